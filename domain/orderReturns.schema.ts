import { z } from 'zod';
import { quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { amountField } from './money.schema.ts';
import { offeredReturnReasons, RETURN_NOTE_MAX, returnReasonValues } from './orderReturns.ts';
import { line } from './text.ts';

const place = z
  .int({ error: 'Line must be its place in the order' })
  .min(0, 'Line must be its place in the order');

const isDistinct = (picked: readonly { line: number }[]) =>
  new Set(picked.map((each) => each.line)).size === picked.length;

const listOf = <Line extends z.ZodType<{ line: number }>>(each: Line) =>
  z
    .array(each, { error: 'Please choose the items' })
    .max(MAX_CART_LINES, `An order has at most ${MAX_CART_LINES} lines`)
    .refine(isDistinct, 'Each line can be named once');

/** Lines by their place in `orderItems`, each once. May be empty. */
export const pickedLines = listOf(z.object({ line: place, quantity: quantityField }));

/** Lines that come back. What is not restocked is broken or lost. */
export const returnedLines = listOf(
  z.object({ line: place, quantity: quantityField, restock: z.boolean().default(true) }),
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
