import { useEffect, useState } from 'react';
import { sayNotLoaded } from './sayNotLoaded.ts';

/**
 * Loads code when it is first wanted; null until then. If that fails, the page stays as it is, and the next change of
 * `wanted` tries again. React's `lazy` would replace the page with an error.
 *
 * `onFailed` closes what the user has opened, and a message says why. What a page loads by itself fails silently.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  wanted: unknown,
  onFailed?: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailed` is a new function in each render
  useEffect(() => {
    const fail = () => {
      if (!onFailed) return;
      onFailed();
      sayNotLoaded();
    };
    if (wanted && !loaded) load().then(setLoaded, fail);
  }, [load, wanted, loaded]);
  return loaded;
}
