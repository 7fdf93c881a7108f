/** The cash that couriers still have, by courier and age, with the orders behind it. */
import type { endpoints } from '#contract/endpoints.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import type { OutstandingKind } from '#domain/payoutListing.ts';
import { type CashAge, cashAgeOf, cashAgeValues } from '#domain/settlements.ts';
import type { Handler } from '#server/context.ts';
import {
  type AgedCash,
  cashByCourierAndAge,
  countOutstanding,
  listOutstanding,
  type OutstandingOrder,
} from './outstandingQueries.ts';

const byCourier = (cash: readonly AgedCash[]) =>
  [...Map.groupBy(cash, ({ courier }) => courier.toLowerCase()).values()].map((group) => ({
    courier: group[0]?.courier ?? '',
    unpaid: agesOf(group, 'unpaid'),
    short: agesOf(group, 'short'),
  }));

function agesOf(group: readonly AgedCash[], kind: OutstandingKind) {
  const cashOf = (age: CashAge) => {
    const found = group.find((cash) => cash.kind === kind && cash.age === age);
    return { orders: found?.orders ?? 0, amount: toTaka(found?.amount ?? 0) };
  };
  return Object.fromEntries(cashAgeValues.map((age) => [age, cashOf(age)])) as Record<
    CashAge,
    ReturnType<typeof cashOf>
  >;
}

const orderResponse = (row: OutstandingOrder, kind: OutstandingKind, now: Date) => ({
  _id: row.id,
  orderNumber: row.order_number,
  fullName: row.full_name,
  phone: row.phone,
  courier: row.courier,
  consignment: row.consignment,
  kind,
  since: row.since,
  age: cashAgeOf(row.since, now),
  amount: toTaka(row.amount),
  payout: row.payout,
});

export const outstandingCash: Handler<typeof endpoints.outstandingCash> = async (
  { query: { page, limit, kind = 'unpaid', courier, age } },
  { db, clock },
) => {
  const now = clock();
  const filter = { kind, courier, age };
  const [cash, orders, total] = await Promise.all([
    cashByCourierAndAge(db, now),
    listOutstanding(db, filter, { now, limit, offset: offsetOf(page, limit) }),
    countOutstanding(db, filter, now),
  ]);
  return {
    couriers: byCourier(cash),
    orders: orders.map((row) => orderResponse(row, kind, now)),
    pagination: paginationOf(total, page, limit),
  };
};
