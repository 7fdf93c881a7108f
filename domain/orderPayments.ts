/** Money that the shop receives for an order besides what the courier collects. */
import { orderPaymentTexts } from '#texts/orderPayments.ts';
import { toCollect } from './orderMoney.ts';
import type { OrderStatus } from './orderStatus.ts';
import { isOpen } from './orderStatus.ts';
import type { ProblemCode } from './problems.ts';

interface MethodRow {
  /** True if an admin records it. An exchange writes its own. */
  offered: boolean;
}

export const receivedBy = {
  bkash: { offered: true },
  nagad: { offered: true },
  rocket: { offered: true },
  bank: { offered: true },
  card: { offered: true },
  cash: { offered: true },
  exchange: { offered: false },
} as const satisfies Record<string, MethodRow>;

export type ReceivedBy = keyof typeof receivedBy;
export const receivedByValues = Object.keys(receivedBy) as [ReceivedBy, ...ReceivedBy[]];
export const offeredReceivedBy = receivedByValues.filter((method) => receivedBy[method].offered);
export const receivedByLabel = (method: ReceivedBy): string => orderPaymentTexts.methods[method];

/** Characters. */
export const PAYMENT_REFERENCE_MAX = 100;

/** True while money can still be received for the order. A delivered one was paid at the door. */
export const mayReceivePayment = (status: OrderStatus): boolean => isOpen(status);

/** The reason why the payment cannot be recorded. Null if it can. All amounts are in poisha. */
export function paymentRefusal(
  order: { status: OrderStatus; totalPoisha: number; paidPoisha: number },
  poisha: number,
): Extract<ProblemCode, 'orderClosed' | 'paymentTooHigh'> | null {
  if (!mayReceivePayment(order.status)) return 'orderClosed';
  // Cash is whole taka; other ways can pay the total to the poisha.
  const most = Math.max(toCollect(order), order.totalPoisha - order.paidPoisha);
  return poisha > most ? 'paymentTooHigh' : null;
}

/**
 * The reason why a payment cannot be removed. Null if it can: from an open order, since it was recorded by mistake; from a
 * cancelled one, since it was paid back. What an exchange paid is the value of goods, so only the end of the order makes
 * it money that can be paid back.
 */
export function paymentRemovalRefusal(
  status: OrderStatus,
  method: ReceivedBy,
): Extract<ProblemCode, 'orderClosed' | 'paymentFixed'> | null {
  if (status === 'delivered') return 'orderClosed';
  return method === 'exchange' && isOpen(status) ? 'paymentFixed' : null;
}

/** Clocks of phones are a little fast. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** True if no payment can have been received then. */
export const isInFuture = (paidAt: Date, now: Date): boolean =>
  paidAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;
