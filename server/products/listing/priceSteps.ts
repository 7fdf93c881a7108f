/**
 * Price steps for counting products by price, as `price_step` in the migrations defines them: one step for each
 * multiple of 50 taka, and one for all prices between it and the next.
 */
import type { PoishaRange } from './listingFilter.ts';

const width = 5_000;
const lastStep = 2_147_483_647;

export interface PriceSteps {
  /** Steps that lie completely within the range, both ends included. None when `first > last`. */
  first: number;
  last: number;
  /** The rest at both ends: ranges of poisha within one step, both ends included. */
  edges: readonly (readonly [number, number])[];
}

/** The price range of adjacent steps. */
export const pricesOf = (first: number, last: number): { min: number; max: number } => ({
  min: Math.floor(first / 2) * width + (first % 2),
  max: Math.floor(last / 2) * width + (last % 2) * (width - 1),
});

export const stepOf = (poisha: number): number =>
  isMultiple(poisha) ? between(poisha) - 1 : between(poisha);

const between = (poisha: number): number => 2 * Math.floor(poisha / width) + 1;
const isMultiple = (poisha: number): boolean => poisha % width === 0;

export function priceSteps({ min, max }: PoishaRange): PriceSteps {
  const low = min ?? 0;
  const high = max ?? Number.MAX_SAFE_INTEGER;
  if (low > high) return { first: 1, last: 0, edges: [] };
  const isWithinOne = !isMultiple(low) && !isMultiple(high) && between(low) === between(high);
  if (isWithinOne) return { first: 1, last: 0, edges: [[low, high]] };
  const below = partBelow(low);
  const above = max === null ? null : partAbove(high);
  return {
    first: Math.min(isMultiple(low) ? between(low) - 1 : between(low) + 1, lastStep),
    last:
      max === null ? lastStep : Math.min(isMultiple(high) ? between(high) - 1 : between(high) - 1, lastStep),
    edges: [below, above].filter((edge) => edge !== null),
  };
}

/** From a lower end that is not a multiple up to the next multiple. */
const partBelow = (low: number): [number, number] | null =>
  isMultiple(low) ? null : [low, (Math.floor(low / width) + 1) * width - 1];

/** From the last multiple up to an upper end that is not a multiple. */
const partAbove = (high: number): [number, number] | null =>
  isMultiple(high) ? null : [Math.floor(high / width) * width + 1, high];
