import { useCallback, useSyncExternalStore } from 'react';

/** False on the server and during hydration. Use it for optional additions, not for layout. */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
