import { z } from 'zod';
import { choiceFields } from './carts.schema.ts';
import { idField } from './ids.schema.ts';
import { wholeNumber } from './numbers.ts';
import { MAX_QUANTITY } from './stock.ts';

export const pendingSelectionSchema = z.object({
  productId: idField('Product'),
  ...choiceFields,
  quantity: wholeNumber('Quantity is not valid', 1, MAX_QUANTITY),
  action: z.enum(['addToCart', 'buyNow']),
});
export type PendingSelection = z.output<typeof pendingSelectionSchema>;

/** Reads a stored selection. Null for anything invalid. */
export function readPendingSelection(stored: string | null): PendingSelection | null {
  if (stored === null) return null;
  try {
    return pendingSelectionSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
