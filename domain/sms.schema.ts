import { z } from 'zod';
import { smsRules } from '#texts/sms.ts';
import { isWholePoisha } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';

const onOrOff = z.boolean({ error: () => smsRules.onOrOff });
const priceRule = { error: () => smsRules.price };

export const smsSettingsSchema = z.object({
  orderPlaced: onOrOff,
  orderShipped: onOrOff,
  orderReturned: onOrOff,
  // A page of the version before, which stays open meanwhile, does not send these.
  orderEdited: onOrOff.default(true),
  orderCancelled: onOrOff.default(true),
  orderRefunded: onOrOff.default(true),
  backInStock: onOrOff,
  /** Taka. */
  segmentPrice: typedNumber(
    z.number(priceRule).min(0, priceRule).max(100, priceRule).refine(isWholePoisha, priceRule),
  ),
  /** Segments. */
  dayLimit: typedNumber(wholeNumber(() => smsRules.dayLimit, 0, 1_000_000)),
});
