import { z } from 'zod';
import { formatTaka, isWholePoisha, MAX_PRICE_TAKA } from './money.ts';
import { typedNumber } from './numbers.ts';

const priceOf = (message: string) =>
  z
    .number({ error: message })
    .max(MAX_PRICE_TAKA, `Price must be at most ${formatTaka(MAX_PRICE_TAKA)}`)
    .refine(isWholePoisha, message);

/** The price of a product in taka. */
export const priceField = (message: string) => typedNumber(priceOf(message).gt(0, message));

/** A price in taka that may be left out. */
export const optionalPriceField = (message: string) =>
  typedNumber(priceOf(message).gte(0, message).optional());

/** What a piece cost, in taka: greater than 0. It may be left out: a cost that is not known is never 0. */
export const knownCostField = (message: string) => typedNumber(priceOf(message).gt(0, message).optional());

/** An amount in taka that the client showed to the buyer. It is only compared, never charged. */
export const shownAmount = (label: string) =>
  z
    .number({
      error: ({ input }) =>
        input === undefined || input === null ? `${label} is required` : `${label} must be an amount in taka`,
    })
    .min(0, `${label} must not be negative`)
    .max(1e12, `${label} is too large`);

/** Far above any order. */
const MAX_AMOUNT_TAKA = 1e9;

/** An amount in taka that an admin types: from 0, in whole poisha. */
export const amountField = (label: string) => {
  const message = `${label} must be an amount in taka`;
  return typedNumber(
    z
      .number({ error: message })
      .min(0, message)
      .max(MAX_AMOUNT_TAKA, `${label} is too large`)
      .refine(isWholePoisha, message),
  );
};
