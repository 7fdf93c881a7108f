/** What a guest was about to buy when sign-in came between; kept by the browser, resumed after. */
import { z } from 'zod';
import { choiceFields } from './carts.ts';
import { idField } from './ids.ts';
import { wholeNumber } from './numbers.ts';
import { MAX_QUANTITY } from './stock.ts';

/** The action runs this long after the selection is restored, so that the shopper sees what happens. */
export const RESUME_DELAY_MS = 500;

export const pendingSelectionSchema = z.object({
  productId: idField('Product'),
  ...choiceFields,
  quantity: wholeNumber('Quantity is not valid', 1, MAX_QUANTITY),
  action: z.enum(['addToCart', 'buyNow']),
});
export type PendingSelection = z.output<typeof pendingSelectionSchema>;

/** Storage may hold anything; what isn't a selection is none. */
export function readPendingSelection(stored: string | null): PendingSelection | null {
  if (stored === null) return null;
  try {
    return pendingSelectionSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

export const resumesOn = (
  selection: PendingSelection | null,
  productId: string,
): selection is PendingSelection => selection?.productId === productId;
