import { type RefObject, useRef, useState } from 'react';
import { api } from '#web/api/client.ts';

export type Suggestions = Awaited<ReturnType<typeof api.suggestions>> & {
  /** The text they belong to. */
  typed: string;
};

/** Debounce: typing is faster than answers. */
const restMs = 150;
const minCharacters = 2;

function newAsking(asking: RefObject<AbortController | null>): AbortController {
  asking.current = new AbortController();
  return asking.current;
}

/** Suggestions for the typed text. Optional: a failure shows none. */
export function useSuggestions() {
  const [found, setFound] = useState<Suggestions | null>(null);
  const asking = useRef<AbortController | null>(null);

  const forget = () => {
    asking.current?.abort();
    setFound(null);
  };

  const ask = async (typed: string) => {
    asking.current?.abort();
    const q = typed.trim();
    if (q.length < minCharacters) return setFound(null);
    const { signal } = newAsking(asking);
    await new Promise((rested) => setTimeout(rested, restMs));
    if (signal.aborted) return;
    const answer = await api.suggestions({ query: { q } }, { signal }).catch(() => null);
    if (!signal.aborted) setFound(answer && { ...answer, typed: q });
  };

  return { found, ask, forget };
}
