/** Digits: Bangla ones and their Latin twins, since shoppers type numbers in either; and numbers written in groups. */
const BANGLA_ZERO = 0x09e6;

export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

export const toBanglaDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));

/**
 * '1,250' of 1250: a whole number as English texts of Bangladesh write it. A browser's first formatter of its own costs
 * a phone some 50 ms, which every page that prints a price would pay before it is awake.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
