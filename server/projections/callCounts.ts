/**
 * Open orders by what their last confirmation call brought. Orders without a call are not counted here. The table has its
 * three rows from the start.
 */
import { sql } from 'kysely';
import { inShopStatuses, isInShop } from '#domain/orderStatus.ts';
import { isOf, type OrderState } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import type { Projection } from './projection.ts';

const counts = ({ status, confirmation }: OrderState): boolean =>
  confirmation !== 'to_call' && isInShop(status);

const one = ({ confirmation }: OrderState, orders: 1 | -1) => ({ key: { confirmation }, sums: { orders } });

export const callCounts: Projection = {
  async apply(trx, events) {
    const changes = changedSums(
      events
        .filter(isOf('orderChanged'))
        .flatMap(({ before, after }) => [
          ...(before && counts(before) ? [one(before, -1)] : []),
          ...(counts(after) ? [one(after, 1)] : []),
        ]),
    );
    if (changes.length === 0) return;
    await sql`
      update call_counts t set orders = t.orders + c.orders
      from json_to_recordset(${JSON.stringify(changes)}::json) as c (confirmation text, orders bigint)
      where t.confirmation = c.confirmation`.execute(trx);
  },
  async rebuild(trx) {
    await sql`
      update call_counts t set orders = (
        select count(*) from orders o where o.confirmation = t.confirmation and o.status = any(${inShopStatuses}))`.execute(
      trx,
    );
  },
};
