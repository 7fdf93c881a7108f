import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartAddSchema, cartMergeSchema, cartUpdateSchema } from './carts.schema.ts';
import { cartTotals, limitToStock, lineKey, mergeLines } from './carts.ts';

const line = fc.record({
  productId: fc.constantFrom('a', 'b'),
  selectedSize: fc.constantFrom(null, 'S'),
  selectedColor: fc.constantFrom(null, 'S'),
  quantity: fc.integer({ min: 1, max: 50 }),
});

describe('a cart addition', () => {
  test('is one piece by default, and blank choices mean none', () => {
    expect(cartAddSchema.parse({ productId: 'p', selectedSize: ' ', price: 1 } as never)).toEqual({
      productId: 'p',
      quantity: 1,
      selectedSize: null,
      selectedColor: null,
    });
  });

  test.each([0, -1, 1.5, 10_001, 'many', '', null, true])('is not %j pieces', (quantity) => {
    expect(cartAddSchema.safeParse({ productId: 'p', quantity } as never).error?.issues[0]?.message).toBe(
      'Quantity must be a whole number from 1 to 10,000',
    );
  });

  test('is removed by a quantity of 0 or less', () => {
    expect(cartUpdateSchema.parse({ itemId: 'i', quantity: 0 }).quantity).toBe(0);
    expect(cartUpdateSchema.parse({ itemId: 'i', quantity: '-3' }).quantity).toBe(-3);
    expect(cartUpdateSchema.safeParse({ itemId: 'i' } as never).success).toBe(false);
  });

  test('of a guest has at most 100 lines', () => {
    const items = Array.from({ length: 101 }, () => ({ productId: 'p' }));
    expect(cartMergeSchema.safeParse({ items }).success).toBe(false);
    expect(cartMergeSchema.parse({ items: items.slice(1) }).items).toHaveLength(100);
  });
});

describe('lines', () => {
  test('of one product, size and color become one line without losing pieces', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const merged = mergeLines(lines);
        expect(new Set(merged.map(lineKey)).size).toBe(merged.length);
        const pieces = (of: typeof lines) => of.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(pieces(merged)).toBe(pieces(lines));
        expect(mergeLines(merged)).toEqual(merged);
      }),
    );
  });

  test('keep the order of first appearance', () => {
    const one = { productId: 'a', selectedSize: null, selectedColor: null, quantity: 1 };
    const other = { ...one, productId: 'b' };
    expect(mergeLines([one, other, one])).toEqual([{ ...one, quantity: 2 }, other]);
  });
});

test('a cart counts and charges only what can be bought', () => {
  expect(
    cartTotals([
      { pricePoisha: 1999, quantity: 3, available: true },
      { pricePoisha: 500, quantity: 2, available: true },
      { pricePoisha: 9900, quantity: 1, available: false },
    ]),
  ).toEqual({ totalPoisha: 6997, totalItems: 5, itemCount: 3 });
  expect(cartTotals([])).toEqual({ totalPoisha: 0, totalItems: 0, itemCount: 0 });
});

test('a quantity is limited to 1 … stock left', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 500 }), (quantity, left) => {
      const limited = limitToStock(quantity, left);
      expect(limited >= 1 && limited <= left).toBe(true);
    }),
  );
});
