/**
 * A list in one cell of a sheet: items with `|` between, an item's parts with `:` between. A backslash before one of
 * these (or before a backslash) makes it an ordinary letter.
 */

const escaped = (text: string, marks: RegExp): string => text.replace(marks, '\\$&');

/** The last part may hold `:` as it is: nothing comes behind it. */
export const writeItem = (parts: readonly (string | number)[]): string =>
  parts
    .map((part, place) => escaped(String(part), place === parts.length - 1 ? /[|\\]/g : /[|:\\]/g))
    .join(':');

export const writeList = (items: readonly (readonly (string | number)[])[]): string =>
  items.map(writeItem).join(' | ');

/** Cut where a mark stands without a backslash; at most so many pieces, the last with all that is left. */
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

/** The items of a cell, each as at most `parts` trimmed parts; blank items are dropped. */
export const readList = (cell: string, parts: number): string[][] =>
  cut(cell, '|', Number.POSITIVE_INFINITY)
    .filter((item) => item.trim() !== '')
    .map((item) => cut(item, ':', parts).map(plain));
