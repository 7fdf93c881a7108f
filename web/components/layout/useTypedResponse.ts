import { useRef, useState } from 'react';

/** Typing is faster than responses. */
const debounceMs = 150;
const minCharacters = 2;

export type Typed<Found> = Found & {
  /** The text that the response belongs to. */
  typed: string;
};

/** The server's response to the typed text. Optional: a failure shows none. */
export function useTypedResponse<Found extends object>(
  request: (q: string, signal: AbortSignal) => Promise<Found>,
) {
  const [found, setFound] = useState<Typed<Found> | null>(null);
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
    const response = await request(q, signal).catch(() => null);
    if (!signal.aborted) setFound(response && { ...response, typed: q });
  };

  return { found, ask, forget };
}
