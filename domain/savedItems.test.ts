import { expect, test } from 'vitest';
import { piecesToMove, withSaved } from './savedItems.ts';

const item = (productId: string, quantity: number, selectedSize: string | null = null) => ({
  productId,
  quantity,
  selectedSize,
  selectedColor: null,
});

test('the newest item is first, and the same choice is one item', () => {
  const saved = [item('ring', 1), item('bala', 2, 'S')];
  expect(withSaved(saved, item('bala', 3, 'M'))).toEqual([item('bala', 3, 'M'), ...saved]);
  expect(withSaved(saved, item('bala', 3, 'S'))).toEqual([item('bala', 5, 'S'), item('ring', 1)]);
});

test('pieces add up to the most of a line', () => {
  expect(withSaved([item('ring', 9_000)], item('ring', 9_000))).toEqual([item('ring', 10_000)]);
});

test.each([
  [3, { left: 5, inCart: 0 }, 3],
  [3, { left: 5, inCart: 4 }, 1],
  [3, { left: 5, inCart: 5 }, 0],
  [3, { left: 0, inCart: 0 }, 0],
  [3, { left: 2, inCart: 4 }, 0],
])('%j saved with %j moves %j', (saved, stock, moves) => {
  expect(piecesToMove(saved, stock)).toBe(moves);
});
