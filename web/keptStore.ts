/**
 * State that the browser keeps: a zustand store in local storage, in step between tabs, empty on the server
 * and during hydration (so the first render equals the server's), and gone from storage when it is empty.
 */

import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

const prefix = 'kakon.';

interface Keeping<S> {
  key: string;
  empty: S;
  /** Whatever an older visit or a stranger left in storage must have this shape to be believed. */
  isSound: (kept: unknown) => kept is S;
}

const stores = new Map<string, () => void>();

function tidyStorage<S>({ empty, isSound }: Keeping<S>): PersistStorage<S> {
  const emptyText = JSON.stringify(empty);
  return {
    getItem(name) {
      try {
        const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as StorageValue<unknown> | null;
        return kept && isSound(kept.state) ? { ...kept, state: kept.state } : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        if (JSON.stringify(value.state) === emptyText) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Storage is full or forbidden: the state lives as long as the page.
      }
    },
    removeItem: (name) => localStorage.removeItem(name),
  };
}

export function keptStore<S extends object>(keeping: Keeping<S>): StoreApi<S> {
  const name = prefix + keeping.key;
  if (typeof window === 'undefined') return createStore<S>()(() => keeping.empty);
  const store = createStore<S>()(persist(() => keeping.empty, { name, storage: tidyStorage(keeping) }));
  const makeEmpty = () => store.setState(keeping.empty, true);
  stores.set(name, makeEmpty);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== name) return;
    if (newValue === null) makeEmpty();
    else void store.persist.rehydrate();
  });
  return store;
}

/** Nothing that this shop kept stays behind, also of parts of it that this page never loaded. */
export function forgetEverything(): void {
  for (const makeEmpty of stores.values()) makeEmpty();
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
}
