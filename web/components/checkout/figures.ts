/** The order's costs in taka, as far as the district is known. */
import { deliveryFee } from '#domain/delivery.ts';
import { findDistrict } from '#domain/districts.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import type { DeliveryRule } from '#domain/settings.ts';

export interface Figures {
  itemsPrice: number;
  /** Null until the district is known. */
  shippingPrice: number | null;
  taxPrice: number;
  totalPrice: number;
}

export function figuresOf(subtotal: number, district: string, rule: DeliveryRule): Figures {
  const items = toPoisha(subtotal);
  const fee = deliveryFee(items, findDistrict(district)?.name ?? null, rule);
  return {
    itemsPrice: subtotal,
    shippingPrice: fee === null ? null : toTaka(fee),
    taxPrice: 0,
    totalPrice: toTaka(items + (fee ?? 0)),
  };
}
