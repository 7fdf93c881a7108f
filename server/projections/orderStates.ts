/**
 * What the admin's list filters, searches and sorts by, of each order. It is apart from `orders`, so that neither a new order
 * nor a new status touches the indexes of the list.
 */
import { sql } from 'kysely';
import { isOf } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

export const orderStates: Projection = {
  async apply(trx, events) {
    // The last state of each order in this batch.
    const states = new Map(
      events
        .filter(isOf('orderChanged'))
        .map(({ order, user, placedAt, after }) => [order, { order, user, placedAt, ...after }]),
    );
    if (states.size === 0) return;
    await sql`
      insert into order_states (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana)
      select * from json_to_recordset(${JSON.stringify([...states.values()])}::json)
        as c ("order" uuid, "user" uuid, "placedAt" timestamptz, status text, confirmation text, "totalPoisha" bigint,
              "fullName" text, phone text, district text, thana text)
      on conflict (order_id) do update set
        status = excluded.status, confirmation = excluded.confirmation, total_price = excluded.total_price,
        full_name = excluded.full_name, phone = excluded.phone, district = excluded.district, thana = excluded.thana`.execute(
      trx,
    );
  },
  async rebuild(trx) {
    await sql`delete from order_states`.execute(trx);
    await sql`
      insert into order_states (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana)
      select id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana from orders`.execute(
      trx,
    );
  },
};
