/**
 * What the lines of delivered orders brought and cost, and what deliveries brought and cost. Events say which orders to look
 * at. What they look like now is copied, not added up, so it does no harm that an order may have changed again: its next
 * event copies it once more.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isOf, type OrderChanged } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

/** A closed order brings nothing, but its courier may have charged for it. */
const concernsMargins = ({ before, after }: OrderChanged): boolean =>
  before?.status === 'delivered' || after.status === 'delivered' || after.status === 'cancelled';

const insertMargins = (trx: Database, which: RawBuilder<unknown>) =>
  sql`
    insert into order_margins (order_id, position, day, product_id, pieces, revenue, cost, courier)
    select order_id, position, day, product_id, pieces, revenue, cost, courier from margin_rows where ${which}`.execute(
    trx,
  );

export const orderMargins: Projection = {
  async apply(trx, events) {
    const changed = events.filter(isOf('orderChanged')).filter(concernsMargins);
    if (changed.length === 0) return;
    const ids = [...new Set(changed.map(({ order }) => order))];
    await sql`delete from order_margins where order_id = any(${ids}::uuid[])`.execute(trx);
    await insertMargins(trx, sql`order_id = any(${ids}::uuid[])`);
  },
  async rebuild(trx) {
    await sql`delete from order_margins`.execute(trx);
    await insertMargins(trx, sql`true`);
  },
};
