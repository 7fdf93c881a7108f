/** Counts that were written down a while ago: what was left alone is today's, since pieces may have been sold since. */

/** Pieces by the name of what is counted. */
export type Counts = ReadonlyMap<string, number>;

export const countsBy = <Row extends { stock: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Counts => new Map(rows.map((row) => [nameOf(row), row.stock]));

/** `saved` is what the writer saw, `fresh` what is counted now; a row's count holds where the writer changed it. */
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
