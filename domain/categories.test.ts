import { expect, test } from 'vitest';
import { categories, collectionTitle, isCategory } from './categories.ts';

test('there are seven categories, and a title for each', () => {
  expect(categories.map((category) => category.value)).toEqual([
    'bangles',
    'earrings',
    'cosmetics',
    'necklaces',
    'rings',
    'alna',
    'combo',
  ]);
  expect(collectionTitle('bangles')).toBe('Bangles Collection');
  expect(collectionTitle('')).toBe('All Products');
  expect([isCategory('rings'), isCategory('Rings'), isCategory(undefined)]).toEqual([true, false, false]);
});
