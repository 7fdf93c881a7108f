import { expect, it } from 'vitest';
import { figureText, marginColumns } from './marginColumns.ts';

const figures = {
  pieces: 2,
  revenue: 1060,
  withoutCost: 1000,
  cost: 0,
  courier: 0,
  margin: 60,
  percent: null,
};
const textsOf = (shown: typeof figures) =>
  Object.fromEntries(marginColumns.map((column) => [column.name, figureText(column, shown)]));

it('says that the cost is unknown, instead of a margin of delivery fees alone', () => {
  expect(textsOf(figures)).toMatchObject({
    revenue: '৳1,060',
    cost: '–',
    margin: 'Cost unknown',
    percent: '–',
  });
});

it('shows the margin of what has a known cost', () => {
  expect(textsOf({ ...figures, cost: 400, margin: -340 })).toMatchObject({ cost: '৳400', margin: '-৳340' });
});
