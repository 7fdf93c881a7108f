/** Numbers as Bangla texts write them: lakhs and crores are grouped, '১২,৩৪,৫৬৭'. The test compares with `Intl`. */
import { exactAmount } from '../exactAmount.ts';

const BANGLA_ZERO = 0x09e6;

export const grouped = (count: number): string => digits(String(count).replace(/\B(?=(\d{2})*\d{3}$)/g, ','));

/** '০১৭' from '017'. Other characters stay as they are. */
export const digits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));

/** An amount in taka, with its poisha where there are any. */
export const exact = (taka: number): string => exactAmount(taka, { grouped, digits });
