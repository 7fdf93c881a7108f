/** Restocking and corrections: an admin moves a product's counts up or down, with a reason. */

import { z } from 'zod';
import { grouped } from '#texts/numbers.ts';
import { incomingBatch } from './batches.schema.ts';
import { type Batch, type Batched, batchLabel, byExpiry } from './batches.ts';
import { colourName, colourSlug } from './colours.ts';
import { knownCostField } from './money.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { counted } from './plurals.ts';
import { isSoldBySize } from './sizes.ts';
import { hasComponents, MAX_STOCK, type Stocked } from './stock.ts';
import { correctionReasons, mayMoveBy } from './stockMovements.ts';
import { line } from './text.ts';

export type CountUnit = 'product' | 'size' | 'colour' | 'batch';

/** One stock count of a product: its own, a size's, a colour's or a batch's. */
export interface CountedUnit {
  unit: CountUnit;
  /** The size's name, the colour's slug or the batch's id. Empty for the product's own count. */
  unitName: string;
  /** The label for people. */
  label: string;
  stock: number;
}

/**
 * The counts that can be restocked: the sizes of a product sold by size; the batches of a product that has them; else the
 * product's own count and each colour's. A combo with components has none.
 */
export function countedUnits(product: Stocked & Batched): CountedUnit[] {
  if (hasComponents(product)) return [];
  if (product.batches) return [...product.batches].sort(byExpiry).map(batchUnit);
  if (isSoldBySize(product)) {
    return product.sizes.map(({ size, stock }) => ({
      unit: 'size',
      unitName: size,
      label: `Size ${size}`,
      stock,
    }));
  }
  const own: CountedUnit = {
    unit: 'product',
    unitName: '',
    label: product.colors.length > 0 ? 'All colors together' : 'Stock',
    stock: product.stock,
  };
  const colours = product.colors.map(
    ({ name, stock }): CountedUnit => ({ unit: 'colour', unitName: colourSlug(name), label: name, stock }),
  );
  return [...colours, own];
}

export function batchUnit({ id, colour, pieces, sellable, ...batch }: Batch): CountedUnit {
  const named = colour ? `${colourName(colour)}: ${batchLabel(batch)}` : batchLabel(batch);
  const label = sellable ? named : `${named} (not for sale)`;
  return { unit: 'batch', unitName: id, label, stock: pieces };
}

export const restockMessages = {
  pieces: `Pieces must be a whole number from 1 to ${grouped(MAX_STOCK)}`,
  unknownReason: 'Please choose why the stock changes',
  taken: (pieces: number, name: string) => `${counted(pieces, 'piece')} taken from ${name}`,
  nothing: 'Please enter how many pieces',
  unitCost: 'Cost of a piece must be an amount above 0',
  notBought: 'Only for pieces that were bought',
  notComing: 'Only for pieces that come in',
  unknownUnit: 'This size or color no longer exists',
  combo: 'The stock of this combo is that of its products. Restock these instead.',
  done: (pieces: number, name: string) => `${counted(pieces, 'piece')} added to ${name}`,
  failed: 'Failed to change the stock',
} as const;

/** Names one count of a product. */
export const countUnitFields = {
  unit: z.enum(['product', 'size', 'colour', 'batch'], { error: restockMessages.unknownUnit }),
  unitName: z.string().max(50, restockMessages.unknownUnit).default(''),
};

const restockFields = z.object({
  reason: z.enum(correctionReasons, { error: restockMessages.unknownReason }).default('restock'),
  counts: z
    .array(
      z.object({
        ...countUnitFields,
        /** Negative where the count falls. */
        pieces: typedNumber(wholeNumber(restockMessages.pieces, -MAX_STOCK, MAX_STOCK)),
        /** The batch that the pieces come into, of a cosmetic: a new one, or one of this label. */
        batch: incomingBatch.optional(),
      }),
      { error: restockMessages.nothing },
    )
    .min(1, restockMessages.nothing)
    .max(20, restockMessages.unknownUnit)
    .refine(
      (counts) =>
        new Set(counts.map(({ unit, unitName, batch }) => `${unit} ${unitName} ${batch?.label ?? ''}`))
          .size === counts.length,
      'Each size or color can be listed only once',
    ),
  /** What one of the pieces cost, in taka. The product's cost becomes the average of what is there and what comes. */
  unitCost: knownCostField(restockMessages.unitCost),
  /** Whom they were bought from. */
  supplier: line('Supplier', 100).default(''),
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
    context.addIssue({ code: 'custom', path: ['counts', place, 'pieces'], message: restockMessages.pieces });
  }
});
export type Restocking = z.output<typeof restockSchema>;
