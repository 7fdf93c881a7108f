/**
 * Numbers as English texts in Bangladesh write them: '1,250'. By hand, since the first `Intl.NumberFormat` costs some
 * 50 ms on a cheap phone, on every page with a price. The test compares with `Intl`.
 */
import { exactAmount } from '../exactAmount.ts';

export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** The digits of a text, such as a phone number or a time, as this language writes them. */
export const digits = (text: string | number): string => String(text);

/** An amount in taka, with its poisha where there are any. */
export const exact = (taka: number): string => exactAmount(taka, { grouped, digits });
