import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costAfter, piecesIn } from './costs.ts';

const costOf = (there: [number, number | null], come: [number, number | null]) =>
  costAfter({ pieces: there[0], costPoisha: there[1] }, { pieces: come[0], costPoisha: come[1] });

describe('the cost after a restock', () => {
  it('is the average of what is there and what comes', () => {
    expect(costOf([10, 10_000], [10, 20_000])).toBe(15_000);
    expect(costOf([30, 10_000], [10, 20_000])).toBe(12_500);
  });

  it('is rounded to whole poisha, half up', () => {
    expect(costOf([1, 100], [1, 101])).toBe(101);
    expect(costOf([2, 100], [1, 101])).toBe(100);
    expect(costOf([1, 100], [2, 101])).toBe(101);
  });

  it('is that of what comes, where what is there is not known or nothing is there', () => {
    expect(costOf([10, null], [1, 500])).toBe(500);
    expect(costOf([0, 9_000], [1, 500])).toBe(500);
  });

  it('stays where what comes has no known cost', () => {
    expect(costOf([10, 700], [5, null])).toBe(700);
    expect(costOf([10, null], [5, null])).toBeNull();
    expect(costOf([10, 700], [0, 900])).toBe(700);
  });

  it('lies between both costs, whatever they are', () => {
    const pieces = fc.integer({ min: 1, max: 1_000_000 });
    const cost = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(pieces, cost, pieces, cost, (there, one, come, other) => {
        const average = costOf([there, one], [come, other]) ?? 0;
        expect(Number.isInteger(average)).toBe(true);
        expect(average).toBeGreaterThanOrEqual(Math.min(one, other));
        expect(average).toBeLessThanOrEqual(Math.max(one, other));
      }),
    );
  });
});

describe('the pieces in counts', () => {
  const sized = [{ size: 'M', stock: 0, available: true }];
  const ring = { category: 'rings', sizes: [] };

  it('are the sum of the sizes of a bangle, and of a ring that has some', () => {
    const sizes = [
      { unit: 'size', pieces: 3 },
      { unit: 'size', pieces: 4 },
    ] as const;
    expect(piecesIn({ category: 'bangles', sizes: sized }, [...sizes, { unit: 'colour', pieces: 50 }])).toBe(
      7,
    );
    expect(piecesIn({ category: 'rings', sizes: sized }, sizes)).toBe(7);
  });

  it('are the larger of own count and colors of other products', () => {
    const colours = [
      { unit: 'colour', pieces: 2 },
      { unit: 'colour', pieces: 3 },
    ] as const;
    expect(piecesIn(ring, [...colours, { unit: 'product', pieces: 4 }])).toBe(5);
    expect(piecesIn(ring, [...colours, { unit: 'product', pieces: 9 }])).toBe(9);
    expect(piecesIn(ring, [{ unit: 'product', pieces: 9 }])).toBe(9);
  });
});
