/** Open orders by what their last confirmation call brought. Orders without a call are not counted here. */
import { sql } from 'kysely';
import { calledStatuses } from '#domain/orderCalls.ts';
import { isOf, type OrderState } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import type { Projection } from './projection.ts';

const counts = ({ status, confirmation }: OrderState): boolean =>
  confirmation !== 'to_call' && calledStatuses.some((called) => called === status);

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
      insert into call_counts as t (confirmation, orders)
      select * from json_to_recordset(${JSON.stringify(changes)}::json) as c (confirmation text, orders bigint)
      on conflict (confirmation) do update set orders = t.orders + excluded.orders`.execute(trx);
  },
  async rebuild(trx) {
    await sql`delete from call_counts`.execute(trx);
    await sql`
      insert into call_counts (confirmation, orders)
      select confirmation, count(*) from orders
      where confirmation <> 'to_call' and status = any(${calledStatuses}) group by 1`.execute(trx);
  },
};
