/**
 * Stock counts edited on an old basis: a count that the writer did not change takes today's value, since
 * pieces may have been sold meanwhile.
 */

/** Pieces by name of the size or color. */
export type Counts = ReadonlyMap<string, number>;

/** The stock counts of rows by name. */
export const countsBy = <Row extends { stock: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Counts => new Map(rows.map((row) => [nameOf(row), row.stock]));

/**
 * `saved` is what the writer saw, `fresh` the current count. A row's count is used only if the writer changed
 * it.
 */
export const recount = <Row extends { stock: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { saved, fresh }: { saved: Counts; fresh: Counts },
): Row[] =>
  rows.map((row) => {
    const name = nameOf(row);
    const now = fresh.get(name);
    return now !== undefined && saved.get(name) === row.stock ? { ...row, stock: now } : row;
  });
