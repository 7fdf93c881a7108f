import { z } from 'zod';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import { quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { amountField } from './money.schema.ts';
import { offeredReturnReasons, RETURN_NOTE_MAX, returnReasonValues } from './orderReturns.ts';
import { line } from './text.ts';

const place = z
  .int({ error: () => orderReturnTexts.linePlace })
  .min(0, { error: () => orderReturnTexts.linePlace });

interface Picked {
  line: number;
  restock?: boolean;
}

const isDistinct = (picked: readonly Picked[]) =>
  new Set(picked.map(({ line, restock }) => `${line} ${restock}`)).size === picked.length;

const listOf = <Line extends z.ZodType<Picked>>(each: Line, most: number, repeated: () => string) =>
  z
    .array(each, { error: () => orderReturnTexts.chooseItems })
    .max(most, { error: () => orderReturnTexts.tooManyLines(MAX_CART_LINES) })
    .refine(isDistinct, { error: repeated });

/** Lines by their place in `orderItems`, each once. May be empty. */
export const pickedLines = listOf(
  z.object({ line: place, quantity: quantityField }),
  MAX_CART_LINES,
  () => orderReturnTexts.lineOnce,
);

/** Lines that come back. What is not restocked is broken or lost: a line with pieces of both kinds is named twice. */
export const returnedLines = listOf(
  z.object({ line: place, quantity: quantityField, restock: z.boolean().default(true) }),
  2 * MAX_CART_LINES,
  () => orderReturnTexts.piecesOnce,
).min(1, { error: () => orderReturnTexts.chooseItems });

export const returnReasonField = z.enum(returnReasonValues, { error: () => orderReturnTexts.chooseReason });

/** `refund`: taka. */
export const returnSchema = z.object({
  lines: returnedLines,
  reason: z.enum(offeredReturnReasons, { error: () => orderReturnTexts.chooseReason }),
  refund: amountField(() => orderReturnTexts.refund),
  note: line(() => orderReturnTexts.note, RETURN_NOTE_MAX).default(''),
});
export type ReturnDraft = z.output<typeof returnSchema>;

/** `kept`: what the customer took. `collected`: taka, what she paid at the door. */
export const partialDeliverySchema = z.object({
  kept: pickedLines,
  collected: amountField(() => orderReturnTexts.collected),
});
