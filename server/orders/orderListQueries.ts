/** The order list in the admin area: filter, total, and one page with full rows. */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
import { type Confirmation, calledStatuses, confirmations } from '#domain/orderCalls.ts';
import { type OrderListing, returnedSinceAt } from '#domain/orderListing.ts';
import type { Database } from '#server/database/connect.ts';
import { type OrderRow, type Page, selectOrders } from './orderQueries.ts';
import { matchesSearch } from './orderSearchQueries.ts';
import { returnedOrders } from './todayQueries.ts';

/** Dates: start inclusive, end exclusive. */
export type OrderFilter = Partial<Omit<OrderListing, 'page' | 'limit' | 'returned'>> & {
  /** Of which goods came back since then. */
  returnedSince?: Date;
};

/** What the list's query means at this time. */
export const orderFilterAt = (
  { returned, ...filter }: Partial<Omit<OrderListing, 'page' | 'limit'>>,
  now: Date,
): OrderFilter => ({ ...filter, ...(returned && { returnedSince: returnedSinceAt(now) }) });

type Sql = RawBuilder<unknown>;

/**
 * The call decides what happens in the shop, so without a status only orders that are still there match. The condition
 * must match the partial index word for word.
 */
const hasConfirmation = (confirmation: Confirmation, status: OrderFilter['status']): Sql =>
  confirmations[confirmation].awaits || status === undefined
    ? sql`s.confirmation = ${confirmation} and s.status in (${sql.join(calledStatuses.map((status) => sql.lit(status)))})`
    : sql`s.confirmation = ${sql.lit(confirmation)}`;

/** Where the matches are found, and their id and time there. */
interface Matches {
  /** The from and where clauses. */
  from: Sql;
  id: Sql;
  createdAt: Sql;
}

/** Status and confirmation have their indexes in `order_states`, which follows the orders a moment later. */
export async function matching(db: Database, filter: OrderFilter): Promise<Matches> {
  const { status, confirmation, ids, returnedSince, startDate, endDate, search } = filter;
  const byState = Boolean(status || confirmation);
  const id = byState ? sql`s.order_id` : sql`o.id`;
  const createdAt = byState ? sql`s.created_at` : sql`o.created_at`;
  const conditions = [
    status && sql`s.status = ${status}`,
    confirmation && hasConfirmation(confirmation, status),
    ids && sql`${id} = any(${ids.filter(isId)}::uuid[])`,
    returnedSince && sql`${id} in (${returnedOrders(returnedSince)})`,
    startDate && sql`${createdAt} >= ${startDate}`,
    endDate && sql`${createdAt} < ${endDate}`,
    search && (await matchesSearch(db, search)),
  ].filter((condition) => condition !== undefined && condition !== '');
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const tables = byState
    ? sql`order_states s ${search ? sql`join orders o on o.id = s.order_id` : sql``}`
    : sql`orders o`;
  return { from: sql`from ${tables} ${where}`, id, createdAt };
}

/** One page of the matches and their total. */
export async function findOrders(
  db: Database,
  filter: OrderFilter,
  page: Page,
): Promise<{ rows: OrderRow[]; total: number }> {
  const matches = await matching(db, filter);
  const [rows, total] = await Promise.all([
    listOrders(db, matches, page),
    isByStatusAlone(filter) ? countByStatus(db, filter.status) : countOrders(db, matches),
  ]);
  return { rows, total };
}

/** The first matches, without their total, which costs more than they do. */
export const newestOrders = async (db: Database, filter: OrderFilter, limit: number): Promise<OrderRow[]> =>
  listOrders(db, await matching(db, filter), { limit, offset: 0 });

/** Newest first. Only the orders of the page are read in full. */
const listOrders = (
  db: Database,
  { from, id, createdAt }: Matches,
  { limit, offset }: Page,
): Promise<OrderRow[]> =>
  selectOrders(
    db,
    sql`
      where o.id in (
        select ${id} ${from} order by ${createdAt} desc, ${id} desc limit ${limit} offset ${offset}
      )
      order by o.created_at desc, o.id desc`,
  );

const isByStatusAlone = ({ status: _, ...others }: OrderFilter): boolean =>
  Object.values(others).every((value) => value === undefined);

/** Reads the maintained count, so a million orders count as fast as ten. */
async function countByStatus(db: Database, status: OrderFilter['status']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(orders), 0)::bigint as count from order_totals
    where day = 'infinity' and (${status ?? null}::text is null or status = ${status ?? null})`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countOrders(db: Database, { from }: Matches): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}
