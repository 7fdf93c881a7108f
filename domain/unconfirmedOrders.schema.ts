import { z } from 'zod';
import { grouped } from '#texts/numbers.ts';
import { MAX_PRICE_TAKA } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { changeReasons, MAX_PIECES, MAX_RELEASE_HOURS } from './unconfirmedOrders.ts';

const count = (label: string, max: number) =>
  typedNumber(wholeNumber(`${label} must be a whole number from 0 to ${grouped(max)}`, 0, max));

export const unconfirmedRuleSchema = z.object({
  /** A new order with more pieces is refused. */
  maxPieces: count('Pieces per order', MAX_PIECES),
  /** A new order with a higher total in taka is refused. */
  maxTotal: count('Total per order', MAX_PRICE_TAKA),
  /** A pending, unconfirmed order is cancelled this many hours after it was placed. */
  releaseHours: count('Hours', MAX_RELEASE_HOURS),
});
export const changeReasonField = z.enum(changeReasons);
