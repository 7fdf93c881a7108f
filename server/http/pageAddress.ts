/**
 * Those who send visitors hang marks on an address, another for each visitor, to know where they came from. The page is
 * the same: it is made and kept once, and everybody who comes from a post gets what is ready.
 */
const mark =
  /^(?:utm_\w+|fbclid|mibextid|igshid|igsh|gclid|gbraid|wbraid|gad_\w+|dclid|srsltid|msclkid|ttclid|twclid|yclid|mc_cid|mc_eid|_gl)(?:=|$)/;

/** The path and query that a page is made for. The browser keeps the address it came with; readers of the API mean theirs. */
export function pageAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0 || url.startsWith('/api/')) return url;
  const query = url.slice(start + 1).split('&');
  const asked = query.filter((pair) => !mark.test(pair));
  if (asked.length === query.length) return url;
  const path = url.slice(0, start);
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
