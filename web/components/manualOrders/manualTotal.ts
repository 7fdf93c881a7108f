/** What the order costs while it is typed, by the rules that the server decides by. Amounts are in poisha. */
import { findDistrict } from '#domain/districts.ts';
import { manualFee } from '#domain/manualOrders.ts';
import { formatPoisha, toPoisha } from '#domain/money.ts';
import { readNumber } from '#domain/numbers.ts';
import { toCollect } from '#domain/orderMoney.ts';
import { paymentRefusal } from '#domain/orderPayments.ts';
import { priced, priceOfItems, type Quote } from '#domain/orders.ts';
import type { DeliveryRule } from '#domain/settings.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { orderFormTexts } from '#texts/orderForms.ts';
import type { EditedItem } from '#web/components/orderLifecycle/editedItem.ts';
import type { TypedManualOrder } from './manualOrderForm.ts';

export interface ManualTotal extends Quote {
  /** False while the district, on which the fee depends, is not known. */
  isFeeKnown: boolean;
  paidPoisha: number;
  toCollectPoisha: number;
  errors: { discount?: string; paid?: string };
}

/** 0 for what is no amount; the field says so once the form is sent. */
function poishaOf(typed: string): number {
  const taka = readNumber(typed);
  return typeof taka === 'number' && taka >= 0 ? toPoisha(taka) : 0;
}

const linesOf = (items: readonly EditedItem[]) =>
  items.map(({ key: _, product, price, offered, ...item }) => ({
    ...item,
    product: product ?? '',
    pricePoisha: toPoisha(price),
  }));

type TypedMoney = Pick<TypedManualOrder, 'source' | 'district' | 'shippingPrice' | 'discount' | 'paid'>;

export function manualTotal(
  items: readonly EditedItem[],
  { source, district, shippingPrice, discount, paid }: TypedMoney,
  rule: DeliveryRule,
): ManualTotal {
  const lines = linesOf(items);
  const itemsPoisha = priceOfItems(lines);
  const isTooHigh = poishaOf(discount) > itemsPoisha;
  const discountPoisha = isTooHigh ? itemsPoisha : poishaOf(discount);
  const place = findDistrict(district)?.name ?? null;
  const typedPoisha = shippingPrice.trim() ? poishaOf(shippingPrice) : undefined;
  const fee = manualFee(itemsPoisha - discountPoisha, { source, district: place, typedPoisha }, rule);
  const quoted = priced(lines, fee ?? 0, discountPoisha);
  const unpaid = { status: 'pending', totalPoisha: quoted.totalPoisha, paidPoisha: 0 } as const;
  const paidPoisha = poishaOf(paid);
  return {
    ...quoted,
    isFeeKnown: fee !== null,
    paidPoisha,
    toCollectPoisha: toCollect({ ...unpaid, paidPoisha }),
    errors: {
      discount: isTooHigh ? orderFormTexts.discountTooHigh(formatPoisha(itemsPoisha)) : undefined,
      paid: paymentRefusal(unpaid, paidPoisha)
        ? manualOrdersTexts.paymentTooHigh(formatPoisha(quoted.totalPoisha))
        : undefined,
    },
  };
}
