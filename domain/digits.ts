/** Bangla and Latin digits, since shoppers type numbers in either; and grouping of large numbers. */
const BANGLA_ZERO = 0x09e6;

/** '০১৭' → '017'. Other characters stay as they are. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** '017' → '০১৭'. Other characters stay as they are. */
export const toBanglaDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));

/**
 * '1,250' from 1250: whole numbers as English texts in Bangladesh group them. Written by hand, since the first
 * `Intl.NumberFormat` costs some 50 ms on a cheap phone, on every page with a price.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
