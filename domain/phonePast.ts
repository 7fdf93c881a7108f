/** What a phone number ordered before, with whatever account: who often refuses is called twice. */
import type { Confirmation } from './orderCalls.ts';
import type { OrderStatus } from './orderStatus.ts';

interface Standing {
  status: OrderStatus;
  confirmation: Confirmation;
}

/** Orders of one number that stand alike. */
export interface PhoneTally extends Standing {
  orders: number;
  poisha: number;
}

export interface OrderCount {
  orders: number;
  poisha: number;
}

type Outcome = 'received' | 'refused' | 'cancelled';
/** All that were ordered; what is in none of the other three is still on its way. */
export type PhonePast = Record<'ordered' | Outcome, OrderCount>;

/** Null while it is on its way. What was received was not refused, whatever a call said before. */
function outcomeOf({ status, confirmation }: Standing): Outcome | null {
  if (status === 'delivered') return 'received';
  if (confirmation === 'refused') return 'refused';
  return status === 'cancelled' ? 'cancelled' : null;
}

const sum = (tallies: readonly PhoneTally[]): OrderCount => ({
  orders: tallies.reduce((total, { orders }) => total + orders, 0),
  poisha: tallies.reduce((total, { poisha }) => total + poisha, 0),
});

/** The past of a number beside one order of it, in counts and poisha. */
export function phonePastBeside(
  tallies: readonly PhoneTally[],
  own: Standing & { totalPoisha: number },
): PhonePast {
  const others = [...tallies, { ...own, orders: -1, poisha: -own.totalPoisha }];
  const endedAs = (outcome: Outcome) => sum(others.filter((tally) => outcomeOf(tally) === outcome));
  return {
    ordered: sum(others),
    received: endedAs('received'),
    refused: endedAs('refused'),
    cancelled: endedAs('cancelled'),
  };
}
