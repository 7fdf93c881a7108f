import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { type Label, labelText } from './labels.ts';
import { formatTaka, isWholePoisha, MAX_PRICE_TAKA } from './money.ts';
import { typedNumber } from './numbers.ts';

const errorOf = (message: Label) => ({ error: () => labelText(message) });

const priceOf = (message: Label) =>
  z
    .number(errorOf(message))
    .max(MAX_PRICE_TAKA, { error: () => fieldTexts.priceAtMost(formatTaka(MAX_PRICE_TAKA)) })
    .refine(isWholePoisha, errorOf(message));

/** The price of a product in taka. */
export const priceField = (message: Label) => typedNumber(priceOf(message).gt(0, errorOf(message)));

/** A price in taka that may be left out. */
export const optionalPriceField = (message: Label) =>
  typedNumber(priceOf(message).gte(0, errorOf(message)).optional());

/** What a piece cost, in taka: greater than 0. It may be left out: a cost that is not known is never 0. */
export const knownCostField = (message: Label) =>
  typedNumber(priceOf(message).gt(0, errorOf(message)).optional());

/** An amount in taka that the client showed to the buyer. It is only compared, never charged. */
export const shownAmount = (label: Label) =>
  z
    .number({
      error: ({ input }) =>
        input === undefined || input === null
          ? fieldTexts.required(labelText(label))
          : fieldTexts.mustBeAmount(labelText(label)),
    })
    .min(0, { error: () => fieldTexts.mustNotBeNegative(labelText(label)) })
    .max(1e12, { error: () => fieldTexts.tooLarge(labelText(label)) });

/** Far above any order. */
const MAX_AMOUNT_TAKA = 1e9;

/** An amount in taka that an admin types: from 0, in whole poisha. */
export const amountField = (label: Label) => {
  const message = () => fieldTexts.mustBeAmount(labelText(label));
  return typedNumber(
    z
      .number(errorOf(message))
      .min(0, errorOf(message))
      .max(MAX_AMOUNT_TAKA, { error: () => fieldTexts.tooLarge(labelText(label)) })
      .refine(isWholePoisha, errorOf(message)),
  );
};
