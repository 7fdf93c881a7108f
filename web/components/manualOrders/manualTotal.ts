/** What the order costs while it is typed, by the rules that the server decides by. Amounts are in poisha. */
import { deliveryFee } from '#domain/delivery.ts';
import { findDistrict } from '#domain/districts.ts';
import { formatPoisha, toPoisha } from '#domain/money.ts';
import { readNumber } from '#domain/numbers.ts';
import { toCollect } from '#domain/orderMoney.ts';
import { priced, type Quote } from '#domain/orders.ts';
import type { DeliveryRule } from '#domain/settings.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
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
  const { itemsPoisha } = priced(lines, 0);
  const isTooHigh = poishaOf(discount) > itemsPoisha;
  const discountPoisha = isTooHigh ? itemsPoisha : poishaOf(discount);
  const place = findDistrict(district)?.name ?? null;
  const feeByRule = source === 'counter' ? 0 : deliveryFee(itemsPoisha - discountPoisha, place, rule);
  const fee = shippingPrice.trim() ? poishaOf(shippingPrice) : feeByRule;
  const quoted = priced(lines, fee ?? 0, discountPoisha);
  const paidPoisha = poishaOf(paid);
  return {
    ...quoted,
    isFeeKnown: fee !== null,
    paidPoisha,
    toCollectPoisha: toCollect({ status: 'pending', totalPoisha: quoted.totalPoisha, paidPoisha }),
    errors: {
      discount: isTooHigh ? manualOrdersTexts.discountTooHigh(formatPoisha(itemsPoisha)) : undefined,
      paid:
        paidPoisha > quoted.totalPoisha
          ? manualOrdersTexts.paymentTooHigh(formatPoisha(quoted.totalPoisha))
          : undefined,
    },
  };
}
