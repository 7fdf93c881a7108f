/** The order whose details stand open is part of the address: Back closes them, and a link leads right to them. */

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
