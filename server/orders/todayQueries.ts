/** What waits for a step of the shop. */
import { sql } from 'kysely';
import type { Confirmation } from '#domain/orderCalls.ts';
import { cameBack, closingReasonValues } from '#domain/orderClosing.ts';
import type { Database } from '#server/database/connect.ts';

export interface Waiting {
  orders: number;
  poisha: number;
}

export interface OpenOrders extends Waiting {
  /** Null for orders that were sent. */
  confirmation: Confirmation | null;
  notPrinted: number;
  notBooked: number;
}

/**
 * Open orders by their last call. The amount is what is to be collected (`toCollect`). Few orders are paid in advance, so
 * their payments are joined instead of the wide table of orders.
 */
export async function openOrders(db: Database): Promise<OpenOrders[]> {
  const { rows } = await sql<OpenOrders>`
    select case when s.status = 'shipped' then null else s.confirmation end as confirmation,
           count(*)::int as orders, sum(greatest(0, round(s.total_price / 100.0) - round(coalesce(p.paid, 0) / 100.0)) * 100)::bigint as poisha,
           count(*) filter (where not s.is_printed)::int as "notPrinted",
           count(*) filter (where not s.is_booked)::int as "notBooked"
    from order_states s
    left join (select order_id, sum(amount)::bigint as paid from order_payments group by order_id) p using (order_id)
    where s.status in ('pending', 'processing', 'shipped') group by 1`.execute(db);
  return rows;
}

/** The reasons of parcels that came back from the courier. */
const reasonsOfReturned = closingReasonValues.filter(cameBack);

/** The ids of orders of which goods came back since then. */
export const returnedOrders = (since: Date) => sql`
  select order_id from order_closings where closed_at >= ${since} and reason = any(${reasonsOfReturned})
  union all
  select order_id from order_returns where returned_at >= ${since}`;

/** Orders of which goods came back since then, each counted once, with the price of these goods. */
export async function returnedSince(db: Database, since: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    with back as (
      select c.order_id, o.items_price as poisha from order_closings c join orders o on o.id = c.order_id
      where c.closed_at >= ${since} and c.reason = any(${reasonsOfReturned})
      union all
      select r.order_id, l.price * b.quantity from order_returns r
      join order_return_lines b on b.return_id = r.id
      join order_lines l on l.order_id = r.order_id and l.position = b.position
      where r.returned_at >= ${since}
    )
    select count(distinct order_id)::int as orders, coalesce(sum(poisha), 0)::bigint as poisha from back`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, poisha: 0 };
}

/** Delivered orders that the courier has not paid out yet, with what it took at the door. */
export async function outstanding(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as orders, coalesce(sum(amount), 0)::bigint as poisha from outstanding_cash`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, poisha: 0 };
}
