/** The query of a list is in its page's address: filters, sort and page. */

/** The address of the same list with a changed query. Every change leads back to page 1. */
export function withQuery(search: string, changes: Record<string, string | number | null>): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query}`;
}

/** The address of another page with the current filters. */
export const pageHref = (search: string, page: number): string =>
  withQuery(search, { page: page === 1 ? null : page });

/** Picks the parameters of a list call from an address, which may hold others. The API validates their values. */
export const pickQuery = <Asked extends object>(
  query: URLSearchParams,
  names: readonly (keyof Asked & string)[],
): Asked =>
  Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []))) as Asked;
