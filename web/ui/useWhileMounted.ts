import { useEffect, useRef } from 'react';

/**
 * Does nothing once the component is gone: a form that was closed while it saved must not close the form that was opened
 * after it.
 */
export function useWhileMounted(act: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) act();
  };
}
