/** What the code of a cart takes off now, or why it does not apply. The code stays in the cart either way. */
import { decideCoupon } from '#domain/coupons.ts';
import { toTaka } from '#domain/money.ts';
import type { Cart } from './cartQueries.ts';

interface PricedLine {
  category: string;
  pricePoisha: number;
  quantity: number;
  available: boolean;
}

/** Null without a code. `lines` are the cart's, as they can be bought. */
export function cartDiscount({ couponCode: code, coupon }: Cart, lines: readonly PricedLine[], now: Date) {
  if (code === null) return null;
  const decision = decideCoupon(coupon, { items: lines.filter(({ available }) => available), now });
  return decision.ok
    ? {
        code,
        amount: toTaka(decision.discount.discountPoisha),
        freeDelivery: decision.discount.isDeliveryFree,
        reason: null,
      }
    : { code, amount: 0, freeDelivery: false, reason: decision.reason };
}
