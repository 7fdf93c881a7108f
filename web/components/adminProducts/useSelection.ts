import { useState } from 'react';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  add: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
}

/** The selected products, over all pages of the list. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const remove = (ids: readonly string[]) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const add = (ids: readonly string[]) => setSelected((before) => new Set([...before, ...ids]));
  return {
    ids: [...selected],
    has: (id) => selected.has(id),
    toggle: (id) => (selected.has(id) ? remove([id]) : add([id])),
    add,
    remove,
  };
}
