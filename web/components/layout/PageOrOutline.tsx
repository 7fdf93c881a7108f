import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useNextPlace } from '#web/browser/useNextPlace.ts';

/**
 * Renders the page. A slow navigation shows the next page's outline, so that the click is seen to work. The current
 * page stays mounted but hidden, in case the navigation fails.
 */
export function PageOrOutline({ children }: { children: ReactNode }) {
  const [outline, setOutline] = useState<{ PageOutline: ComponentType<{ path: string }> } | null>(null);
  const prepare = useCallback(() => void import('./PageOutline.tsx').then(setOutline, () => undefined), []);
  const path = useSlowPath(prepare);
  const isOutlined = path !== null && outline !== null;
  return (
    <>
      {isOutlined && <outline.PageOutline path={path} />}
      <div hidden={isOutlined}>{children}</div>
    </>
  );
}

/** After this time without a change, a click seems to have had no effect. */
const slowMs = 400;
/** Most navigations are over by then and need no outline. */
const prepareMs = 150;

/** The path of a slow navigation to another page, or null. Calls `prepare` before. */
function useSlowPath(prepare: () => void): string | null {
  const { pathname } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const next = useNextPlace();
  const asked = next && next.pathname !== pathname ? next.pathname : null;

  // Cleared together with the new page. A timer that fires later would scroll the restored page to its top.
  useLayoutEffect(() => {
    if (!asked) return setSlow(null);
    const preparing = window.setTimeout(prepare, prepareMs);
    const timer = window.setTimeout(() => {
      // The router stored the previous page's scroll position when it was left.
      window.scrollTo({ top: 0, behavior: 'instant' });
      setSlow(asked);
    }, slowMs);
    return () => {
      window.clearTimeout(preparing);
      window.clearTimeout(timer);
    };
  }, [asked, prepare]);

  return slow === asked ? slow : null;
}
