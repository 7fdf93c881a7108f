/** Stocktaking: an admin counts what lies in the shop, and the stock follows. Counts are in pieces. */
import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { stocktakingMessages } from '#texts/stocktaking.ts';
import { batchChanges, type CountChange, movesOfBatches } from './batchChanges.ts';
import type { Batched } from './batches.ts';
import { idField } from './ids.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { countKey } from './productCounts.ts';
import { type CountedUnit, countedUnits, countUnitFields } from './restocking.ts';
import { MAX_STOCK, type Stocked } from './stock.ts';

/** The most counts in one save. */
export const MAX_COUNTS = 1000;

const isRequired = { error: () => stocktakingMessages.nothing };
const pieces = (max: number) => typedNumber(wholeNumber(() => stocktakingMessages.pieces(max), 0, max));

export const stocktakingSchema = z.object({
  counts: z
    .array(
      z.object({
        product: idField(() => fieldTexts.product),
        ...countUnitFields,
        /** What the list showed. The stock moves by the difference, so orders placed meanwhile stay. */
        expected: pieces(2 * MAX_STOCK),
        counted: pieces(MAX_STOCK),
      }),
      isRequired,
    )
    .min(1, isRequired)
    .max(MAX_COUNTS, { error: () => stocktakingMessages.tooMany(MAX_COUNTS) })
    .refine((counts) => new Set(counts.map(productCountKey)).size === counts.length, {
      error: () => stocktakingMessages.twice,
    }),
});
export type CountedPieces = z.output<typeof stocktakingSchema>['counts'][number];

interface CountName extends Pick<CountedUnit, 'unit' | 'unitName'> {
  product: string;
}

/** Names one count of one product. */
export const productCountKey = ({ product, unit, unitName }: CountName): string =>
  `${product} ${countKey({ unit, unitName })}`;

/** What can be counted on a shelf. The count of a product with colors is the sum of theirs, so it is left out. */
export function unitsToCount(product: Stocked & Batched): CountedUnit[] {
  const units = countedUnits(product);
  return units.length > 1 ? units.filter(({ unit }) => unit !== 'product') : units;
}

/**
 * How a product's counts move: those that were not right, and with its colors the product's own. With its batches, the
 * counts of colors and product that follow from them.
 */
export function countChanges(
  product: Stocked & Batched,
  found: readonly (Pick<CountedUnit, 'unit' | 'unitName'> & { pieces: number })[],
): CountChange[] {
  if (product.batches) return batchChanges(product, movesOfBatches(product.batches, found));
  const units = countedUnits(product);
  const moved = found.filter(({ pieces }) => pieces !== 0);
  const sum = moved.reduce((total, { unit, pieces }) => total + (unit === 'colour' ? pieces : 0), 0);
  const withSum = sum === 0 ? moved : [...moved, { unit: 'product' as const, unitName: '', pieces: sum }];
  return withSum.flatMap(({ unit, unitName, pieces }) => {
    const known = units.find((one) => one.unit === unit && one.unitName === unitName);
    if (!known) return [];
    const { label, stock } = known;
    return [{ unit, unitName, label, pieces, from: stock, to: stock + pieces }];
  });
}
