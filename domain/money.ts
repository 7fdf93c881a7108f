/** Money is whole poisha inside (100 to the taka), a number of taka in answers, and whole taka on screen. */
import { z } from 'zod';
import { grouped } from './digits.ts';
import { typedNumber } from './numbers.ts';

export const MAX_PRICE_TAKA = 10_000_000;

/** The nearest poisha: 19.99 × 100 is 1998.9999… in binary. */
export const toPoisha = (taka: number): number => Math.round(taka * 100);

export const toTaka = (poisha: number): number => poisha / 100;

/** Prices step by 0.01. */
export const isWholePoisha = (taka: number): boolean => Math.abs(taka * 100 - Math.round(taka * 100)) < 1e-6;

/** A price that was worked out rather than typed: the nearest whole taka, half a taka up, never less than ৳1. */
export const roundedPrice = (taka: number): number => Math.max(1, Math.floor(taka + 0.5 + 1e-9));

/** "৳1,250" */
export const formatTaka = (taka: number): string =>
  taka < 0 ? `-৳${grouped(Math.round(-taka))}` : `৳${grouped(Math.round(taka))}`;

export const formatPoisha = (poisha: number): string => formatTaka(toTaka(poisha));

const priceOf = (message: string) =>
  z
    .number({ error: message })
    .max(MAX_PRICE_TAKA, `Price must be at most ${formatTaka(MAX_PRICE_TAKA)}`)
    .refine(isWholePoisha, message);

/** What a product costs, in taka. */
export const priceField = (message: string) => typedNumber(priceOf(message).gt(0, message));

/** A price that may be left out. */
export const optionalPriceField = (message: string) =>
  typedNumber(priceOf(message).gte(0, message).optional());

/** A sum of money in taka that a client claims; compared, never believed. */
export const claimedAmount = z.number({ error: 'Amount must be a number' }).min(0).max(1e12).nullish();
