import { type RefObject, useRef, useState } from 'react';
import { api } from '#web/api.ts';

export type Suggestions = Awaited<ReturnType<typeof api.suggestions>>;

/** Letters come faster than answers: asked once the hand rests. */
const restMs = 150;
const fewestLetters = 2;

function newAsking(asking: RefObject<AbortController | null>): AbortController {
  asking.current = new AbortController();
  return asking.current;
}

/** What the shop would offer for what has been typed so far; an extra, so where it can't be had there is none. */
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
    if (q.length < fewestLetters) return setFound(null);
    const { signal } = newAsking(asking);
    await new Promise((rested) => setTimeout(rested, restMs));
    if (signal.aborted) return;
    const answer = await api.suggestions({ query: { q } }, { signal }).catch(() => null);
    if (!signal.aborted) setFound(answer);
  };

  return { found, ask, forget };
}
