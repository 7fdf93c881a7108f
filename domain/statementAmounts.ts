/** Amounts in couriers' statements, read digit by digit so that they stay exact to the poisha. */
import { toLatinDigits } from './digits.ts';

const SIGN = '[-−–+]?';
const CURRENCY = '(?:৳|টাকা|(?:bdt|taka|tk)\\.?)?';
/** Whole taka with or without groups: '1,250', or '1,25,000' as in Bangladesh. */
const TAKA = '\\d{1,9}|\\d{1,3}(?:,\\d{2,3})*,\\d{3}';
/** Currency on either side, and '1250/-', as receipts write whole taka. */
const AMOUNT = new RegExp(
  `^(${SIGN})\\s*${CURRENCY}\\s*(${SIGN})(${TAKA})(?:\\.(\\d*))?\\s*${CURRENCY}(?:/[-=])?$`,
  'i',
);
/** The highest amount of one cell, in whole taka. Sums of a whole statement stay exact below it. */
const MAX_TAKA = 999_999_999;

const isMinus = (sign = ''): boolean => sign !== '' && sign !== '+';

/**
 * Poisha (100 to the taka). Reads '1,250.00', '৳1250', 'Tk. 1,250/-', '১২৫০.৫০', '-60' and '(60)', the last two as negative.
 * Null for text that is no amount, for more than 999,999,999 taka, and for parts of a poisha.
 */
export function readAmount(text: string): number | null {
  const plain = toLatinDigits(text).trim();
  const inBrackets = /^\((.*)\)$/.exec(plain)?.[1];
  const [, outer, inner, whole, fraction = ''] = AMOUNT.exec(inBrackets ?? plain) ?? [];
  if (whole === undefined || (outer && inner) || !/^\d{0,2}0*$/.test(fraction)) return null;
  const taka = Number(whole.replaceAll(',', ''));
  if (taka > MAX_TAKA) return null;
  const poisha = taka * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const isNegative = inBrackets !== undefined || isMinus(outer) || isMinus(inner);
  return isNegative && poisha > 0 ? -poisha : poisha;
}
