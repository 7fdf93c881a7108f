/** The open order is part of the address of its list, so Back closes it and a link opens it. */

export const openedId = (search: string): string | null => new URLSearchParams(search).get('order');

export function openedHref(search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.set('order', id);
  return `?${query}`;
}

export function closedHref(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('order');
  return `?${query}`;
}

interface Searches {
  /** The query of the page, and of the page that is loading. */
  current: string;
  next: string;
}

/** Shows the list's data at once. An order that the list lacks replaces the one before it when it has loaded. */
export function openOrder<T>({ current, next }: Searches, find: (id: string) => T | null): T | null {
  const [currentId, nextId] = [openedId(current), openedId(next)];
  if (nextId === null) return null;
  return find(nextId) ?? (currentId === null ? null : find(currentId));
}
