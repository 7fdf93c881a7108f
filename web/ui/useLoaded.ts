import { useEffect, useState } from 'react';

/**
 * The code that `load` imports, from the time when it is first wanted; null until then. React's `lazy` would replace the
 * page with an error if the load fails. Here the page stays, and the next change of `wanted` tries again.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  wanted: unknown,
  onFailed?: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailed` is a new function in each render
  useEffect(() => {
    if (wanted && !loaded) load().then(setLoaded, onFailed ?? (() => undefined));
  }, [load, wanted, loaded]);
  return loaded;
}
