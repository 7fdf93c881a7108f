import { useState } from 'react';

export interface Marked {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  mark: (ids: readonly string[]) => void;
  unmark: (ids: readonly string[]) => void;
}

/** Which products are marked, over all pages of the list. */
export function useMarked(): Marked {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const unmark = (ids: readonly string[]) =>
    setMarked((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const mark = (ids: readonly string[]) => setMarked((before) => new Set([...before, ...ids]));
  return {
    ids: [...marked],
    has: (id) => marked.has(id),
    toggle: (id) => (marked.has(id) ? unmark([id]) : mark([id])),
    mark,
    unmark,
  };
}
