import { useEffect, useState } from 'react';
import { useLoaded } from '#web/ui/useLoaded.ts';

/** In milliseconds. The code for bad networks loads after the first view. */
const AFTER_VIEW_MS = 4_000;

const start = async () => ({ Note: (await import('./start.ts')).startOffline() });

/** Mounted once, in the page layout. */
export function Offline() {
  const [isViewed, setViewed] = useState(false);
  useEffect(() => {
    const starting = window.setTimeout(setViewed, AFTER_VIEW_MS, true);
    return () => window.clearTimeout(starting);
  }, []);
  const loaded = useLoaded(start, isViewed);
  return loaded && <loaded.Note />;
}
