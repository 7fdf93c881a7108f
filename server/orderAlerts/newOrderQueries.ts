import { sql } from 'kysely';
import { ALERT_ORDERS } from '#domain/orderAlerts.ts';
import type { Database } from '#server/database/connect.ts';

export interface NewOrder {
  _id: string;
  orderNumber: string;
  totalPoisha: number;
  thana: string;
  district: string;
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

export async function findAlertedOrder(db: Database, id: string): Promise<NewOrder | null> {
  const { rows } = await sql<NewOrder>`
    select id as _id, order_number as "orderNumber", total_price as "totalPoisha", thana, district
    from orders where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
