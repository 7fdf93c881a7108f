/**
 * Persisted browser state: a zustand store in local storage, in step between tabs, or in session storage for one tab.
 * It is empty on the server and during hydration, so that the first render equals the server's. An empty store leaves
 * nothing in storage.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';

/** All that the shop stores in a browser has this prefix. A logout removes it by that. */
export const storedPrefix = 'kakon.';

interface StoreOptions<S> {
  key: string;
  empty: S;
  /** Stored state must have this shape: an older version or somebody else may have written it. */
  isSound: (stored: unknown) => stored is S;
  /** Uses session storage: one tab, until it closes. */
  isOfTab?: boolean;
}

/** Operations of every store, whatever its state. */
interface AnyStore {
  makeEmpty: () => void;
  readAgain: () => void;
}

const stores = new Map<string, AnyStore>();

const areaOf = ({ isOfTab }: { isOfTab?: boolean }): Storage => (isOfTab ? sessionStorage : localStorage);

interface StoredState<S> {
  /** Undefined if what is stored has another shape. */
  read: () => S | undefined;
  write: (state: S) => void;
  /** True if another tab has changed the stored state since this page read or wrote it. */
  hasChanged: () => boolean;
}

/** The storage may be full or blocked. State that it refuses lasts as long as the page. */
function storedState<S>(name: string, options: StoreOptions<S>): StoredState<S> {
  const { empty, isSound } = options;
  const emptyText = JSON.stringify(empty);
  let known: string | null = null;
  const storedText = (): string | null => {
    try {
      return areaOf(options).getItem(name);
    } catch {
      return known;
    }
  };
  return {
    hasChanged: () => storedText() !== known,
    read() {
      known = storedText();
      if (known === null) return { ...empty };
      try {
        const stored = JSON.parse(known) as { state: unknown } | null;
        return stored && isSound(stored.state) ? { ...empty, ...stored.state } : undefined;
      } catch {
        return undefined;
      }
    },
    write(state) {
      const text = JSON.stringify(state) === emptyText ? null : JSON.stringify({ state });
      try {
        if (text === null) areaOf(options).removeItem(name);
        else areaOf(options).setItem(name, text);
        known = text;
      } catch {
        // Full or blocked.
      }
    },
  };
}

export function persistedStore<S extends object>(options: StoreOptions<S>): StoreApi<S> {
  const name = storedPrefix + options.key;
  const store = createStore<S>()(() => options.empty);
  if (typeof window === 'undefined') return store;
  const stored = storedState(name, options);
  let justRead: S | undefined;
  // What has just been read is not written again: that could undo a newer change of another tab.
  store.subscribe((state) => {
    if (state !== justRead) stored.write(state);
    justRead = undefined;
  });
  const read = () => {
    justRead = stored.read();
    if (justRead) store.setState(justRead, true);
  };
  read();
  const makeEmpty = () => store.setState(options.empty, true);
  // Reads the storage instead of the event, which may arrive after a later change.
  const readAgain = () => {
    if (stored.hasChanged()) read();
  };
  stores.set(name, { makeEmpty, readAgain });
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== sessionStorage && (key === null || key === name)) readAgain();
  });
  return store;
}

/** Whether a store has something in local storage. For stores whose code is not loaded yet. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(storedPrefix + key) !== null;
  } catch {
    return false;
  }
}

/** Other tabs may have changed the storage: their events arrive late, and not at all in the back/forward cache. */
export function rereadStores(): void {
  for (const { readAgain } of stores.values()) readAgain();
}

function forgetIn(options: { isOfTab?: boolean }): void {
  try {
    const area = areaOf(options);
    for (const name of Object.keys(area)) if (name.startsWith(storedPrefix)) area.removeItem(name);
  } catch {
    // The browser blocks the storage, so there is nothing in it.
  }
}

/** Empties a store, even if this page never loaded it. */
export function clearStored(key: string): void {
  stores.get(storedPrefix + key)?.makeEmpty();
  try {
    localStorage.removeItem(storedPrefix + key);
  } catch {
    // The browser blocks the storage, so there is nothing in it.
  }
}

/** Removes everything that the shop stored, including stores that this page never loaded. */
export function clearPersistedState(): void {
  for (const { makeEmpty } of stores.values()) makeEmpty();
  forgetIn({ isOfTab: false });
  forgetIn({ isOfTab: true });
}
