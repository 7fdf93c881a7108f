import { z } from 'zod';
import { orderPaymentTexts } from '#texts/orderPayments.ts';
import { hasYear } from './dates.schema.ts';
import { amountField } from './money.schema.ts';
import { offeredReceivedBy, PAYMENT_REFERENCE_MAX, receivedByValues } from './orderPayments.ts';
import { line } from './text.ts';

export const receivedByField = z.enum(receivedByValues, { error: () => orderPaymentTexts.unknownMethod });

/** `amount`: taka. `paidAt`: UTC; now if left out. */
export const paymentSchema = z.object({
  amount: amountField(() => orderPaymentTexts.amount).refine((taka) => taka > 0, {
    error: () => orderPaymentTexts.moreThanNothing,
  }),
  method: z.enum(offeredReceivedBy, { error: () => orderPaymentTexts.chooseMethod }),
  reference: line(() => orderPaymentTexts.reference, PAYMENT_REFERENCE_MAX).default(''),
  paidAt: z.iso
    .datetime({ error: () => orderPaymentTexts.dateNotValid, offset: true })
    .transform((at) => new Date(at))
    .refine(hasYear, { error: () => orderPaymentTexts.dateNotValid })
    .optional(),
});

export type PaymentDraft = z.output<typeof paymentSchema>;
