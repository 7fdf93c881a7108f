/** The order of the rows of the page Margins. */
import type { MarginView } from '#domain/margins.ts';
import { marginsTexts } from '#texts/margins.ts';
import type { Margins } from '#web/api/responses.ts';

type Row = Margins['rows'][number];

const largest = (figure: (row: Row) => number | null) => (one: Row, other: Row) =>
  (figure(other) ?? Number.NEGATIVE_INFINITY) - (figure(one) ?? Number.NEGATIVE_INFINITY);

const orders: Record<string, { label: string; compare: (one: Row, other: Row) => number }> = {
  revenue: { label: marginsTexts.highestRevenue, compare: largest(({ revenue }) => revenue) },
  margin: { label: marginsTexts.highestMargin, compare: largest(({ margin }) => margin) },
  lowest: { label: marginsTexts.lowestMargin, compare: largest(({ margin }) => -margin) },
  percent: { label: marginsTexts.highestPercent, compare: largest(({ percent }) => percent) },
  cost: { label: marginsTexts.highestCost, compare: largest(({ cost }) => cost) },
  pieces: { label: marginsTexts.mostPieces, compare: largest(({ pieces }) => pieces) },
  withoutCost: {
    label: marginsTexts.mostWithoutKnownCost,
    compare: largest(({ withoutCost }) => withoutCost),
  },
};

/** The choices of the sort; blank is how the rows come. */
export const sortChoices = (by: MarginView) => [
  { value: '', label: by === 'day' ? marginsTexts.newestFirst : marginsTexts.highestRevenue },
  ...Object.entries(orders)
    .filter(([name]) => by === 'day' || name !== 'revenue')
    .map(([value, { label }]) => ({ value, label })),
];

/** Deliveries stay last: they are no goods. */
export function sortMargins(rows: readonly Row[], sort: string): Row[] {
  const compare = orders[sort]?.compare;
  const goods = rows.filter(({ key }) => key !== 'delivery');
  const deliveries = rows.filter(({ key }) => key === 'delivery');
  return [...(compare ? goods.sort(compare) : goods), ...deliveries];
}
