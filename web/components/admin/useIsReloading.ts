import { useLocation, useNavigation } from 'react-router';

/** True while the same page loads with another query. Its old rows stay visible meanwhile. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location?.pathname === pathname;
}
