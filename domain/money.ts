/** Money: whole poisha inside (100 poisha = 1 taka), taka as a number in the API, whole taka on screen. */
import { exact, grouped } from '#texts/numbers.ts';

/** The highest price of a product, in taka. */
export const MAX_PRICE_TAKA = 10_000_000;

/** Rounds to the nearest poisha, since 19.99 × 100 is 1998.9999… in binary. */
export const toPoisha = (taka: number): number => Math.round(taka * 100);

/** For the API and the screen only. Add and compare amounts in poisha. */
export const toTaka = (poisha: number): number => poisha / 100;

/** Poisha as pages show them and as cash is paid: there are no coins below a taka. */
export const wholeTaka = (poisha: number): number => Math.round(poisha / 100) * 100;

/** True for at most two decimals. */
export const isWholePoisha = (taka: number): boolean => Math.abs(taka * 100 - Math.round(taka * 100)) < 1e-6;

/** "৳1,250" */
export const formatTaka = (taka: number): string =>
  taka < 0 ? `-৳${grouped(Math.round(-taka))}` : `৳${grouped(Math.round(taka))}`;

/** "৳1,250" for 125000 poisha, rounded to whole taka. */
export const formatPoisha = (poisha: number): string => formatTaka(toTaka(poisha));

/** "৳1,157.50", or "৳1,157" where there are no poisha: amounts that are compared to the poisha. */
export const formatExactTaka = (taka: number): string => `${taka < 0 ? '-' : ''}৳${exact(Math.abs(taka))}`;
