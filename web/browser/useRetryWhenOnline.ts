import { useEffect } from 'react';

/** Loads what failed, or is only what was last seen, again as soon as the network is back. */
export function useRetryWhenOnline(isWanted: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWanted, retry]);
}
