import { useRef } from 'react';

/** Returns what runs one task at a time: the second press of a double click comes before the page shows the first. */
export function useOneAtATime() {
  const isRunning = useRef(false);
  return async (task: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  };
}
