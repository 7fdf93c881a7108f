import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockUnit } from './stock.ts';
import { type AllocationLine, allocationsOf } from './stockAllocation.ts';

const size = (name: string, stock: number): StockUnit => ({ kind: 'size', size: name, stock });
const lineOf = (
  quantity: number,
  units: StockUnit[],
  selectedColor: string | null = null,
): AllocationLine => ({
  productId: 'churi',
  name: 'Red Churi',
  selectedSize: 'M',
  selectedColor,
  quantity,
  units,
});

describe('allocating stock for several lines', () => {
  it('adds up what two lines take from the same count', () => {
    const allocated = allocationsOf([lineOf(2, [size('M', 5)], 'Red'), lineOf(3, [size('M', 5)], 'Green')]);
    expect(allocated).toEqual({
      ok: true,
      allocations: [{ productId: 'churi', kind: 'size', unitName: 'M', quantity: 5, stock: 5 }],
    });
  });

  it('fails at the first line over the stock, with the pieces left for it', () => {
    const allocated = allocationsOf([lineOf(4, [size('M', 5)], 'Red'), lineOf(2, [size('M', 5)], 'Green')]);
    expect(allocated).toEqual({ ok: false, shortage: { name: 'Red Churi', available: 1 } });
  });

  it('takes from the colour and from the product, limited by the smaller', () => {
    const units: StockUnit[] = [
      { kind: 'colour', colour: 'Gold', stock: 9 },
      { kind: 'product', stock: 2 },
    ];
    expect(allocationsOf([lineOf(2, units)])).toMatchObject({ ok: true });
    expect(allocationsOf([lineOf(3, units)])).toEqual({
      ok: false,
      shortage: { name: 'Red Churi', available: 2 },
    });
  });

  it('takes exactly what was asked and never more than the count has', () => {
    const unit = fc.record({
      name: fc.constantFrom('S', 'M', 'L'),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (asked, stock) => {
        const allocated = allocationsOf(
          asked.map(({ name, quantity }) => lineOf(quantity, [size(name, stock)])),
        );
        const askedOf = (name: string) =>
          asked.filter((line) => line.name === name).reduce((sum, line) => sum + line.quantity, 0);
        expect(allocated.ok).toBe(asked.every(({ name }) => askedOf(name) <= stock));
        if (allocated.ok) {
          for (const { unitName, quantity } of allocated.allocations)
            expect(quantity).toBe(askedOf(unitName));
        } else {
          expect(allocated.shortage.available).toBeLessThanOrEqual(stock);
        }
      }),
    );
  });
});
