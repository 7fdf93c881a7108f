/** What the shop earns, by day, category or product. */
import type { endpoints } from '#contract/endpoints.ts';
import { categoryLabel } from '#domain/categories.ts';
import { formatDay } from '#domain/dates.ts';
import { type MarginSums, type MarginView, marginOf, marginPercent, marginSpan } from '#domain/margins.ts';
import { toTaka } from '#domain/money.ts';
import type { Handler } from '#server/context.ts';
import { marginsTexts } from '#texts/margins.ts';
import { type MarginRow, readMargins } from './marginQueries.ts';

export const margins: Handler<typeof endpoints.margins> = async ({ query }, { db, clock }) => {
  const { by } = query;
  const span = marginSpan(query, clock());
  const rows = await readMargins(db, by, span);
  return {
    ...span,
    by,
    rows: rows.map((row) => ({ key: row.key, name: nameOf(row, by), ...figuresOf(row) })),
    total: figuresOf(totalOf(rows)),
  };
};

function nameOf({ key, name }: MarginRow, by: MarginView): string {
  if (key === 'delivery') return marginsTexts.delivery;
  if (key === 'unknown') return marginsTexts.unknown;
  if (by === 'day') return formatDay(key);
  return by === 'category' ? categoryLabel(key) : name;
}

type Sums = MarginSums & { pieces: number };

const figuresOf = (sums: Sums) => ({
  pieces: sums.pieces,
  revenue: toTaka(sums.revenue),
  withoutCost: toTaka(sums.withoutCost),
  cost: toTaka(sums.cost),
  courier: toTaka(sums.courier),
  margin: toTaka(marginOf(sums)),
  percent: marginPercent(sums),
});

const totalOf = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (total, row) => ({
      pieces: total.pieces + row.pieces,
      revenue: total.revenue + row.revenue,
      withoutCost: total.withoutCost + row.withoutCost,
      cost: total.cost + row.cost,
      courier: total.courier + row.courier,
    }),
    { pieces: 0, revenue: 0, withoutCost: 0, cost: 0, courier: 0 },
  );
