/** The order list in the admin area: filter, total, and one page with full rows. */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
import { type Confirmation, confirmations } from '#domain/orderCalls.ts';
import { cameBack, closingReasonValues } from '#domain/orderClosing.ts';
import { type OrderListing, returnedSinceAt } from '#domain/orderListing.ts';
import { inShopStatuses } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';
import { type OrderRow, type Page, selectOrders } from './orderQueries.ts';
import { matchesSearch } from './orderSearchQueries.ts';
import { returnedOrders } from './todayQueries.ts';

/** Dates: start inclusive, end exclusive. */
export type OrderFilter = Partial<Omit<OrderListing, 'page' | 'limit' | 'returned'>> & {
  /** Only orders with goods returned since then. */
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
    ? sql`s.confirmation = ${confirmation} and s.status in (${sql.join(inShopStatuses.map((status) => sql.lit(status)))})`
    : sql`s.confirmation = ${sql.lit(confirmation)}`;

const cameBackFrom = closingReasonValues.filter(cameBack);

/** The filters of one column each. */
function marks({
  booked,
  printed,
  settled,
  closing,
  source,
  district,
  area,
  product,
}: OrderFilter): (Sql | undefined)[] {
  return [
    booked && sql`s.is_booked = ${booked === 'yes'}`,
    printed && sql`s.is_printed = ${printed === 'yes'}`,
    settled &&
      (settled === 'yes'
        ? sql`s.is_settled`
        : sql`s.status = 'delivered' and s.is_booked and not s.is_settled`),
    closing && sql`s.closing = any(${closing === 'came_back' ? cameBackFrom : [closing]})`,
    // Written out, so that it matches the partial index.
    source && sql`s.source = ${sql.lit(source)}`,
    district && sql`s.district = ${district}`,
    area && (area === 'dhaka' ? sql`s.district = 'Dhaka'` : sql`s.district not in ('Dhaka', '')`),
    product && (isId(product) ? sql`s.products @> ${[product]}::uuid[]` : sql`false`),
  ].filter((condition) => condition !== '');
}

/** The from and where clauses. `order_states` follows the orders a moment later. */
export async function matching(db: Database, filter: OrderFilter): Promise<Sql> {
  const { status, confirmation, ids, returnedSince, startDate, endDate, search } = filter;
  const conditions = [
    status && sql`s.status = ${status}`,
    confirmation && hasConfirmation(confirmation, status),
    ids && sql`s.order_id = any(${ids.filter(isId)}::uuid[])`,
    returnedSince && sql`s.order_id in (${returnedOrders(returnedSince)})`,
    ...marks(filter),
    startDate && sql`s.created_at >= ${startDate}`,
    endDate && sql`s.created_at < ${endDate}`,
    search && (await matchesSearch(db, search)),
  ].filter((condition) => condition !== undefined && condition !== '');
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`from order_states s ${where}`;
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
const listOrders = (db: Database, matches: Sql, { limit, offset }: Page): Promise<OrderRow[]> =>
  selectOrders(
    db,
    sql`
      where o.id in (
        select s.order_id ${matches} order by s.created_at desc, s.order_id desc limit ${limit} offset ${offset}
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

async function countOrders(db: Database, matches: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${matches}`.execute(db);
  return rows[0]?.count ?? 0;
}
