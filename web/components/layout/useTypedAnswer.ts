import { useRef, useState } from 'react';

/** Typing is faster than answers. */
const debounceMs = 150;
const minCharacters = 2;

export type Typed<Answer> = Answer & {
  /** The text that the answer belongs to. */
  typed: string;
};

/** The server's answer to the typed text. Optional: a failure shows none. */
export function useTypedAnswer<Answer extends object>(
  request: (q: string, signal: AbortSignal) => Promise<Answer>,
) {
  const [found, setFound] = useState<Typed<Answer> | null>(null);
  const pending = useRef<AbortController | null>(null);

  const forget = () => {
    pending.current?.abort();
    setFound(null);
  };

  const ask = async (typed: string) => {
    pending.current?.abort();
    const q = typed.trim();
    if (q.length < minCharacters) return setFound(null);
    const sent = new AbortController();
    const { signal } = sent;
    pending.current = sent;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (signal.aborted) return;
    const answer = await request(q, signal).catch(() => null);
    if (!signal.aborted) setFound(answer && { ...answer, typed: q });
  };

  return { found, ask, forget };
}
