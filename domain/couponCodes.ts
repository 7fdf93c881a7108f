import { toLatinDigits } from './digits.ts';

/** The code as it is stored: capitals, Latin digits, no spaces. */
export const couponCodeOf = (typed: string): string => toLatinDigits(typed).replace(/\s/g, '').toUpperCase();
