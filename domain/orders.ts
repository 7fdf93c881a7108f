/** Placing an order: the body, the price computed by the shop, and the comparison of both. */
import type { z } from 'zod';
import { paymentTexts } from '#texts/payments.ts';
import type { OrderedComponent } from './combos.ts';
import { deliveryFee } from './delivery.ts';
import { toPoisha, toTaka } from './money.ts';
import type { placeOrderSchema } from './orders.schema.ts';
import type { DeliveryRule } from './settings.ts';
import type { Choice } from './stock.ts';

export const paymentMethods = {
  cash_on_delivery: { offered: true },
  bkash: { offered: false },
} as const;

/** 'Cash on Delivery'. An order with a method that is no longer known shows the stored name. */
export const paymentLabel = (method: string): string =>
  method in paymentMethods ? paymentTexts.methods[method as keyof typeof paymentMethods] : method;

export type OrderDraft = z.output<typeof placeOrderSchema>;

export interface QuoteLine extends Choice {
  product: string;
  name: string;
  image: string;
  pricePoisha: number;
  quantity: number;
  /** Of a combo that is made of other products. */
  components?: readonly OrderedComponent[];
}

export interface Quote {
  items: readonly QuoteLine[];
  itemsPoisha: number;
  /** Taken off the items. */
  discountPoisha: number;
  shippingPoisha: number;
  taxPoisha: number;
  totalPoisha: number;
}

/** What a coupon or an admin takes off an order. */
export interface Discount {
  /** At most the price of the items. */
  discountPoisha: number;
  /** Whatever the shop's rule says. */
  isDeliveryFree: boolean;
}

const NO_DISCOUNT: Discount = { discountPoisha: 0, isDeliveryFree: false };

const TAX_POISHA = 0;

/**
 * The cost of an order by today's prices and the delivery rule, which looks at the items after the discount. Amounts are
 * in poisha; the rule is in taka.
 */
export function quote(
  items: readonly QuoteLine[],
  district: string,
  rule: DeliveryRule,
  { discountPoisha, isDeliveryFree } = NO_DISCOUNT,
): Quote {
  const fee = isDeliveryFree ? 0 : deliveryFee(priceOfItems(items) - discountPoisha, district, rule);
  return priced(items, fee ?? 0, discountPoisha);
}

/** In poisha. */
export const priceOfItems = (items: readonly Pick<QuoteLine, 'pricePoisha' | 'quantity'>[]): number =>
  items.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0);

/** The same with a delivery fee that is known already. */
export function priced(items: readonly QuoteLine[], shippingPoisha: number, discountPoisha = 0): Quote {
  const itemsPoisha = priceOfItems(items);
  return {
    items,
    itemsPoisha,
    discountPoisha,
    shippingPoisha,
    taxPoisha: TAX_POISHA,
    totalPoisha: itemsPoisha - discountPoisha + shippingPoisha + TAX_POISHA,
  };
}

/** The quote in taka, as in the API. `couponCode`: of the coupon that it counts. */
export const quoteInTaka = (quoted: Quote, couponCode: string | null = null) => ({
  items: quoted.items.map(({ pricePoisha, components: _, ...item }) => ({
    ...item,
    price: toTaka(pricePoisha),
  })),
  itemsPrice: toTaka(quoted.itemsPoisha),
  discount: shownDiscount(quoted, couponCode),
  shippingPrice: toTaka(quoted.shippingPoisha),
  taxPrice: toTaka(quoted.taxPoisha),
  totalPrice: toTaka(quoted.totalPoisha),
});

/**
 * A discount in taka, as the API, receipts and emails show it. An amount of 0 stands for a coupon that makes the delivery
 * free. Null if nothing is taken off.
 */
export const shownDiscount = (
  { discountPoisha, shippingPoisha }: Pick<Quote, 'discountPoisha' | 'shippingPoisha'>,
  code: string | null,
): { code: string | null; amount: number } | null =>
  discountPoisha > 0 || (code !== null && shippingPoisha === 0)
    ? { code, amount: toTaka(discountPoisha) }
    : null;

type Claim = Pick<OrderDraft, 'itemsPrice' | 'taxPrice' | 'shippingPrice' | 'totalPrice'>;

/** True if the client's amounts (taka) match the shop's (poisha). */
export function agreesWith(claim: Claim, quoted: Quote): boolean {
  const figures: [number, number][] = [
    [claim.itemsPrice, quoted.itemsPoisha],
    [claim.taxPrice, quoted.taxPoisha],
    [claim.shippingPrice, quoted.shippingPoisha],
    [claim.totalPrice, quoted.totalPoisha],
  ];
  return figures.every(([taka, poisha]) => isSameAmount(taka, poisha));
}

/** Compares a claimed amount in taka with the shop's in poisha. */
export const isSameAmount = (taka: number, poisha: number): boolean => toPoisha(taka) === poisha;
