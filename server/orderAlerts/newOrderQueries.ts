import { sql } from 'kysely';
import { ALERT_ORDERS, type AlertedOrder } from '#domain/orderAlerts.ts';
import type { Database } from '#server/database/connect.ts';

interface NewOrder extends Omit<AlertedOrder, 'totalPrice'> {
  _id: string;
  totalPoisha: number;
}

/** Newest first. */
export async function ordersSince(db: Database, since: Date): Promise<NewOrder[]> {
  const { rows } = await sql<NewOrder>`
    select s.order_id as _id, o.order_number as "orderNumber", s.total_price as "totalPoisha", s.thana, s.district
    from order_states s join orders o on o.id = s.order_id
    where s.created_at > ${since} order by s.created_at desc, s.order_id desc limit ${ALERT_ORDERS}`.execute(
    db,
  );
  return rows;
}

export async function findAlertedOrder(db: Database, id: string): Promise<AlertedOrder | null> {
  const { rows } = await sql<AlertedOrder>`
    select order_number as "orderNumber", total_price / 100.0::float8 as "totalPrice", thana, district
    from orders where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
