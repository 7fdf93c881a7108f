/**
 * Writes CSV for spreadsheets. Text that a spreadsheet would run as a formula gets a leading apostrophe, which
 * `unguarded` removes.
 */
export type Cell = string | number;

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Also after blanks, which a spreadsheet drops first, and after apostrophes, so that each is removed only
 * once.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/**
 * Starts with a byte order mark, which spreadsheets need to read Bangla as UTF-8. Leave it out for programs, which
 * would read it as part of the first cell.
 */
export const csvOf = (rows: readonly (readonly Cell[])[], { hasMark = true } = {}): string =>
  (hasMark ? BYTE_ORDER_MARK : '') + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** The cell as it was before `csvOf` made it harmless. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
