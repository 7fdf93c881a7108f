/** What an order costs, what was paid for it, and what is still to be taken at the door. All amounts are in poisha. */
import { paymentTexts } from '#texts/payments.ts';
import { formatPoisha, wholeTaka } from './money.ts';
import type { OrderStatus } from './orderStatus.ts';
import { isOpen } from './orderStatus.ts';

export interface OrderMoney {
  status: OrderStatus;
  totalPoisha: number;
  /** Payments besides the door, and the value of exchanged goods. */
  paidPoisha: number;
  /** What was taken at the door. Null until the order is delivered. */
  collectedPoisha: number | null;
  /** What was paid back or moved to another order. */
  refundedPoisha: number;
}

type Price = Pick<OrderMoney, 'totalPoisha' | 'paidPoisha'>;

/**
 * What is left to pay, in whole taka: the total that the customer was shown, less the payments as shown. Below 0 if too much
 * was paid.
 */
export const leftToPay = ({ totalPoisha, paidPoisha }: Price): number =>
  wholeTaka(totalPoisha) - wholeTaka(paidPoisha);

/**
 * What the courier is to take at the door, in whole taka. Never below 0; 0 once the order is delivered or cancelled. The
 * sums of the Today page count the same in SQL.
 */
export const toCollect = ({ status, ...price }: Price & Pick<OrderMoney, 'status'>): number =>
  isOpen(status) ? Math.max(0, leftToPay(price)) : 0;

/** What was paid beyond the total of an open order, in whole taka, as after an edit. The shop owes it to the customer. */
export const overpaidPoisha = ({ status, ...price }: Price & Pick<OrderMoney, 'status'>): number =>
  isOpen(status) ? Math.max(0, -leftToPay(price)) : 0;

/** What the shop has for the order and did not pay back. */
export const netPaidPoisha = ({ paidPoisha, collectedPoisha, refundedPoisha }: OrderMoney): number =>
  paidPoisha + (collectedPoisha ?? 0) - refundedPoisha;

/** Revenue: of a delivered order what it brought, of an open one what is expected, of a cancelled one nothing. */
export function netPoisha(order: OrderMoney): number {
  if (order.status === 'cancelled') return 0;
  return isOpen(order.status) ? order.totalPoisha : netPaidPoisha(order);
}

/** What the customer is to have ready at the door. In poisha. */
export const cashToHaveReady = (toCollectPoisha: number): string =>
  toCollectPoisha > 0 ? paymentTexts.haveReady(formatPoisha(toCollectPoisha)) : paymentTexts.everythingPaid;
