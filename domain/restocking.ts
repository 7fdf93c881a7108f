/** Goods that came in: pieces added to a product's counts. */
import { z } from 'zod';
import { isSoldBySize } from './categories.ts';
import { colourSlug } from './colours.ts';
import { grouped } from './digits.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { MAX_STOCK, type Stocked } from './stock.ts';

export type CountUnit = 'product' | 'size' | 'colour';

/** One count of a product: its own, a size's or a colour's. */
export interface CountedUnit {
  unit: CountUnit;
  /** The size's name or the colour's slug; empty for the product's own. */
  unitName: string;
  /** As people read it. */
  label: string;
  stock: number;
}

/** What can be restocked: a bangle's sizes; else the product's own count, and beside it each colour's. */
export function countedUnits(product: Stocked): CountedUnit[] {
  if (isSoldBySize(product.category)) {
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

export const restockMessages = {
  pieces: `Pieces must be a whole number from 1 to ${grouped(MAX_STOCK)}`,
  nothing: 'Say how many pieces came in',
  unknownUnit: 'This size or color is no longer there',
  done: (pieces: number, name: string) =>
    `${grouped(pieces)} ${pieces === 1 ? 'piece' : 'pieces'} added to ${name}`,
  failed: 'Failed to restock',
} as const;

export const restockSchema = z.object({
  counts: z
    .array(
      z.object({
        unit: z.enum(['product', 'size', 'colour'], { error: restockMessages.unknownUnit }),
        unitName: z.string().max(50, restockMessages.unknownUnit).default(''),
        pieces: typedNumber(wholeNumber(restockMessages.pieces, 1, MAX_STOCK)),
      }),
      { error: restockMessages.nothing },
    )
    .min(1, restockMessages.nothing)
    .max(20, restockMessages.unknownUnit)
    .refine(
      (counts) => new Set(counts.map(({ unit, unitName }) => `${unit} ${unitName}`)).size === counts.length,
      'Each count is named once',
    ),
});
export type Restocking = z.output<typeof restockSchema>;
