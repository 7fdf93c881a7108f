import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersistedState, persistedStore, rereadStores } from './persistedStore.ts';

interface Shelf {
  books: string[];
}

const isShelf = (stored: unknown): stored is Shelf => Array.isArray((stored as Shelf | null)?.books);
let count = 0;
const key = () => `shelf${count}`;
const name = () => `kakon.${key()}`;
const openShelf = () => persistedStore<Shelf>({ key: key(), empty: { books: [] }, isSound: isShelf });
const written = (books: string[]) => JSON.stringify({ state: { books } });
const otherTabWrites = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(name());
  else localStorage.setItem(name(), newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: name(), newValue }));
};

beforeEach(() => {
  count += 1;
  localStorage.clear();
});

describe('a persisted store', () => {
  it('is restored on the next visit', () => {
    openShelf().setState({ books: ['Padma'] });
    expect(openShelf().getState().books).toEqual(['Padma']);
  });

  it('is empty during hydration, whatever is stored', () => {
    localStorage.setItem(name(), written(['Padma']));
    expect(openShelf().getInitialState().books).toEqual([]);
  });

  it('leaves nothing in storage once it is empty', () => {
    const shelf = openShelf();
    shelf.setState({ books: ['Padma'] });
    expect(localStorage.getItem(name())).not.toBeNull();
    shelf.setState({ books: [] });
    expect(localStorage.getItem(name())).toBeNull();
  });

  it('follows another tab, also when it empties the store', () => {
    const shelf = openShelf();
    otherTabWrites(written(['Meghna']));
    expect(shelf.getState().books).toEqual(['Meghna']);
    otherTabWrites(null);
    expect(shelf.getState().books).toEqual([]);
    expect(localStorage.getItem(name())).toBeNull();
  });

  it('does not write what it has just read', () => {
    openShelf();
    const newer = '{"state":{"books":["Meghna"]},"writtenBy":"another tab"}';
    otherTabWrites(newer);
    expect(localStorage.getItem(name())).toBe(newer);
  });

  it('writes a state that it once read, when a change is taken back', () => {
    otherTabWrites(written(['Padma']));
    const shelf = openShelf();
    const before = shelf.getState();
    shelf.setState({ books: ['Meghna'] });
    shelf.setState(before, true);
    expect(localStorage.getItem(name())).toBe(written(['Padma']));
  });

  it('reads the storage, not a late event of another tab', () => {
    const shelf = openShelf();
    localStorage.setItem(name(), written(['Jamuna']));
    window.dispatchEvent(new StorageEvent('storage', { key: name(), newValue: null }));
    expect(shelf.getState().books).toEqual(['Jamuna']);
    expect(localStorage.getItem(name())).not.toBeNull();
  });

  it('belongs to one tab if it is set so', () => {
    const shelf = persistedStore<Shelf>({
      key: key(),
      empty: { books: [] },
      isSound: isShelf,
      isOfTab: true,
    });
    shelf.setState({ books: ['Padma'] });
    expect(sessionStorage.getItem(name())).not.toBeNull();
    expect(localStorage.getItem(name())).toBeNull();
    clearPersistedState();
    expect(shelf.getState().books).toEqual([]);
    expect(sessionStorage.getItem(name())).toBeNull();
  });

  it.each(['{', '"text"', '{"state":{"books":"all"}}', 'null'])('ignores the malformed value %s', (text) => {
    localStorage.setItem(name(), text);
    expect(openShelf().getState().books).toEqual([]);
  });

  it('is removed completely, stores that were never loaded included', () => {
    const shelf = openShelf();
    shelf.setState({ books: ['Padma'] });
    localStorage.setItem('kakon.neverLoaded', '1');
    localStorage.setItem('anotherSite', '1');
    clearPersistedState();
    expect(shelf.getState().books).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['anotherSite']);
  });

  it('tells its subscribers nothing if it is read again without a change', () => {
    const shelf = openShelf();
    shelf.setState({ books: ['Padma'] });
    const listener = vi.fn();
    shelf.subscribe(listener);
    rereadStores();
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps its state for the page if the storage is full', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { getItem: () => null, setItem } as unknown as Storage;
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
    const shelf = openShelf();
    shelf.setState({ books: ['Padma'] });
    rereadStores();
    expect(shelf.getState().books).toEqual(['Padma']);
  });

  it('keeps its state for the page if the browser blocks the storage, and can be emptied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const shelf = openShelf();
    shelf.setState({ books: ['Padma'] });
    rereadStores();
    expect(shelf.getState().books).toEqual(['Padma']);
    clearPersistedState();
    expect(shelf.getState().books).toEqual([]);
  });
});
