/** One customer in the admin area, with a summary of orders and the orders themselves. */
import { sql } from 'kysely';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';
import { type CustomerRow, shownCustomer } from './userListQueries.ts';

export interface KnownCustomer extends CustomerRow {
  last_order_at: Date | null;
  has_second_factor: boolean;
}

export async function findCustomer(db: Database, id: string): Promise<KnownCustomer | null> {
  const { rows } = await sql<KnownCustomer>`
    select (select max(o.created_at) from orders o where o.user_id = ${id}) as last_order_at,
           u.second_factor_id is not null as has_second_factor, ${shownCustomer}
    where u.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface CustomerOrderRow {
  id: string;
  order_number: string;
  created_at: Date;
  status: OrderStatus;
  pieces: number;
  /** Poisha. */
  total_price: number;
}

/** Newest first. */
export async function ordersOfCustomer(
  db: Database,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerOrderRow[]> {
  const { rows } = await sql<CustomerOrderRow>`
    select o.id, o.order_number, o.created_at, o.status, o.total_price,
           (select sum(quantity)::int from order_lines l where l.order_id = o.id) as pieces
    from (
      select * from orders where user_id = ${id}
      order by created_at desc, id desc limit ${limit} offset ${offset}
    ) o order by o.created_at desc, o.id desc`.execute(db);
  return rows;
}
