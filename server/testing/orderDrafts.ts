/** An order as a client sends it, with the quantities, prices and totals that the buyer saw. */

import { defaultSettings } from '#domain/defaultSettings.ts';
import { toPoisha } from '#domain/money.ts';
import { type QuoteLine, quote, quoteInTaka } from '#domain/orders.ts';
import type { DeliveryRule } from '#domain/settings.ts';

export interface DraftLine {
  product: string;
  /** In taka. */
  price: number;
  quantity?: number;
  selectedSize?: string | null;
  selectedColor?: string | null;
}

const lineOf = ({
  price,
  quantity = 1,
  selectedSize = null,
  selectedColor = null,
  product,
}: DraftLine): QuoteLine => ({
  product,
  name: 'not read',
  image: '',
  pricePoisha: toPoisha(price),
  quantity,
  selectedSize,
  selectedColor,
});

export function draftOf<Address extends { district: string }>(
  lines: readonly DraftLine[],
  shippingAddress: Address,
  rule: DeliveryRule = defaultSettings.delivery,
) {
  const { items: orderItems, ...totals } = quoteInTaka(
    quote(lines.map(lineOf), shippingAddress.district, rule),
  );
  return { orderItems, shippingAddress, paymentMethod: 'cash_on_delivery' as const, ...totals };
}
