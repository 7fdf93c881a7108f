/** How a discount reads in cart, checkout, orders and emails. */
import { priceTexts } from '#texts/prices.ts';
import { formatPoisha } from './money.ts';

/** 'Discount (EID10)' */
export const discountLabel = (code: string | null): string =>
  code === null ? priceTexts.discount : priceTexts.discountBy(code);

/** '-৳120'. A coupon without an amount makes the delivery free. */
export const discountText = (poisha: number): string =>
  poisha === 0 ? priceTexts.freeDelivery : formatPoisha(-poisha);
