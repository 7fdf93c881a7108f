/** Drafts of the forms of one kind, stored in this browser until they are saved or discarded. */
import { storedPrefix } from './persistedStore.ts';

interface DraftStorage<Draft> {
  find: (key: string) => Draft | null;
  store: (key: string, draft: Draft) => void;
  drop: (key: string) => void;
}

export function draftStorage<Draft>(
  kind: string,
  isSound: (stored: unknown) => stored is Draft,
): DraftStorage<Draft> {
  const nameOf = (key: string) => `${storedPrefix}${kind}.${key}`;
  return {
    find(key) {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
        return isSound(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    store(key, draft) {
      try {
        localStorage.setItem(nameOf(key), JSON.stringify(draft));
      } catch {
        // Storage is full or blocked; the draft lasts as long as the page.
      }
    },
    drop(key) {
      try {
        localStorage.removeItem(nameOf(key));
      } catch {
        // The browser blocks the storage, so there is nothing in it.
      }
    },
  };
}
