/**
 * What the admin's list filters, searches and sorts by, of each order. It is apart from `orders`, so that neither a new order
 * nor a new status touches the indexes of the list.
 */
import { sql } from 'kysely';
import { executePrepared } from '#server/database/prepared.ts';
import { isOf, type OrderChanged } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

const productsOf = ({ before, sold, products }: OrderChanged): readonly string[] | undefined =>
  products ?? (before === null ? sold.map(({ product }) => product) : undefined);

/** The last state of each order in this batch, with the products and the closing that only some events carry. */
function lastStates(events: readonly OrderChanged[]) {
  const states = new Map<string, object>();
  for (const event of events) {
    const { order, user, placedAt, after, closing, source } = event;
    const products = productsOf(event);
    const known = {
      ...(products && { products: [...new Set(products)] }),
      ...(closing && { closing }),
      ...(source && { source }),
    };
    states.set(order, { ...states.get(order), order, user, placedAt, ...after, ...known });
  }
  return [...states.values()];
}

export const orderStates: Projection = {
  async apply(trx, events) {
    const states = lastStates(events.filter(isOf('orderChanged')));
    if (states.length === 0) return;
    const storing = sql`
      insert into order_states as s
        (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana,
         is_booked, is_printed, is_settled, closing, source, products)
      select c."order", c."user", c."placedAt", c.status, c.confirmation, c."totalPoisha", c."fullName", c.phone, c.district,
             c.thana, c."isBooked", c."isPrinted", c."isSettled", coalesce(c.closing, k.closing),
             coalesce(c.source, k.source, 'shop'), coalesce(c.products, k.products, '{}')
      from json_to_recordset(${JSON.stringify(states)}::json)
        as c ("order" uuid, "user" uuid, "placedAt" timestamptz, status text, confirmation text, "totalPoisha" bigint,
              "fullName" text, phone text, district text, thana text, "isBooked" boolean, "isPrinted" boolean,
              "isSettled" boolean, closing text, source text, products uuid[])
      left join order_states k on k.order_id = c."order"
      on conflict (order_id) do update set
        status = excluded.status, confirmation = excluded.confirmation, total_price = excluded.total_price,
        full_name = excluded.full_name, phone = excluded.phone, district = excluded.district, thana = excluded.thana,
        is_booked = excluded.is_booked, is_printed = excluded.is_printed, is_settled = excluded.is_settled,
        closing = excluded.closing, products = excluded.products`;
    await executePrepared(trx, storing);
  },
  async rebuild(trx) {
    await sql`delete from order_states`.execute(trx);
    await sql`
      insert into order_states
        (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana,
         is_booked, is_printed, is_settled, closing, source, products)
      select o.id, o.user_id, o.created_at, o.status, o.confirmation, o.total_price, o.full_name, o.phone, o.district, o.thana,
             o.booked_at is not null, o.printed_at is not null, o.settled_at is not null, c.reason, o.source,
             coalesce((select array_agg(distinct l.product_id order by l.product_id) from order_lines l
                       where l.order_id = o.id and l.product_id is not null), '{}')
      from orders o left join order_closings c on c.order_id = o.id`.execute(trx);
  },
};
