import { z } from 'zod';
import { unconfirmedRuleTexts } from '#texts/unconfirmedRules.ts';
import { MAX_PRICE_TAKA } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';

/** The highest limits that the settings accept. Hours: 30 days. */
const MAX_PIECES = 10_000;
const MAX_RELEASE_HOURS = 720;

const count = (message: (most: number) => string, max: number) =>
  typedNumber(wholeNumber(() => message(max), 0, max));

export const unconfirmedRuleSchema = z.object({
  /** A new order with more pieces is refused. */
  maxPieces: count((most) => unconfirmedRuleTexts.pieces(most), MAX_PIECES),
  /** A new order with a higher total in taka is refused. */
  maxTotal: count((most) => unconfirmedRuleTexts.total(most), MAX_PRICE_TAKA),
  /** A pending, unconfirmed order is cancelled this many hours after it was placed. */
  releaseHours: count((most) => unconfirmedRuleTexts.hours(most), MAX_RELEASE_HOURS),
});

/** The reason for a change by the shop itself. */
export const changeReasonField = z.enum(['unconfirmed']);
