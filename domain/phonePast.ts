/**
 * The earlier orders of a phone number, in all accounts. The shop calls numbers with refused orders again.
 */
import type { Confirmation } from './orderCalls.ts';
import type { OrderStatus } from './orderStatus.ts';

interface OrderState {
  status: OrderStatus;
  confirmation: Confirmation;
}

/** Number and sum of the orders of one phone number with the same status and confirmation. */
export interface PhoneOrderCount extends OrderState {
  orders: number;
  poisha: number;
}

export interface OrderCount {
  orders: number;
  poisha: number;
}

type Outcome = 'received' | 'refused' | 'cancelled';
/** Counts and sums in poisha. An order in none of the last three is still open. */
export type PhonePast = Record<'ordered' | Outcome, OrderCount>;

/** Null for open orders. A delivered order was not refused, whatever a call said before. */
export function outcomeOf({ status, confirmation }: OrderState): Outcome | null {
  if (status === 'delivered') return 'received';
  if (confirmation === 'refused') return 'refused';
  return status === 'cancelled' ? 'cancelled' : null;
}

const sum = (counts: readonly PhoneOrderCount[]): OrderCount => ({
  orders: counts.reduce((total, { orders }) => total + orders, 0),
  poisha: counts.reduce((total, { poisha }) => total + poisha, 0),
});

/** The past of a phone number, in counts and poisha. */
export function phonePastOf(counts: readonly PhoneOrderCount[]): PhonePast {
  const endedAs = (outcome: Outcome) => sum(counts.filter((count) => outcomeOf(count) === outcome));
  return {
    ordered: sum(counts),
    received: endedAs('received'),
    refused: endedAs('refused'),
    cancelled: endedAs('cancelled'),
  };
}
