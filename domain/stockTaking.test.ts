import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockUnit } from './stock.ts';
import { type TakingLine, takingsOf } from './stockTaking.ts';

const size = (name: string, stock: number): StockUnit => ({ kind: 'size', size: name, stock });
const lineOf = (quantity: number, units: StockUnit[], selectedColor: string | null = null): TakingLine => ({
  productId: 'churi',
  name: 'Red Churi',
  selectedSize: 'M',
  selectedColor,
  quantity,
  units,
});

describe('taking stock for several lines', () => {
  it('adds up what two lines draw from the same count', () => {
    const taken = takingsOf([lineOf(2, [size('M', 5)], 'Red'), lineOf(3, [size('M', 5)], 'Green')]);
    expect(taken).toEqual({
      ok: true,
      takings: [{ productId: 'churi', kind: 'size', unitName: 'M', quantity: 5, stock: 5 }],
    });
  });

  it('stops at the line that no longer fits, and says what is left for it', () => {
    const taken = takingsOf([lineOf(4, [size('M', 5)], 'Red'), lineOf(2, [size('M', 5)], 'Green')]);
    expect(taken).toEqual({ ok: false, shortage: { name: 'Red Churi', available: 1 } });
  });

  it('takes from the colour and from the product, the smaller ruling', () => {
    const units: StockUnit[] = [
      { kind: 'colour', colour: 'Gold', stock: 9 },
      { kind: 'product', stock: 2 },
    ];
    expect(takingsOf([lineOf(2, units)])).toMatchObject({ ok: true });
    expect(takingsOf([lineOf(3, units)])).toEqual({
      ok: false,
      shortage: { name: 'Red Churi', available: 2 },
    });
  });

  it('never takes more from a count than it has, nor less than was asked', () => {
    const unit = fc.record({
      name: fc.constantFrom('S', 'M', 'L'),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (asked, stock) => {
        const taken = takingsOf(asked.map(({ name, quantity }) => lineOf(quantity, [size(name, stock)])));
        if (!taken.ok) return taken.shortage.available <= stock;
        const askedOf = (name: string) =>
          asked.filter((line) => line.name === name).reduce((sum, line) => sum + line.quantity, 0);
        return taken.takings.every(
          ({ unitName, quantity }) => quantity <= stock && quantity === askedOf(unitName),
        );
      }),
    );
  });
});
