import { z } from 'zod';
import { amountField } from './money.schema.ts';
import { CLOSING_NOTE_MAX, closingReasonValues } from './orderClosing.ts';
import { pickedLines } from './orderReturns.schema.ts';
import { line } from './text.ts';

export const closingReasonField = z.enum(closingReasonValues, { error: 'Please choose a reason' });

/** `courierCharge`: taka. */
export const closeOrderSchema = z.object({
  reason: closingReasonField,
  note: line('Note', CLOSING_NOTE_MAX).default(''),
  /** What is back on the shelf. Left out: everything, or nothing of a lost parcel. */
  returned: pickedLines.optional(),
  courierCharge: amountField('Courier charge').default(0),
});
