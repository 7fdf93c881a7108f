import { describe, expect, test } from 'vitest';
import type { Stocked } from './stock.ts';
import { countChanges, stocktakingSchema, unitsToCount } from './stocktaking.ts';

const ring: Stocked = { category: 'rings', stock: 4, sizes: [], colors: [] };
const lipstick: Stocked = {
  ...ring,
  category: 'cosmetics',
  stock: 5,
  colors: [
    { name: 'Deep Red', stock: 3, available: true },
    { name: 'Pink', stock: 2, available: true },
  ],
};
const bangle: Stocked = {
  ...ring,
  category: 'bangles',
  stock: 0,
  sizes: [{ size: '2.6', stock: 7, available: true }],
};

test('what is counted: sizes of a bangle, colors, else the product', () => {
  const names = (product: Stocked) => unitsToCount(product).map(({ label, stock }) => [label, stock]);
  expect(names(ring)).toEqual([['Stock', 4]]);
  expect(names(lipstick)).toEqual([
    ['Deep Red', 3],
    ['Pink', 2],
  ]);
  expect(names(bangle)).toEqual([['Size 2.6', 7]]);
});

describe('the change of the counts', () => {
  test('leaves out what was right', () => {
    expect(countChanges(ring, [{ unit: 'product', unitName: '', pieces: 0 }])).toEqual([]);
    expect(countChanges(ring, [{ unit: 'product', unitName: '', pieces: -3 }])).toEqual([
      { unit: 'product', unitName: '', label: 'Stock', pieces: -3, from: 4, to: 1 },
    ]);
  });

  test('moves the count of all colors by their sum', () => {
    const found = [
      { unit: 'colour', unitName: 'deep-red', pieces: -2 },
      { unit: 'colour', unitName: 'pink', pieces: 1 },
    ] as const;
    expect(countChanges(lipstick, found).map(({ unit, to }) => [unit, to])).toEqual([
      ['colour', 1],
      ['colour', 3],
      ['product', 4],
    ]);
  });
});

describe('what an admin enters', () => {
  const count = { product: 'p', unit: 'product', expected: 4, counted: '৩' };
  const messageOf = (counts: unknown) => stocktakingSchema.safeParse({ counts }).error?.issues[0]?.message;

  test('may have Bangla digits, and be 0', () => {
    expect(stocktakingSchema.parse({ counts: [count] }).counts[0]).toMatchObject({
      counted: 3,
      unitName: '',
    });
    expect(messageOf([{ ...count, counted: 0 }])).toBeUndefined();
  });

  test.each([[-1], [1.5], ['two'], [''], [null], [1e9]])('is refused if it is %j', (counted) => {
    expect(messageOf([{ ...count, counted }])).toBe('Enter the pieces as a whole number from 0 to 1,000,000');
  });

  test('is refused if it is empty, or names a count twice', () => {
    expect(messageOf([])).toBe('Please enter at least one count');
    expect(messageOf(undefined)).toBe('Please enter at least one count');
    expect(messageOf([count, { ...count, product: 'P' }])).toBe('Each count can be entered only once');
  });
});
