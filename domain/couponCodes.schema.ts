import { cartFieldTexts } from '#texts/cartFields.ts';
import { toLatinDigits } from './digits.ts';
import { requiredLine } from './text.ts';

/** The code as it is stored: capitals, Latin digits, no spaces. */
export const couponCodeOf = (typed: string): string => toLatinDigits(typed).replace(/\s/g, '').toUpperCase();

/** A code as a customer types it. One that no coupon could have is refused like an unknown one. */
export const couponCodeField = requiredLine(() => cartFieldTexts.code, 60).transform(couponCodeOf);
