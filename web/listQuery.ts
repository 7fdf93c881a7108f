/** The query of a list that lives in its page's address: filters, sort and page. */

/** The address of the same list with some of its query changed. Whatever else changes, it begins at page 1. */
export function withQuery(search: string, changes: Record<string, string | number | null>): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query}`;
}

/** A page of the list as it is filtered now. */
export const pageHref = (search: string, page: number): string =>
  withQuery(search, { page: page === 1 ? null : page });

/** What a call of the list takes from an address, which may hold more. What a value may be is the API's affair. */
export const pickQuery = <Asked extends object>(
  query: URLSearchParams,
  names: readonly (keyof Asked & string)[],
): Asked =>
  Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []))) as Asked;
