/** Rows for a spreadsheet. A text that a spreadsheet would run as a formula is made harmless, and harmless text is read back. */
export type Cell = string | number;

const BYTE_ORDER_MARK = '\uFEFF';
/** Also behind blanks, which a spreadsheet drops before it looks; and behind guards, so that each is taken off once. */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/**
 * With a byte order mark, unless told otherwise: spreadsheets take it as the sign of UTF-8, and Bangla stays Bangla.
 * A program that reads the file would take it for a part of the first cell.
 */
export const csvOf = (rows: readonly (readonly Cell[])[], { hasMark = true } = {}): string =>
  (hasMark ? BYTE_ORDER_MARK : '') + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A cell as it was before `csvOf` made it harmless. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
