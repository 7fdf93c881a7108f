import { z } from 'zod';
import { amountField } from './money.schema.ts';
import { offeredReceivedBy, PAYMENT_REFERENCE_MAX, receivedByValues } from './orderPayments.ts';
import { line } from './text.ts';

export const receivedByField = z.enum(receivedByValues, { error: 'Unknown way to pay' });

/** `amount`: taka. `paidAt`: UTC; now if left out. */
export const paymentSchema = z.object({
  amount: amountField('Amount').refine((taka) => taka > 0, 'Amount must be more than 0'),
  method: z.enum(offeredReceivedBy, { error: 'Please choose how it was paid' }),
  reference: line('Reference', PAYMENT_REFERENCE_MAX).default(''),
  paidAt: z.iso
    .datetime({ error: 'Date is not valid', offset: true })
    .transform((at) => new Date(at))
    .optional(),
});
