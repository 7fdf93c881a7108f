/**
 * A page has one address: lower case, single slashes, none at the end, no needless escapes. The router also accepts other
 * spellings. Rendered and cached as pages of their own, they would be copies without end.
 */

/** One character, or an escaped byte such as `%2F`. */
const piece = /%[\da-f]{2}|[^%]/gi;

/** Escapes of these mean the same as the characters (RFC 3986, 2.3). */
const needsNoEscape = /^[\w.~-]$/;

function plainPiece(text: string): string {
  if (text.length === 1) return text.toLowerCase();
  const character = String.fromCharCode(Number.parseInt(text.slice(1), 16));
  return needsNoEscape.test(character) ? character.toLowerCase() : text.toUpperCase();
}

/** The page's own address, with the query as it was sent: `/Shop//x/?q=A` → `/shop/x?q=A`. Starts with one slash. */
export function plainAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  // The parser resolves `..`, and reads a backslash as a slash, as browsers do.
  const { pathname } = new URL(`http://shop${path}`);
  const plain = pathname
    .replace(piece, plainPiece)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return plain + url.slice(path.length);
}
