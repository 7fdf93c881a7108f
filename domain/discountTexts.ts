/** How a discount reads in cart, checkout, orders and emails. */
import { formatPoisha } from './money.ts';

/** 'Discount (EID10)' */
export const discountLabel = (code: string | null): string =>
  code === null ? 'Discount' : `Discount (${code})`;

/** '-৳120'. A coupon without an amount makes the delivery free. */
export const discountText = (poisha: number): string =>
  poisha === 0 ? 'Free delivery' : formatPoisha(-poisha);

/** The code of a coupon could not be checked. */
export const codeFailed = 'Failed to check the code. Please try again.';
