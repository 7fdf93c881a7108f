/** Settlement: whether the cash that a courier took for an order has reached the shop. */
import { DAY_MS, daysBefore } from './dates.ts';
import type { OrderStatus } from './orderStatus.ts';

interface SettlementRow {
  /** True if a payout may settle the order. */
  maySettle: boolean;
}

const settlementStates = {
  notDue: { maySettle: false },
  outstanding: { maySettle: true },
  settled: { maySettle: false },
} as const satisfies Record<string, SettlementRow>;
export type SettlementState = keyof typeof settlementStates;

/** Only a delivered order has cash to settle. A settled one stays settled. */
export function settlementState(order: { status: OrderStatus; isSettled: boolean }): SettlementState {
  if (order.isSettled) return 'settled';
  return order.status === 'delivered' ? 'outstanding' : 'notDue';
}

/** True if a payout may settle the order. */
export const maySettle = (order: { status: OrderStatus; isSettled: boolean }): boolean =>
  settlementStates[settlementState(order)].maySettle;

/** How long cash has been with the courier, in whole days (24 hours) since delivery. Both ends are inclusive. */
export const cashAges = {
  week: { from: 0, to: 7 },
  fortnight: { from: 8, to: 14 },
  month: { from: 15, to: 30 },
  older: { from: 31, to: null },
} as const satisfies Record<string, { from: number; to: number | null }>;
export type CashAge = keyof typeof cashAges;
export const cashAgeValues = Object.keys(cashAges) as [CashAge, ...CashAge[]];

/** A delivery in the future, by a clock that was wrong, counts as today's. */
export function cashAgeOf(deliveredAt: Date, now: Date): CashAge {
  const days = Math.max(0, Math.floor((now.getTime() - deliveredAt.getTime()) / DAY_MS));
  return cashAgeValues.find((age) => days <= (cashAges[age].to ?? days)) ?? 'older';
}

/** The deliveries of an age: after `since` (exclusive) and until `until` (inclusive). Null where there is no limit. */
export function deliveriesAged(age: CashAge, now: Date): { since: Date | null; until: Date | null } {
  const { from, to } = cashAges[age];
  return {
    since: to === null ? null : daysBefore(now, to + 1),
    until: from === 0 ? null : daysBefore(now, from),
  };
}
