/** What an order costs and what was paid, as rows to show. They add up: each total follows from the rows above it. */
import { orderFigureTexts } from '#texts/orderFigures.ts';
import { priceTexts } from '#texts/prices.ts';
import { feeText } from './delivery.ts';
import { discountLabel, discountText } from './discountTexts.ts';
import { formatPoisha, toPoisha } from './money.ts';
import { leftToPay } from './orderMoney.ts';
import type { OrderStatus } from './orderStatus.ts';
import { isOpen } from './orderStatus.ts';

/** As the API returns it. All amounts are in taka. */
export interface PricedOrder {
  status: OrderStatus;
  itemsPrice: number;
  discount: { code?: string | null; amount: number } | null;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: number;
  paid: number;
  toCollect: number;
  /** Null until the order is delivered. */
  collected: number | null;
  refundedTotal: number;
  payments: readonly { method: string; amount: number }[];
  /** `credit`: moved to the order of an exchange. It is part of `refundedTotal`. */
  returns: readonly { credit: number }[];
}

type Price = Pick<PricedOrder, 'itemsPrice' | 'discount' | 'shippingPrice' | 'taxPrice' | 'totalPrice'>;

export interface Figure {
  label: string;
  text: string;
  isTotal?: boolean;
}

type Row = [label: string, poisha: number];
const shown = (rows: readonly Row[]): Figure[] =>
  rows.filter(([, poisha]) => poisha !== 0).map(([label, poisha]) => ({ label, text: formatPoisha(poisha) }));

/** The price: items, discount, delivery, total. */
export function priceFigures(order: Price): Figure[] {
  const { itemsPrice, discount, shippingPrice, taxPrice, totalPrice } = order;
  return [
    { label: orderFigureTexts.subtotal, text: formatPoisha(toPoisha(itemsPrice)) },
    ...(discount
      ? [{ label: discountLabel(discount.code ?? null), text: discountText(toPoisha(discount.amount)) }]
      : []),
    { label: orderFigureTexts.delivery, text: feeText(toPoisha(shippingPrice)) },
    ...shown([[orderFigureTexts.tax, toPoisha(taxPrice)]]),
    { label: priceTexts.total, text: formatPoisha(toPoisha(totalPrice)), isTotal: true },
  ];
}

const sumOf = (payments: PricedOrder['payments']) =>
  payments.reduce((sum, { amount }) => sum + toPoisha(amount), 0);

const leftOf = ({ paid, totalPrice }: Pick<PricedOrder, 'paid' | 'totalPrice'>): number =>
  leftToPay({ totalPoisha: toPoisha(totalPrice), paidPoisha: toPoisha(paid) });

/** Of a closed order everything that was paid is due; of an open one what was paid beyond the total. */
function owedPoisha({ status, paid, totalPrice, refundedTotal }: PricedOrder): number {
  if (status === 'cancelled') return toPoisha(paid) - toPoisha(refundedTotal);
  return isOpen(status) ? Math.max(0, -leftOf({ paid, totalPrice })) : 0;
}

/** What was paid before the door, at the door, and back. Rows without an amount are left out. */
export function orderFigures(order: PricedOrder): Figure[] {
  const { status, totalPrice, paid, toCollect, collected, refundedTotal, payments, returns } = order;
  const exchanged = sumOf(payments.filter(({ method }) => method === 'exchange'));
  const moved = returns.reduce((sum, { credit }) => sum + toPoisha(credit), 0);
  const atDoor = toPoisha(collected ?? 0);
  const notTaken = status === 'delivered' ? leftOf({ paid, totalPrice }) - atDoor : 0;
  const isPaidBefore = paid > 0;
  return [
    ...priceFigures(order),
    ...shown([
      [orderFigureTexts.exchanged, -exchanged],
      [orderFigureTexts.paidInAdvance, -(toPoisha(paid) - exchanged)],
      [orderFigureTexts.notKept, -Math.max(0, notTaken)],
    ]),
    ...(isOpen(status) && isPaidBefore
      ? [{ label: orderFigureTexts.toPayAtDoor, text: formatPoisha(toPoisha(toCollect)), isTotal: true }]
      : []),
    ...shown([
      [orderFigureTexts.paidAtDoor, isPaidBefore || notTaken > 0 || refundedTotal > 0 ? atDoor : 0],
      [orderFigureTexts.moved, moved],
      [orderFigureTexts.paidBack, toPoisha(refundedTotal) - moved],
      [orderFigureTexts.toBePaidBack, owedPoisha(order)],
    ]),
  ];
}
