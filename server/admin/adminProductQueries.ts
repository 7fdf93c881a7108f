/** The product list in the admin area. Search works as in the catalogue and also covers hidden products. */
import { type RawBuilder, sql } from 'kysely';
import type { AdminListing } from '#domain/adminListing.ts';
import type { Database } from '#server/database/connect.ts';
import {
  orderBy,
  type Place,
  type SortKey,
  sortKeys,
} from '#server/products/listing/listingConditionQueries.ts';
import { nearerEnd } from '#server/products/listing/listingPageQueries.ts';
import { type ProductRow, wholeProduct } from '#server/products/productQueries.ts';
import { wordsOf } from '#server/products/search/searchTermQueries.ts';

type Sql = RawBuilder<unknown>;

export interface AdminProductFilter extends Pick<AdminListing, 'search' | 'category' | 'state'> {
  /** A product with this many pieces or fewer is low on stock. */
  lowStockLimit: number;
}

/** Each source has its own indexes for every sort order of the list. */
const onSale = sql`p.listed`;
export const hidden = sql`not p.is_active and p.deleted_at is null`;
export const deleted = sql`p.deleted_at is not null`;

const sourcesOf = ({ state }: Pick<AdminProductFilter, 'state'>): Sql[] => {
  if (state === 'deleted') return [deleted];
  if (state === 'hidden') return [hidden];
  return state === undefined ? [onSale, hidden] : [onSale];
};

/**
 * Matches every word by prefix, in the name (weight A) or the description (weight C). Words are letters and digits
 * only.
 */
const prefixesOf = (search: string): string =>
  wordsOf(search)
    .map((word) => `'${word}':*AC`)
    .join(' & ');

const conditions = ({ category, search, state, lowStockLimit }: AdminProductFilter): Sql =>
  sql.join(
    [
      sql`true`,
      ...(category ? [sql`p.category = ${category}`] : []),
      ...(search ? [sql`p.search @@ to_tsquery('simple', ${prefixesOf(search)})`] : []),
      ...(state === 'low' ? [sql`p.available_stock between 1 and ${lowStockLimit}`] : []),
      ...(state === 'out' ? [sql`p.available_stock = 0`] : []),
    ],
    sql` and `,
  );

/**
 * The number of matches of a word or a stock filter is not known beforehand. So the matches are collected before
 * sorting.
 */
export const isGathered = ({ search, state }: Pick<AdminProductFilter, 'search' | 'state'>): boolean =>
  Boolean(search) || state === 'low' || state === 'out' || state === 'deleted';

/** Selects only the columns of the sort order, so that an index-only scan is possible. */
const keysOf = (filter: AdminProductFilter, { column }: SortKey): Sql[] =>
  sourcesOf(filter).map(
    (source) =>
      sql`select p.id, ${sql.ref(`p.${column}`)} from products p where ${source} and ${conditions(filter)}`,
  );

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
  const key = sortKeys[sort];
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from (${walkedIds(filter, nearerEnd(key, place))}) page
    join products p on p.id = page.id order by ${orderBy('p', key)}`.execute(db);
  return rows;
}

export interface Found {
  total: number;
  ids: string[];
}

/** Counts the matches and selects one page in one statement. */
export async function findAdminProducts(
  db: Database,
  filter: AdminProductFilter,
  sort: AdminListing['sort'],
  { limit, offset }: Place,
): Promise<Found> {
  const key = sortKeys[sort];
  const { rows } = await sql<Found>`
    with found as materialized (${sql.join(keysOf(filter, key), sql` union all `)})
    select (select count(*)::int from found) as total, array(
      select found.id from found order by ${orderBy('found', key)} limit ${limit} offset ${offset}
    ) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
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
