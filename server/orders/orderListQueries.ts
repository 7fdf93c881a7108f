/** The order list in the admin area: filter, total, and one page with full rows. */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
import { type Confirmation, calledStatuses, confirmations } from '#domain/orderCalls.ts';
import type { OrderListing } from '#domain/orderListing.ts';
import type { Database } from '#server/database/connect.ts';
import { type OrderRow, type Page, selectOrders } from './orderQueries.ts';
import { matchesSearch } from './orderSearchQueries.ts';

/** Dates: start inclusive, end exclusive. */
export type OrderFilter = Partial<Omit<OrderListing, 'page' | 'limit'>>;

type Sql = RawBuilder<unknown>;

/** Only open orders wait for a call. The condition must match the partial index word for word. */
const hasConfirmation = (confirmation: Confirmation): Sql =>
  confirmations[confirmation].awaits
    ? sql`o.confirmation = ${confirmation} and o.status in (${sql.join(calledStatuses.map((status) => sql.lit(status)))})`
    : sql`o.confirmation = ${sql.lit(confirmation)}`;

async function matching(
  db: Database,
  { status, confirmation, ids, startDate, endDate, search }: OrderFilter,
): Promise<Sql> {
  const conditions = [
    status && sql`o.status = ${status}`,
    confirmation && hasConfirmation(confirmation),
    ids && sql`o.id = any(${ids.filter(isId)}::uuid[])`,
    startDate && sql`o.created_at >= ${startDate}`,
    endDate && sql`o.created_at < ${endDate}`,
    search && (await matchesSearch(db, search)),
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** One page of the matches and their total. */
export async function findOrders(
  db: Database,
  filter: OrderFilter,
  page: Page,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = await matching(db, filter);
  const [rows, total] = await Promise.all([
    listOrders(db, where, page),
    isByStatusAlone(filter) ? countByStatus(db, filter.status) : countOrders(db, where),
  ]);
  return { rows, total };
}

/** Newest first. Only the orders of the page are read in full. */
const listOrders = (db: Database, where: Sql, { limit, offset }: Page): Promise<OrderRow[]> =>
  selectOrders(
    db,
    sql`
      where o.id in (
        select o.id from orders o ${where}
        order by o.created_at desc, o.id desc limit ${limit} offset ${offset}
      )
      order by o.created_at desc, o.id desc`,
  );

const isByStatusAlone = ({ status: _, ...others }: OrderFilter): boolean =>
  Object.values(others).every((value) => value === undefined);

/** Reads the maintained count, so a million orders count as fast as ten. */
async function countByStatus(db: Database, status: OrderFilter['status']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(orders), 0)::bigint as count from order_tallies
    where day = 'infinity' and (${status ?? null}::text is null or status = ${status ?? null})`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countOrders(db: Database, where: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from orders o ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}
