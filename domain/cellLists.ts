/**
 * A list in one CSV cell: `|` separates items, `:` separates the parts of an item. A backslash before one of
 * these, or before a backslash, makes it an ordinary character.
 */

const escaped = (text: string, marks: RegExp): string => text.replace(marks, '\\$&');

/** The last part needs no escape for `:`, since nothing follows it. */
export const writeItem = (parts: readonly (string | number)[]): string =>
  parts
    .map((part, place) => escaped(String(part), place === parts.length - 1 ? /[|\\]/g : /[|:\\]/g))
    .join(':');

/** 'S:2.4/24 | M:2.6/26' */
export const writeList = (items: readonly (readonly (string | number)[])[]): string =>
  items.map(writeItem).join(' | ');

/**
 * Splits at each separator without a backslash, into at most this many pieces. The last piece is the rest.
 */
function cut(text: string, mark: string, most: number): string[] {
  const pieces = [''];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '\\') pieces[pieces.length - 1] += letter + (text[++at] ?? '');
    else if (letter === mark && pieces.length < most) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces;
}

const plain = (text: string): string => text.replace(/\\([|:\\])/g, '$1').trim();

/** The items of a cell, each with at most `parts` trimmed parts. Blank items are dropped. */
export const readList = (cell: string, parts: number): string[][] =>
  cut(cell, '|', Number.POSITIVE_INFINITY)
    .filter((item) => item.trim() !== '')
    .map((item) => cut(item, ':', parts).map(plain));
