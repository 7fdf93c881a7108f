/** Placing an order: what a client sends, what the shop makes of it, and whether the two agree. */
import { z } from 'zod';
import { shippingAddressSchema } from './addresses.ts';
import { choiceFields, MAX_CART_LINES, quantityField } from './carts.ts';
import { deliveryFee } from './delivery.ts';
import { idField } from './ids.ts';
import { claimedAmount, toPoisha, toTaka } from './money.ts';
import { isOpen, type OrderStatus } from './orderStatus.ts';
import type { DeliveryRule } from './shop.ts';
import type { Choice } from './stock.ts';

export const paymentMethods = {
  cash_on_delivery: { label: 'Cash on Delivery', offered: true },
  bkash: { label: 'bKash', offered: false },
} as const;
export type PaymentMethod = 'cash_on_delivery';

/** What the courier brings back for an order, in taka: nothing once it is paid at the door, or is none any more. */
export const amountToCollect = (order: {
  status: OrderStatus;
  paymentMethod: string;
  totalPrice: number;
}): number => (order.paymentMethod === 'cash_on_delivery' && isOpen(order.status) ? order.totalPrice : 0);

const paymentMethod = z.enum(['cash_on_delivery'], { error: 'Please select a payment method' });

/** Names, images and prices of a client's lines are not read, except that its prices have to be today's. */
const orderItem = z.object({
  product: idField('Product'),
  quantity: quantityField,
  ...choiceFields,
  price: claimedAmount,
});

export const placeOrderSchema = z.object({
  orderItems: z
    .array(orderItem, { error: 'Your cart is empty' })
    .min(1, 'Your cart is empty')
    .max(MAX_CART_LINES, `An order has at most ${MAX_CART_LINES} lines`),
  shippingAddress: shippingAddressSchema,
  paymentMethod,
  itemsPrice: claimedAmount,
  taxPrice: claimedAmount,
  shippingPrice: claimedAmount,
  totalPrice: claimedAmount,
});
export type OrderDraft = z.output<typeof placeOrderSchema>;

export interface QuoteLine extends Choice {
  product: string;
  name: string;
  image: string;
  pricePoisha: number;
  quantity: number;
}

export interface Quote {
  items: readonly QuoteLine[];
  itemsPoisha: number;
  shippingPoisha: number;
  taxPoisha: number;
  totalPoisha: number;
}

const TAX_POISHA = 0;

/** What an order costs, by today's prices and the delivery rule. */
export function quote(items: readonly QuoteLine[], district: string, rule: DeliveryRule): Quote {
  const itemsPoisha = items.reduce((sum, item) => sum + item.pricePoisha * item.quantity, 0);
  const shippingPoisha = deliveryFee(itemsPoisha, district, rule) ?? 0;
  return {
    items,
    itemsPoisha,
    shippingPoisha,
    taxPoisha: TAX_POISHA,
    totalPoisha: itemsPoisha + shippingPoisha + TAX_POISHA,
  };
}

/** As answers carry it: taka. */
export const quoteInTaka = (quoted: Quote) => ({
  items: quoted.items.map(({ pricePoisha, ...item }) => ({ ...item, price: toTaka(pricePoisha) })),
  itemsPrice: toTaka(quoted.itemsPoisha),
  shippingPrice: toTaka(quoted.shippingPoisha),
  taxPrice: toTaka(quoted.taxPoisha),
  totalPrice: toTaka(quoted.totalPoisha),
});

type Claim = Pick<OrderDraft, 'itemsPrice' | 'taxPrice' | 'shippingPrice' | 'totalPrice'>;

/** Does the client expect what the shop would charge? A figure it doesn't name can't be wrong. */
export function agreesWith(claim: Claim, quoted: Quote): boolean {
  const figures: [number | null | undefined, number][] = [
    [claim.itemsPrice, quoted.itemsPoisha],
    [claim.taxPrice, quoted.taxPoisha],
    [claim.shippingPrice, quoted.shippingPoisha],
    [claim.totalPrice, quoted.totalPoisha],
  ];
  return figures.every(([taka, poisha]) => isSameAmount(taka, poisha));
}

/** Of a line's price or a total: the claimed taka and the shop's poisha. */
export const isSameAmount = (taka: number | null | undefined, poisha: number): boolean =>
  taka === null || taka === undefined || toPoisha(taka) === poisha;

const ORDER_NUMBER = /^[A-Z]{2}\d{6,}$/;

/** An order number as people copy it: small letters, blanks and dashes are forgiven. Null when it is none. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return ORDER_NUMBER.test(number) ? number : null;
}
