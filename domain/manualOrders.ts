/** An order that an admin takes by telephone, from a message or over the counter: what it takes and what it costs. */
import type { z } from 'zod';
import { orderPaymentTexts } from '#texts/orderPayments.ts';
import { deliveryFee } from './delivery.ts';
import type { manualOrderSchema } from './manualOrders.schema.ts';
import { toPoisha } from './money.ts';
import { decideItems, type NewOrder, type ProductToOrder } from './newOrder.ts';
import { discountTooHigh } from './orderEdit.ts';
import { isInFuture, paymentRefusal } from './orderPayments.ts';
import type { ManualSource } from './orderSources.ts';
import {
  isSameAmount,
  type OrderDraft,
  priced,
  priceOfItems,
  type Quote,
  type QuoteLine,
  quoteInTaka,
} from './orders.ts';
import { Problem } from './problems.ts';
import type { DeliveryRule } from './settings.ts';

export type ManualOrder = z.output<typeof manualOrderSchema>;

interface Catalogue {
  products: ReadonlyMap<string, ProductToOrder>;
  settings: { delivery: DeliveryRule };
}

/**
 * The customer's word stands, so the limits for unconfirmed orders do not apply. Throws the problem of the first rule that
 * the order breaks.
 */
export function decideManualOrder(
  draft: ManualOrder,
  { products, settings }: Catalogue,
  now: Date,
): NewOrder {
  const { items, allocations } = decideItems(draft.items, products);
  const quoted = manualQuote(draft, items, settings.delivery);
  if (draft.totalPrice !== undefined && !isSameAmount(draft.totalPrice, quoted.totalPoisha)) {
    throw new Problem('pricesChanged', { quote: quoteInTaka(quoted) });
  }
  refusePayments(draft, quoted, now);
  return { quoted, allocations };
}

function manualQuote(draft: ManualOrder, items: readonly QuoteLine[], rule: DeliveryRule): Quote {
  const { discount = 0, shippingPrice, shippingAddress, source } = draft;
  const discountPoisha = toPoisha(discount);
  const itemsPoisha = priceOfItems(items);
  if (discountPoisha > itemsPoisha) throw discountTooHigh(itemsPoisha);
  const typedPoisha = shippingPrice === undefined ? undefined : toPoisha(shippingPrice);
  const order = { source, district: shippingAddress.district, typedPoisha };
  return priced(items, manualFee(itemsPoisha - discountPoisha, order, rule) ?? 0, discountPoisha);
}

/**
 * The delivery fee in poisha. A fee that the admin leaves open follows the shop's rule for the discounted items. Over the
 * counter nothing is delivered. Null if it depends on a district that is not known yet.
 */
export const manualFee = (
  discountedPoisha: number,
  { source, district, typedPoisha }: { source: ManualSource; district: string | null; typedPoisha?: number },
  rule: DeliveryRule,
): number | null => typedPoisha ?? (source === 'counter' ? 0 : deliveryFee(discountedPoisha, district, rule));

/** Together they pay at most the order. */
function refusePayments({ payments }: ManualOrder, { totalPoisha }: Quote, now: Date): void {
  let paidPoisha = 0;
  for (const [index, { amount, paidAt = now }] of payments.entries()) {
    const poisha = toPoisha(amount);
    const refusal = paymentRefusal({ status: 'pending', totalPoisha, paidPoisha }, poisha);
    if (refusal) throw new Problem(refusal);
    if (isInFuture(paidAt, now)) {
      throw new Problem('invalidInput', {
        errors: { [`payments.${index}.paidAt`]: orderPaymentTexts.dateInFuture },
      });
    }
    paidPoisha += poisha;
  }
}

/** Who receives the goods: the customer herself where the address names no other. */
export function recipientOf({ customer, shippingAddress }: ManualOrder): OrderDraft['shippingAddress'] {
  const { fullName = customer.name, phone = customer.phone, ...place } = shippingAddress;
  return { ...place, fullName, phone };
}

/** Null if the customer receives the parcel herself. */
export const separateCustomer = (draft: ManualOrder): ManualOrder['customer'] | null => {
  const { fullName, phone } = recipientOf(draft);
  const { customer } = draft;
  return customer.name === fullName && customer.phone === phone ? null : customer;
};
