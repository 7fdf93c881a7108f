import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourcedUnit } from './combos.ts';
import type { StockUnit } from './stock.ts';
import { type AllocationLine, allocationsOf } from './stockAllocation.ts';

const size = (name: string, stock: number): StockUnit => ({ kind: 'size', size: name, stock });
const sourced = (unit: StockUnit, each = 1, productId = 'churi'): SourcedUnit => ({
  ...unit,
  productId,
  each,
});
const lineOf = (quantity: number, units: StockUnit[]): AllocationLine => ({
  name: 'Red Churi',
  quantity,
  units: units.map((unit) => sourced(unit)),
});

describe('allocating stock for several lines', () => {
  it('adds up what two lines take from the same count', () => {
    const allocated = allocationsOf([lineOf(2, [size('M', 5)]), lineOf(3, [size('M', 5)])]);
    expect(allocated).toEqual({
      ok: true,
      allocations: [{ productId: 'churi', kind: 'size', unitName: 'M', quantity: 5, stock: 5 }],
    });
  });

  it('fails at the first line over the stock, with the pieces left for it', () => {
    const allocated = allocationsOf([lineOf(4, [size('M', 5)]), lineOf(2, [size('M', 5)])]);
    expect(allocated).toEqual({ ok: false, shortage: { name: 'Red Churi', available: 1 } });
  });

  it('takes from the color and from the product, limited by the smaller', () => {
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

  it('takes the pieces of a combo from its components, together with lines of these', () => {
    const studs: StockUnit = { kind: 'product', stock: 7 };
    const combo = (quantity: number): AllocationLine => ({
      name: 'Bridal Set',
      quantity,
      units: [sourced(size('M', 9), 3), sourced(studs, 1, 'studs')],
    });
    const alone = { name: 'Pearl Studs', quantity: 4, units: [sourced(studs, 1, 'studs')] };
    expect(allocationsOf([combo(3), alone])).toEqual({
      ok: true,
      allocations: [
        { productId: 'churi', kind: 'size', unitName: 'M', quantity: 9, stock: 9 },
        { productId: 'studs', kind: 'product', unitName: '', quantity: 7, stock: 7 },
      ],
    });
    expect(allocationsOf([combo(2), alone, lineOf(4, [size('M', 9)])])).toEqual({
      ok: false,
      shortage: { name: 'Red Churi', available: 3 },
    });
    expect(allocationsOf([lineOf(4, [size('M', 9)]), combo(2)])).toEqual({
      ok: false,
      shortage: { name: 'Bridal Set', available: 1 },
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
