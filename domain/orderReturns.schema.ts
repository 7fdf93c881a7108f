import { z } from 'zod';
import { quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { amountField } from './money.schema.ts';
import { offeredReturnReasons, RETURN_NOTE_MAX, returnReasonValues } from './orderReturns.ts';
import { line } from './text.ts';

const place = z
  .int({ error: 'Line must be its place in the order' })
  .min(0, 'Line must be its place in the order');

interface Picked {
  line: number;
  restock?: boolean;
}

const isDistinct = (picked: readonly Picked[]) =>
  new Set(picked.map(({ line, restock }) => `${line} ${restock}`)).size === picked.length;

const listOf = <Line extends z.ZodType<Picked>>(each: Line, most: number, repeated: string) =>
  z
    .array(each, { error: 'Please choose the items' })
    .max(most, `An order has at most ${MAX_CART_LINES} lines`)
    .refine(isDistinct, repeated);

/** Lines by their place in `orderItems`, each once. May be empty. */
export const pickedLines = listOf(
  z.object({ line: place, quantity: quantityField }),
  MAX_CART_LINES,
  'Each line can be named once',
);

/** Lines that come back. What is not restocked is broken or lost: a line with pieces of both kinds is named twice. */
export const returnedLines = listOf(
  z.object({ line: place, quantity: quantityField, restock: z.boolean().default(true) }),
  2 * MAX_CART_LINES,
  'Fine and broken pieces of a line can be named once each',
).min(1, 'Please choose the items');

export const returnReasonField = z.enum(returnReasonValues, { error: 'Please choose a reason' });

/** `refund`: taka. */
export const returnSchema = z.object({
  lines: returnedLines,
  reason: z.enum(offeredReturnReasons, { error: 'Please choose a reason' }),
  refund: amountField('Refund'),
  note: line('Note', RETURN_NOTE_MAX).default(''),
});

/** `kept`: what the customer took. `collected`: taka, what she paid at the door. */
export const partialDeliverySchema = z.object({
  kept: pickedLines,
  collected: amountField('Collected amount'),
});
