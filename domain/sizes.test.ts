import { expect, test } from 'vitest';
import { categoryValues } from './categories.ts';
import { isSoldBySize, MAX_SIZES, mayHaveSizes, mustHaveSizes, sizedCategoryOf, sizeLimit } from './sizes.ts';

test('bangles need one to four sizes, rings may have up to twelve, others have none', () => {
  const rules = categoryValues.map((category) => [
    category,
    mayHaveSizes(category),
    mustHaveSizes(category),
    sizeLimit(category),
  ]);
  expect(rules).toEqual([
    ['bangles', true, true, 4],
    ['earrings', false, false, 0],
    ['cosmetics', false, false, 0],
    ['necklaces', false, false, 0],
    ['rings', true, false, 12],
    ['alna', false, false, 0],
    ['combo', false, false, 0],
  ]);
  expect(MAX_SIZES).toBe(12);
});

test.each([
  ['bangles', 0, true],
  ['bangles', 2, true],
  ['rings', 0, false],
  ['rings', 1, true],
  ['earrings', 1, false],
  ['toString', 1, false],
  ['', 1, false],
])('%s with %i sizes are sold by size: %s', (category, count, is) => {
  expect(isSoldBySize({ category, sizes: Array(count).fill('M') })).toBe(is);
});

test.each([
  ['bangles', ['M'], 'bangles'],
  ['rings', ['Large'], 'rings'],
  ['combo', ['S', 'M'], 'bangles'],
  ['combo', ['12', '14'], 'rings'],
])('the sizes of %s, %j, are those of %s', (category, names, expected) => {
  expect(sizedCategoryOf({ category, sizes: names.map((size) => ({ size })) })).toBe(expected);
});
