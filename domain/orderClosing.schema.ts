import { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import { amountField } from './money.schema.ts';
import { CLOSING_NOTE_MAX, closingReasonValues } from './orderClosing.ts';
import { pickedLines } from './orderReturns.schema.ts';
import { line } from './text.ts';

export const closingReasonField = z.enum(closingReasonValues, { error: () => orderFormTexts.chooseReason });

/** `courierCharge`: taka. */
export const closeOrderSchema = z.object({
  reason: closingReasonField,
  note: line(() => orderFormTexts.note, CLOSING_NOTE_MAX).default(''),
  /** What is back on the shelf. Left out: everything, or nothing of a lost parcel. */
  returned: pickedLines.optional(),
  courierCharge: amountField(() => orderFormTexts.courierCharge).default(0),
});
