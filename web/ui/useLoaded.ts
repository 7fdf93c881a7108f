import { useEffect, useState } from 'react';

/**
 * Loads code when it is first wanted; null until then. If that fails, the page stays as it is, and the next change of
 * `wanted` tries again. React's `lazy` would replace the page with an error.
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
