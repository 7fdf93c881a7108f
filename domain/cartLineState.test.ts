import { describe, expect, test } from 'vitest';
import { stateOfLine } from './cartLineState.ts';
import { noticeText } from './noticeText.ts';

const ring = { category: 'rings', stock: 4, sizes: [], colors: [], pricePoisha: 5000 };
const stored = { quantity: 2, seenPoisha: 5000, selectedSize: null, selectedColor: null };

describe('a line beside its current product says', () => {
  test.each([
    ['nothing changed', stored, ring, { available: true, maxQuantity: 4, quantity: 2, notice: null }],
    [
      'the price changed',
      { ...stored, seenPoisha: 4000 },
      ring,
      { available: true, maxQuantity: 4, quantity: 2, notice: 'price_changed' },
    ],
    [
      'fewer are left',
      { ...stored, quantity: 9 },
      ring,
      { available: true, maxQuantity: 4, quantity: 4, notice: 'short' },
    ],
    [
      'none is left',
      stored,
      { ...ring, stock: 0 },
      { available: false, maxQuantity: 0, quantity: 2, notice: 'short' },
    ],
    ['the product is gone', stored, null, { available: false, maxQuantity: 0, quantity: 2, notice: 'gone' }],
    [
      'its size is gone',
      { ...stored, selectedSize: 'S' },
      { ...ring, category: 'bangles' },
      { available: false, maxQuantity: 0, quantity: 2, notice: 'gone' },
    ],
  ])('%s', (_, line, product, state) => {
    expect(stateOfLine(line, product)).toEqual(state);
  });

  test('what has changed, in words', () => {
    expect(noticeText('short', 3)).toBe('Only 3 left in stock');
    expect(noticeText('short', 0)).toBe('Out of Stock');
    expect(noticeText('gone', 0)).toBe('This item is no longer available');
  });
});
