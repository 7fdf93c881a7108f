/** Restocking and corrections: an admin moves a product's counts up or down, with a reason. */

import { z } from 'zod';
import { restockMessages } from '#texts/stockChanges.ts';
import { incomingBatch } from './batches.schema.ts';
import { type Batch, type Batched, batchLabel, byExpiry } from './batches.ts';
import { colourName } from './colourPresets.ts';
import { colourSlug, shownColour } from './colours.ts';
import { knownCostField } from './money.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { type CountUnit, countUnits } from './productCounts.ts';
import { isSoldBySize } from './sizes.ts';
import { hasComponents, MAX_STOCK, type Stocked } from './stock.ts';
import { correctionReasons, mayMoveBy } from './stockMovements.ts';
import { line } from './text.ts';

/** One stock count of a product: its own, a size's, a color's or a batch's. */
export interface CountedUnit {
  unit: CountUnit;
  /** The size's name, the color's slug or the batch's id. Empty for the product's own count. */
  unitName: string;
  /** The label for people. */
  label: string;
  stock: number;
}

/**
 * The counts that can be restocked: the sizes of a product sold by size; the batches of a product that has them; else the
 * product's own count and each color's. A combo with components has none.
 */
export function countedUnits(product: Stocked & Batched): CountedUnit[] {
  if (hasComponents(product)) return [];
  if (product.batches) return [...product.batches].sort(byExpiry).map(batchUnit);
  if (isSoldBySize(product)) {
    return product.sizes.map(({ size, stock }) => ({
      unit: 'size',
      unitName: size,
      label: restockMessages.size(size),
      stock,
    }));
  }
  const own: CountedUnit = {
    unit: 'product',
    unitName: '',
    label: product.colors.length > 0 ? restockMessages.allColours : restockMessages.stock,
    stock: product.stock,
  };
  const colours = product.colors.map(
    ({ name, stock }): CountedUnit => ({
      unit: 'colour',
      unitName: colourSlug(name),
      label: shownColour(name),
      stock,
    }),
  );
  return [...colours, own];
}

/** A batch as a count, with its color and whether it is sold in its label. */
export function batchUnit({ id, colour, pieces, sellable, ...batch }: Batch): CountedUnit {
  const named = colour ? `${colourName(colour)}: ${batchLabel(batch)}` : batchLabel(batch);
  const label = sellable ? named : restockMessages.notForSale(named);
  return { unit: 'batch', unitName: id, label, stock: pieces };
}

const isNoUnit = { error: () => restockMessages.unknownUnit };
const isRequired = { error: () => restockMessages.nothing };
const piecesRule = () => restockMessages.pieces(MAX_STOCK);

/** The most counts of one restock. */
const MAX_RESTOCKED_COUNTS = 20;

/** Names one count of a product. */
export const countUnitFields = {
  unit: z.enum(countUnits, isNoUnit),
  unitName: z.string().max(50, isNoUnit).default(''),
};

const restockFields = z.object({
  reason: z.enum(correctionReasons, { error: () => restockMessages.unknownReason }).default('restock'),
  counts: z
    .array(
      z.object({
        ...countUnitFields,
        /** Negative where the count falls. */
        pieces: typedNumber(wholeNumber(piecesRule, -MAX_STOCK, MAX_STOCK)),
        /** The batch that the pieces come into, of a cosmetic: a new one, or one of this label. */
        batch: incomingBatch.optional(),
      }),
      isRequired,
    )
    .min(1, isRequired)
    .max(MAX_RESTOCKED_COUNTS, isNoUnit)
    .refine(
      (counts) =>
        new Set(counts.map(({ unit, unitName, batch }) => `${unit} ${unitName} ${batch?.label ?? ''}`))
          .size === counts.length,
      { error: () => restockMessages.twice },
    ),
  /** What one of the pieces cost, in taka. The product's cost becomes the average of what is there and what comes. */
  unitCost: knownCostField(() => restockMessages.unitCost),
  /** Whom they were bought from. */
  supplier: line(() => restockMessages.supplier, 100).default(''),
});

/** The reason decides whether counts rise or fall. */
export const restockSchema = restockFields.superRefine(({ reason, counts, unitCost, supplier }, context) => {
  const bought = { unitCost, supplier: supplier || undefined };
  for (const [field, given] of Object.entries(bought)) {
    if (reason === 'restock' || given === undefined) continue;
    context.addIssue({ code: 'custom', path: [field], message: restockMessages.notBought });
  }
  for (const [place, { pieces, batch }] of counts.entries()) {
    if (batch && pieces < 0) {
      context.addIssue({
        code: 'custom',
        path: ['counts', place, 'batch'],
        message: restockMessages.notComing,
      });
    }
    if (mayMoveBy(reason, pieces)) continue;
    context.addIssue({ code: 'custom', path: ['counts', place, 'pieces'], message: piecesRule() });
  }
});
export type Restocking = z.output<typeof restockSchema>;
