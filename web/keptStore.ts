/**
 * State that the browser keeps: a zustand store in local storage, in step between tabs, or in the storage of one tab;
 * empty on the server and during hydration (so the first render equals the server's), and gone from storage when it
 * is empty.
 */

import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

const prefix = 'kakon.';

interface Keeping<S> {
  key: string;
  empty: S;
  /** Whatever an older visit or a stranger left in storage must have this shape to be believed. */
  isSound: (kept: unknown) => kept is S;
  /** For this tab alone, and only as long as it is open. */
  isOfTab?: boolean;
}

/** What every kept store can be told, whatever it holds. */
interface Kept {
  makeEmpty: () => void;
  readAgain: () => void;
}

const stores = new Map<string, Kept>();

const areaOf = ({ isOfTab }: { isOfTab?: boolean }): Storage => (isOfTab ? sessionStorage : localStorage);

function tidyStorage<S>(keeping: Keeping<S>): PersistStorage<S> {
  const { empty, isSound } = keeping;
  const emptyText = JSON.stringify(empty);
  return {
    getItem(name) {
      try {
        const kept = JSON.parse(areaOf(keeping).getItem(name) ?? 'null') as StorageValue<unknown> | null;
        return kept && isSound(kept.state) ? { ...kept, state: kept.state } : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        if (JSON.stringify(value.state) === emptyText) areaOf(keeping).removeItem(name);
        else areaOf(keeping).setItem(name, JSON.stringify(value));
      } catch {
        // Storage is full or forbidden: the state lives as long as the page.
      }
    },
    removeItem: (name) => areaOf(keeping).removeItem(name),
  };
}

export function keptStore<S extends object>(keeping: Keeping<S>): StoreApi<S> {
  const name = prefix + keeping.key;
  if (typeof window === 'undefined') return createStore<S>()(() => keeping.empty);
  const store = createStore<S>()(persist(() => keeping.empty, { name, storage: tidyStorage(keeping) }));
  const makeEmpty = () => store.setState(keeping.empty, true);
  // What is kept now, not what an event brings: it may come late, after the next one.
  const readAgain = () => {
    if (areaOf(keeping).getItem(name) === null) makeEmpty();
    else void store.persist.rehydrate();
  };
  stores.set(name, { makeEmpty, readAgain });
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== sessionStorage && (key === null || key === name)) readAgain();
  });
  return store;
}

/** For a page that has slept while other tabs went on: storage tells what stands now. */
export function readKeptAgain(): void {
  for (const { readAgain } of stores.values()) readAgain();
}

const forgetIn = (area: Storage) => {
  for (const name of Object.keys(area)) if (name.startsWith(prefix)) area.removeItem(name);
};

/** Nothing that this shop kept stays behind, also of parts of it that this page never loaded. */
export function forgetEverything(): void {
  for (const { makeEmpty } of stores.values()) makeEmpty();
  forgetIn(localStorage);
  forgetIn(sessionStorage);
}
