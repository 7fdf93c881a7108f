/**
 * Status and confirmation of each order, for the filters of the admin's list. They are apart from `orders`, so that a new
 * status touches no index of that wide table.
 */
import { sql } from 'kysely';
import { isOf } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

export const orderStates: Projection = {
  async apply(trx, events) {
    const changed = events.filter(isOf('orderChanged'));
    // The last state of each order in this batch.
    const states = new Map(
      changed.map(({ order, placedAt, after: { status, confirmation } }) => [
        order,
        { order, placedAt, status, confirmation },
      ]),
    );
    if (states.size === 0) return;
    await sql`
      insert into order_states as s (order_id, created_at, status, confirmation)
      select * from json_to_recordset(${JSON.stringify([...states.values()])}::json)
        as c ("order" uuid, "placedAt" timestamptz, status text, confirmation text)
      on conflict (order_id) do update set status = excluded.status, confirmation = excluded.confirmation`.execute(
      trx,
    );
  },
  async rebuild(trx) {
    await sql`delete from order_states`.execute(trx);
    await sql`
      insert into order_states (order_id, created_at, status, confirmation)
      select id, created_at, status, confirmation from orders`.execute(trx);
  },
};
