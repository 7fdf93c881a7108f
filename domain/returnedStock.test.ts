import { expect, it } from 'vitest';
import { returnedStockText } from './returnedStock.ts';

const items = [
  { name: 'Ring', selectedSize: null, selectedColor: null },
  { name: 'Bangle set', selectedSize: 'M', selectedColor: null },
];

it.each([
  [[{ line: 0, quantity: 1, restocked: true }], 'back in stock'],
  [[{ line: 1, quantity: 2, restocked: false }], 'broken or lost, not in stock'],
  [
    [
      { line: 1, quantity: 2, restocked: true },
      { line: 1, quantity: 1, restocked: false },
      { line: 0, quantity: 1, restocked: false },
    ],
    'back in stock: Bangle set, Size M × 2; broken or lost: Bangle set, Size M × 1, Ring × 1',
  ],
])('%j: %s', (returned, text) => {
  expect(returnedStockText(returned, items)).toBe(text);
});
