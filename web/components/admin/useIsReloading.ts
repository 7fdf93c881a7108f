import { useLocation, useNavigation } from 'react-router';

/** The same page is on its way with another query: its rows are old, but stay till the new ones are there. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location?.pathname === pathname;
}
