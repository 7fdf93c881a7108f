import { useLocation } from 'react-router';
import { useNextPlace } from '#web/browser/useNextPlace.ts';

/** True while the same page loads with another query. Its old rows stay visible meanwhile. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  return useNextPlace()?.pathname === pathname;
}
