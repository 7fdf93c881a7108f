import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Longer than this, a page that does not change seems not to have been told. */
const noticedMs = 400;

/** The path of another page that was asked for and is slow to come; null while there is none. */
export function useSlowPath(): string | null {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const asked = state === 'loading' && location.pathname !== pathname ? location.pathname : null;

  // With the page that came, not after it: a timer that is due just then would take it from its place to its top.
  useLayoutEffect(() => {
    if (!asked) return setSlow(null);
    const timer = window.setTimeout(() => {
      // Where one was on the page before, the router noted when it was left.
      window.scrollTo({ top: 0, behavior: 'instant' });
      setSlow(asked);
    }, noticedMs);
    return () => window.clearTimeout(timer);
  }, [asked]);

  return slow === asked ? slow : null;
}
