/** Orders and their total price by the day of Dhaka on which they were placed, and by status; `infinity` is all time. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { isOf, type OrderState, type ShopEvent } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import { orderNet } from './orderNet.ts';
import type { Projection } from './projection.ts';

const state = (placedAt: string, { status, totalPoisha, netPoisha }: OrderState, sign: 1 | -1) => ({
  key: { placedAt, status },
  sums: { orders: sign, revenue: sign * totalPoisha, net: sign * netPoisha },
});

const changesIn = (events: readonly ShopEvent[]) =>
  changedSums(
    events
      .filter(isOf('orderChanged'))
      .flatMap(({ placedAt, before, after }) => [
        ...(before ? [state(placedAt, before, -1)] : []),
        state(placedAt, after, 1),
      ]),
  );

export const orderTotals: Projection = {
  async apply(trx, events) {
    const changes = changesIn(events);
    if (changes.length > 0) await add(trx, changes);
  },
  async rebuild(trx) {
    await sql`delete from order_totals`.execute(trx);
    await sql`
      insert into order_totals (day, status, orders, revenue, net)
      select d.day, status, count(*), sum(total_price), sum(${orderNet})
      from orders o, unnest(array[(created_at at time zone 'Asia/Dhaka')::date, 'infinity']) d (day)
      group by 1, 2`.execute(trx);
  },
};

const add = (trx: Database, changes: readonly object[]) =>
  executePrepared(
    trx,
    sql`
    insert into order_totals as t (day, status, orders, revenue, net)
    select d.day, c.status, sum(c.orders), sum(c.revenue), sum(c.net)
    from json_to_recordset(${JSON.stringify(changes)}::json)
           as c ("placedAt" timestamptz, status text, orders bigint, revenue bigint, net bigint),
         unnest(array[(c."placedAt" at time zone 'Asia/Dhaka')::date, 'infinity']) d (day)
    group by 1, 2
    on conflict (day, status) do update 
      set orders = t.orders + excluded.orders, revenue = t.revenue + excluded.revenue, net = t.net + excluded.net`,
  );
