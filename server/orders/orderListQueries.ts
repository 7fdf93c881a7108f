/** The owner's list of orders: which of them, how many, one page of them whole. */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
import { type Confirmation, calledStatuses, confirmations } from '#domain/orderCalls.ts';
import type { OrderListing } from '#domain/orderListing.ts';
import { readOrderNumber } from '#domain/orders.ts';
import { normalisePhone } from '#domain/phones.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';
import { type OrderRow, type Page, selectOrders } from './orderQueries.ts';

/** Dates: the start inclusive, the end exclusive. The search is in the order's number, the name, or the phone. */
export type OrderFilter = Partial<Omit<OrderListing, 'page' | 'limit'>>;

type Sql = RawBuilder<unknown>;

/** What a phone may begin with, as it is kept; null for anything but digits. */
function phoneStart(search: string): string | null {
  const typed = normalisePhone(search);
  return /^\d{3,11}$/.test(typed) ? typed : null;
}

/**
 * Phones from their beginning, numbers whole, names anywhere in them. Digits alone are no name, and a phone is found in
 * the index of phones.
 */
const found = (search: string): Sql => {
  const phone = phoneStart(search);
  if (phone) return sql`o.phone like ${`${phone}%`}`;
  const number = readOrderNumber(search);
  const named = sql`lower(o.full_name) like ${`%${escapeLike(search.toLowerCase())}%`}`;
  return number ? sql`(${named} or o.order_number = ${number})` : named;
};

/** Who waits for a call is an order still in the shop: the words are those of the index for them. */
const standingAt = (confirmation: Confirmation): Sql =>
  confirmations[confirmation].awaits
    ? sql`o.confirmation = ${confirmation} and o.status in (${sql.join(calledStatuses.map((status) => sql.lit(status)))})`
    : sql`o.confirmation = ${sql.lit(confirmation)}`;

const matching = ({ status, confirmation, ids, startDate, endDate, search }: OrderFilter): Sql => {
  const conditions = [
    status && sql`o.status = ${status}`,
    confirmation && standingAt(confirmation),
    ids && sql`o.id = any(${ids.filter(isId)}::uuid[])`,
    startDate && sql`o.created_at >= ${startDate}`,
    endDate && sql`o.created_at < ${endDate}`,
    search && found(search),
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
};

/** One page of all orders, the newest first. Only what is on it is read whole. */
export const listOrders = (db: Database, filter: OrderFilter, { limit, offset }: Page): Promise<OrderRow[]> =>
  selectOrders(
    db,
    sql`
      where o.id in (
        select o.id from orders o ${matching(filter)}
        order by o.created_at desc, o.id desc limit ${limit} offset ${offset}
      )
      order by o.created_at desc, o.id desc`,
  );

/** Kept counts where only a status is asked for, so that a million orders are counted as fast as ten. */
export async function countOrders(db: Database, { status, ...filter }: OrderFilter): Promise<number> {
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const { rows } = isNarrowed
    ? await sql<{ count: number }>`
        select count(*) from orders o ${matching({ status, ...filter })}`.execute(db)
    : await sql<{ count: number }>`
        select coalesce(sum(orders), 0)::bigint as count from order_tallies
        where day = 'infinity' and (${status ?? null}::text is null or status = ${status ?? null})
      `.execute(db);
  return rows[0]?.count ?? 0;
}
