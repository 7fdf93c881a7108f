/** Bangla and Latin digits, since shoppers type numbers in either. */
const BANGLA_ZERO = 0x09e6;

/** '০১৭' → '017'. Other characters stay as they are. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** '017' → '০১৭'. Other characters stay as they are. */
export const toBanglaDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));
