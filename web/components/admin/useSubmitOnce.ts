/** Keeps the second press of a double click from sending a fetcher's form again: it comes before the page shows the first. */
import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';

/** Returns `begin`, which says whether a form may be sent now. */
export function useSubmitOnce({ state, data }: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>) {
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` tells one response from the next
  useEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state, data]);
  return (): boolean => {
    const isFirst = !isSent.current;
    isSent.current = true;
    return isFirst;
  };
}
