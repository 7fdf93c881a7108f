/** Bangla digits read as Latin ones, since shoppers type numbers in either. */
const BANGLA_ZERO = 0x09e6;

/** '০১৭' → '017'. Other characters stay as they are. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
