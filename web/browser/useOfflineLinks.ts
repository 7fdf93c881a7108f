/** Mounted once, in the page layout. */
import { useEffect } from 'react';

/** In milliseconds. The code for offline links loads after the first view. */
const AFTER_VIEW_MS = 4_000;

/** Without a connection there is nothing to load it from. */
const ignore = () => undefined;

const watchOffline = () => void import('./offlineLinks.ts').then(({ watchLinks }) => watchLinks(), ignore);

export function useOfflineLinks(): void {
  useEffect(() => {
    const watching = window.setTimeout(watchOffline, AFTER_VIEW_MS);
    return () => window.clearTimeout(watching);
  }, []);
}
