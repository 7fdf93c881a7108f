/** Order numbers: 'KA100001'. The server gives them, with the prefix of the settings. */
import { toLatinDigits } from './digits.ts';

/** The shop's prefix and at least six digits. */
const ORDER_NUMBER = /^[A-Z]{2}\d{6,}$/;

/** Reads a typed order number, in either digits. Ignores case, spaces and dashes. Null if it is none. */
export function readOrderNumber(typed: string): string | null {
  const number = toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return ORDER_NUMBER.test(number) ? number : null;
}
