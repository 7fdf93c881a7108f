// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetEverything, keptStore } from './keptStore.ts';

interface Shelf {
  books: string[];
}

const isShelf = (kept: unknown): kept is Shelf => Array.isArray((kept as Shelf | null)?.books);
let count = 0;
const key = () => `shelf${count}`;
const name = () => `kakon.${key()}`;
const openShelf = () => keptStore<Shelf>({ key: key(), empty: { books: [] }, isSound: isShelf });
const written = (books: string[]) => JSON.stringify({ state: { books }, version: 0 });
const otherTabWrites = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(name());
  else localStorage.setItem(name(), newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: name(), newValue }));
};

beforeEach(() => {
  count += 1;
  localStorage.clear();
});

describe('what the browser keeps', () => {
  it('is there again on the next visit', () => {
    openShelf().setState({ books: ['Padma'] });
    expect(openShelf().getState().books).toEqual(['Padma']);
  });

  it('is empty during hydration, whatever is kept', () => {
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

  it('follows another tab, also to nothing', () => {
    const shelf = openShelf();
    otherTabWrites(written(['Meghna']));
    expect(shelf.getState().books).toEqual(['Meghna']);
    otherTabWrites(null);
    expect(shelf.getState().books).toEqual([]);
    expect(localStorage.getItem(name())).toBeNull();
  });

  it('goes by what is kept now, where the news of another tab comes late', () => {
    const shelf = openShelf();
    localStorage.setItem(name(), written(['Jamuna']));
    window.dispatchEvent(new StorageEvent('storage', { key: name(), newValue: null }));
    expect(shelf.getState().books).toEqual(['Jamuna']);
    expect(localStorage.getItem(name())).not.toBeNull();
  });

  it('is of one tab where it is to be', () => {
    const shelf = keptStore<Shelf>({ key: key(), empty: { books: [] }, isSound: isShelf, isOfTab: true });
    shelf.setState({ books: ['Padma'] });
    expect(sessionStorage.getItem(name())).not.toBeNull();
    expect(localStorage.getItem(name())).toBeNull();
    forgetEverything();
    expect(shelf.getState().books).toEqual([]);
    expect(sessionStorage.getItem(name())).toBeNull();
  });

  it.each(['{', '"text"', '{"state":{"books":"all"},"version":0}', 'null'])('does not believe %s', (text) => {
    localStorage.setItem(name(), text);
    expect(openShelf().getState().books).toEqual([]);
  });

  it('is forgotten whole, also by parts of the shop that were never loaded', () => {
    const shelf = openShelf();
    shelf.setState({ books: ['Padma'] });
    localStorage.setItem('kakon.neverLoaded', '1');
    localStorage.setItem('anotherSite', '1');
    forgetEverything();
    expect(shelf.getState().books).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['anotherSite']);
  });
});
