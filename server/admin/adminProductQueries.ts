/** The product list in the admin area. Search works as in the catalogue and also covers hidden products. */
import { sql } from 'kysely';
import type { AdminListing } from '#domain/adminListing.ts';
import type { Database } from '#server/database/connect.ts';
import {
  all,
  inCategory,
  orderBy,
  type Place,
  type SortKey,
  type Sql,
  sortKeys,
} from '#server/products/listing/listingConditionQueries.ts';
import { nearerEnd } from '#server/products/listing/listingPageQueries.ts';
import { type ProductRow, wholeProduct } from '#server/products/productQueries.ts';
import { type Found, onSale, searchProducts } from './adminProductSearchQueries.ts';
import { queryOf } from './searchBreadthQueries.ts';

export interface AdminProductFilter extends Pick<AdminListing, 'search' | 'category' | 'state'> {
  /** A product with this many pieces or fewer is low on stock. */
  lowStockLimit: number;
}

/** Each source has its own indexes for every sort order of the list. */
export const hidden = sql`not p.is_active and p.deleted_at is null`;
export const deleted = sql`p.deleted_at is not null`;

const sourcesOf = ({ state }: Pick<AdminProductFilter, 'state'>): Sql[] => {
  if (state === 'deleted') return [deleted];
  if (state === 'hidden') return [hidden];
  return state === undefined ? [onSale, hidden] : [onSale];
};

/**
 * The number of matches of a word or a stock filter is not known beforehand. So the matches are collected before
 * sorting.
 */
export const isGathered = ({ search, state }: Pick<AdminProductFilter, 'search' | 'state'>): boolean =>
  Boolean(search) || state === 'low' || state === 'out' || state === 'deleted';

/** Conditions on `p` (products), besides those of the state. */
const conditions = ({ category, search }: AdminProductFilter): Sql =>
  all([...inCategory(category ?? ''), ...(search ? [sql`p.search @@ ${queryOf(search)}`] : [])]);

/** Selects only the columns of the sort order, so that an index-only scan is possible. */
const keysOf = (filter: AdminProductFilter, { column }: SortKey): Sql[] =>
  sourcesOf(filter).map(
    (source) =>
      sql`select p.id, ${sql.ref(`p.${column}`)} from products p where ${source} and ${conditions(filter)}`,
  );

/**
 * Products on sale with little or no stock. Their ids come from their own table, and each row is read by its id: `offset
 * 0` prevents the planner from reading all products instead.
 */
const lowKeys = (filter: AdminProductFilter, { column }: SortKey): Sql => sql`
  select p.id, ${sql.ref(`p.${column}`)} from low_stock l cross join lateral (
    select p.id, ${sql.ref(`p.${column}`)} from products p
    where p.id = l.product_id and ${onSale} and ${conditions(filter)} offset 0
  ) p
  where ${filter.state === 'out' ? sql`l.available = 0` : sql`l.available between 1 and ${filter.lowStockLimit}`}`;

/** Matches that are equally near are sorted by the newest. */
const keyOf = (sort: AdminListing['sort']): SortKey => sortKeys[sort === 'relevance' ? 'newest' : sort];

interface Page extends Place {
  key: SortKey;
}

/** The ids of one page when the total is known. Reads the sorted indexes from the nearer end. */
function walkedIds(filter: AdminProductFilter, { key, limit, offset }: Page): Sql {
  const nearest = keysOf(filter, key).map(
    (keys) => sql`(${keys} order by ${orderBy('p', key)} limit ${offset + limit})`,
  );
  return sql`
    select found.id from (${sql.join(nearest, sql` union all `)}) found
    order by ${orderBy('found', key)} limit ${limit} offset ${offset}`;
}

/** One page with full rows. */
export async function adminProductPage(
  db: Database,
  filter: AdminProductFilter,
  sort: AdminListing['sort'],
  place: Place & { total: number },
): Promise<ProductRow[]> {
  const key = keyOf(sort);
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from (${walkedIds(filter, nearerEnd(key, place))}) page
    join products p on p.id = page.id order by ${orderBy('p', key)}`.execute(db);
  return rows;
}

/** Counts the matches and selects one page in one statement. */
export async function findAdminProducts(
  db: Database,
  filter: AdminProductFilter,
  sort: AdminListing['sort'],
  { limit, offset }: Place,
): Promise<Found> {
  const { state, search, category } = filter;
  const key = keyOf(sort);
  const isFew = state === 'low' || state === 'out' || state === 'deleted';
  if (search && !isFew)
    return searchProducts(
      db,
      { search, category, sources: sourcesOf(filter), isBestFirst: sort === 'relevance' },
      key,
      { limit, offset },
    );
  const keys = state === 'deleted' ? keysOf(filter, key) : [lowKeys(filter, key)];
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with found as materialized (${sql.join(keys, sql` union all `)})
    select (select count(*)::int from found) as total, array(
      select found.id from found order by ${orderBy('found', key)} limit ${limit} offset ${offset}
    ) as ids`.execute(db);
  const [row = { total: 0, ids: [] }] = rows;
  return { ...row, atLeast: false };
}

/** Full rows in the order of the ids: on sale, hidden or deleted. */
export async function adminProductsByIds(db: Database, ids: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from unnest(${[...ids]}::uuid[]) with ordinality as found (id, place)
    join products p on p.id = found.id order by found.place`.execute(db);
  return rows;
}

/** The ids of all matches, newest first, at most `limit`. */
export async function listAdminProductIds(
  db: Database,
  filter: AdminProductFilter,
  limit: number,
): Promise<string[]> {
  const place = { limit, offset: 0 };
  if (isGathered(filter)) return (await findAdminProducts(db, filter, 'newest', place)).ids;
  const ids = walkedIds(filter, { ...place, key: sortKeys.newest });
  const { rows } = await sql<{ id: string }>`${ids}`.execute(db);
  return rows.map(({ id }) => id);
}
