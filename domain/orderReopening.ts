/** Undoing a delivery that was recorded by mistake. */
import { DAY_MS } from './dates.ts';
import type { OrderStatus } from './orderStatus.ts';

/** 24 hours after the delivery. */
const REOPEN_MS = DAY_MS;

export interface Delivery {
  status: OrderStatus;
  /** Null while the order was never delivered. */
  deliveredAt: Date | null;
  hasReturns: boolean;
  isReviewed: boolean;
  isSettled: boolean;
}

/** True if the delivery can be undone: not long ago, and nothing has followed from it. */
export const mayReopen = (order: Delivery, now: Date): boolean =>
  order.status === 'delivered' &&
  order.deliveredAt !== null &&
  now.getTime() - order.deliveredAt.getTime() <= REOPEN_MS &&
  !order.hasReturns &&
  !order.isReviewed &&
  !order.isSettled;
