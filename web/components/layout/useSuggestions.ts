import { useRef, useState } from 'react';
import { api } from '#web/api/client.ts';

export type Suggestions = Awaited<ReturnType<typeof api.suggestions>> & {
  /** The text they belong to. */
  typed: string;
};

/** Typing is faster than answers. */
const debounceMs = 150;
const minCharacters = 2;

/** Suggestions for the typed text. Optional: a failure shows none. */
export function useSuggestions() {
  const [found, setFound] = useState<Suggestions | null>(null);
  const pending = useRef<AbortController | null>(null);

  const forget = () => {
    pending.current?.abort();
    setFound(null);
  };

  const ask = async (typed: string) => {
    pending.current?.abort();
    const q = typed.trim();
    if (q.length < minCharacters) return setFound(null);
    const request = new AbortController();
    const { signal } = request;
    pending.current = request;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (signal.aborted) return;
    const answer = await api.suggestions({ query: { q } }, { signal }).catch(() => null);
    if (!signal.aborted) setFound(answer && { ...answer, typed: q });
  };

  return { found, ask, forget };
}
