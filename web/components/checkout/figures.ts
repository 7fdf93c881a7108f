/** The order's costs in taka, as far as the district is known. */
import { deliveryFee } from '#domain/delivery.ts';
import { findDistrict } from '#domain/districts.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import type { DeliveryRule } from '#domain/settings.ts';
import type { CartDiscount } from '#web/state/cartCoupon.ts';

export interface Figures {
  itemsPrice: number;
  /** What the code takes off. Null without one. */
  discount: Pick<CartDiscount, 'code' | 'amount'> | null;
  /** Null until the district is known. */
  shippingPrice: number | null;
  taxPrice: number;
  totalPrice: number;
}

interface Pricing {
  rule: DeliveryRule;
  discount: CartDiscount | null;
}

export function figuresOf(subtotal: number, district: string, { rule, discount }: Pricing): Figures {
  // The cart shows a change before the shop has responded with the new discount.
  const off = Math.min(toPoisha(subtotal), toPoisha(discount?.amount ?? 0));
  const items = toPoisha(subtotal) - off;
  const fee = discount?.freeDelivery ? 0 : deliveryFee(items, findDistrict(district)?.name ?? null, rule);
  return {
    itemsPrice: subtotal,
    discount: discount && { code: discount.code, amount: toTaka(off) },
    shippingPrice: fee === null ? null : toTaka(fee),
    taxPrice: 0,
    totalPrice: toTaka(items + (fee ?? 0)),
  };
}
