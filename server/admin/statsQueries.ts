/** Totals over the whole shop, from maintained counts: exact, and fast at any size. */
import { sql } from 'kysely';
import type { Confirmation } from '#domain/orderCalls.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';

export interface Totals {
  /** On sale. */
  products: number;
  hiddenProducts: number;
  users: number;
  /** By status. A status that no order ever had is missing. Poisha: `revenue` is their total, `net` what they bring. */
  orders: { status: OrderStatus; orders: number; revenue: number; net: number }[];
  /** Open orders that have had a call, by the outcome of the call. */
  called: { confirmation: Confirmation; orders: number }[];
}

export async function readTotals(db: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select coalesce(sum(products), 0)::bigint from product_counts
       where section = '' and category = '' and colour = '') as products,
      (select count(*) from products where not is_active and deleted_at is null) as "hiddenProducts",
      (select coalesce(sum(users), 0)::bigint from user_counts) as users,
      (select coalesce(json_agg(s), '[]') from (
         select status, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue, sum(net)::bigint as net
         from order_totals where day = 'infinity' group by status
       ) s) as orders,
      (select coalesce(json_agg(c), '[]') from call_counts c) as called`.execute(db);
  return rows[0] ?? { products: 0, hiddenProducts: 0, users: 0, orders: [], called: [] };
}
