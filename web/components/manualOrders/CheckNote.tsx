import CircleAlert from 'virtual:lucide/circle-alert';
import type { ReactNode } from 'react';

/** Marks what the message did not say clearly. */
export const CheckNote = ({ children }: { children: ReactNode }) => (
  <span className="wrap-anywhere inline-flex items-start gap-1.5 font-medium text-caution text-xs">
    <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
    {children}
  </span>
);
