import { useLayoutEffect, useState } from 'react';

const endNow = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

/** Bottom edge of the header in pixels; updated while it is needed. */
export function useHeaderEnd(isWanted: boolean): number {
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const look = () => setEnd(Math.max(0, endNow()));
    look();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [isWanted]);
  return end;
}
