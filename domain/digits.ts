/** Bangla digits and their Latin twins: shoppers type numbers in either. */
const BANGLA_ZERO = 0x09e6;

export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

export const toBanglaDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));
