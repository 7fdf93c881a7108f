/**
 * The cash that couriers have: delivered orders that were booked with one and that no payout has settled. Events say which
 * orders to look at. What they look like now is copied, not added up, so it does no harm that an order may have changed again:
 * its next event copies it once more.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isOf, type OrderChanged } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

const concernsCash = ({ before, after }: OrderChanged): boolean =>
  before?.status === 'delivered' || after.status === 'delivered';

const insertOutstanding = (trx: Database, which: RawBuilder<unknown>) =>
  sql`
    insert into outstanding_cash (order_id, courier, delivered_at, amount)
    select o.id, b.courier, h.delivered_at, o.collected
    from orders o
    cross join lateral (
      select max(changed_at) as delivered_at from order_status_history where order_id = o.id and status = 'delivered'
    ) h
    join order_bookings b on b.order_id = o.id
    where o.status = 'delivered' and o.collected > 0 and h.delivered_at is not null and o.settled_at is null
      and ${which}`.execute(trx);

export const outstandingCash: Projection = {
  async apply(trx, events) {
    const changed = events.filter(isOf('orderChanged')).filter(concernsCash);
    if (changed.length === 0) return;
    const ids = [...new Set(changed.map(({ order }) => order))];
    await sql`delete from outstanding_cash where order_id = any(${ids}::uuid[])`.execute(trx);
    await insertOutstanding(trx, sql`o.id = any(${ids}::uuid[])`);
  },
  async rebuild(trx) {
    await sql`delete from outstanding_cash`.execute(trx);
    await insertOutstanding(trx, sql`true`);
  },
};
