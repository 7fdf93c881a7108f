import type { ReactNode } from 'react';

/** "Ctrl + Enter reads it", for those with a keyboard. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <span className="pointer-coarse:hidden">
    <kbd className="font-text">Ctrl + Enter</kbd> {children}
  </span>
);
