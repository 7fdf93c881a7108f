import { z } from 'zod';
import { payoutsTexts } from '#texts/payouts.ts';
import { amountField } from './money.schema.ts';

/** What a courier pays later of what it had paid short for an order, in taka. */
export const laterPaymentSchema = z.object({
  amount: amountField(() => payoutsTexts.amount).refine((taka) => taka > 0, {
    error: () => payoutsTexts.moreThanNothing,
  }),
});
