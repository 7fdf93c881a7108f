/** What goods cost the shop, by the moving average. All amounts are in poisha for one piece; null is not known. */
import type { CountUnit } from './productCounts.ts';
import { isSoldBySize } from './sizes.ts';
import type { Stocked } from './stock.ts';

/** Pieces of one kind with what one of them cost. */
export interface CostedPieces {
  pieces: number;
  costPoisha: number | null;
}

/**
 * What a piece costs once `come` is put to what is `there`: the average over all pieces, rounded to whole poisha, half up.
 * Pieces that come without a known cost change nothing. Where the cost of what is there is not known, or nothing is there,
 * it is the cost of what comes.
 */
export function costAfter(there: CostedPieces, come: CostedPieces): number | null {
  if (come.costPoisha === null || come.pieces <= 0) return there.costPoisha;
  if (there.costPoisha === null || there.pieces <= 0) return come.costPoisha;
  const value = there.pieces * there.costPoisha + come.pieces * come.costPoisha;
  return Math.floor(value / (there.pieces + come.pieces) + 0.5);
}

/**
 * The pieces that counts stand for. Each piece of a product sold by size is in one size. Each piece of another product is in
 * its own count and, where it has colors or batches, in one of these too. Either may have been left out, so the larger figure
 * counts.
 */
export function piecesIn(
  product: Pick<Stocked, 'category' | 'sizes'>,
  counts: readonly { unit: CountUnit; pieces: number }[],
): number {
  const of = (wanted: CountUnit) =>
    counts.reduce((sum, { unit, pieces }) => sum + (unit === wanted ? pieces : 0), 0);
  return isSoldBySize(product) ? of('size') : Math.max(of('product'), of('colour'), of('batch'));
}
