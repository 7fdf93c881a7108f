import { z } from 'zod';
import { isWholePoisha } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';

const onOrOff = z.boolean({ error: 'Please switch this on or off' });
const priceError = 'Price of an SMS segment must be an amount from 0 to 100 taka';

export const smsSettingsSchema = z.object({
  orderPlaced: onOrOff,
  orderShipped: onOrOff,
  orderReturned: onOrOff,
  backInStock: onOrOff,
  /** Taka. */
  segmentPrice: typedNumber(
    z.number({ error: priceError }).min(0, priceError).max(100, priceError).refine(isWholePoisha, priceError),
  ),
  /** Segments. */
  dayLimit: typedNumber(
    wholeNumber('SMS segments per day must be a whole number from 0 to 1,000,000', 0, 1_000_000),
  ),
});
