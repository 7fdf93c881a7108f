/** The open order is part of the address, so Back closes it and a link opens it. */

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
