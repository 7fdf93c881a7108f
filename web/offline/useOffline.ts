/** Mounted once, in the page layout. */
import { useEffect } from 'react';

/** In milliseconds. The code for bad networks loads after the first view. */
const AFTER_VIEW_MS = 4_000;

/** Without a connection there is nothing to load it from. */
const ignore = () => undefined;

const start = () => void import('./start.ts').then(({ startOffline }) => startOffline(), ignore);

export function useOffline(): void {
  useEffect(() => {
    const starting = window.setTimeout(start, AFTER_VIEW_MS);
    return () => window.clearTimeout(starting);
  }, []);
}
