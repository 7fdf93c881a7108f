import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSteps, pricesOf, stepOf } from './priceSteps.ts';

const poisha = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: 12 }).map((n) => n * 5000),
  fc.integer({ min: 0, max: 12 }).map((n) => n * 5000 + 1),
  fc.integer({ min: 1, max: 12 }).map((n) => n * 5000 - 1),
);
const end = fc.option(poisha);

describe('a step', () => {
  it('contains exactly its own prices', () => {
    fc.assert(
      fc.property(poisha, poisha, poisha, (one, other, price) => {
        const first = Math.min(stepOf(one), stepOf(other));
        const last = Math.max(stepOf(one), stepOf(other));
        const { min, max } = pricesOf(first, last);
        expect(min <= price && price <= max).toBe(first <= stepOf(price) && stepOf(price) <= last);
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 1],
    [4999, 1],
    [5000, 2],
    [5001, 3],
  ])('of %i poisha is the %i.', (price, step) => {
    expect(stepOf(price)).toBe(step);
  });
});

describe('priceSteps', () => {
  it('finds each price of a range exactly once, in a step or in an edge', () => {
    fc.assert(
      fc.property(end, end, poisha, (min, max, price) => {
        const { first, last, edges } = priceSteps({ min, max });
        const step = stepOf(price);
        const found = [
          first <= step && step <= last,
          ...edges.map(([low, high]) => low <= price && price <= high),
        ];
        const isInRange = price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);
        expect(found.filter(Boolean)).toHaveLength(isInRange ? 1 : 0);
      }),
      { numRuns: 5000 },
    );
  });

  it('needs no edge when the ends are multiples of 50 taka', () => {
    expect(priceSteps({ min: 100_000, max: 200_000 })).toEqual({ first: 40, last: 80, edges: [] });
    expect(priceSteps({ min: null, max: 100_000 }).edges).toEqual([]);
    expect(priceSteps({ min: 500_000, max: null }).edges).toEqual([]);
  });

  it('stays within the database’s integer range', () => {
    const { first, last } = priceSteps({ min: 1e14, max: 2e14 });
    expect(Math.max(first, last)).toBeLessThanOrEqual(2_147_483_647);
  });
});
