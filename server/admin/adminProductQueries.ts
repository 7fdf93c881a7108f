/** The owner's list of products: those on sale, found as the shop finds them, and those that are hidden. */
import { type RawBuilder, sql } from 'kysely';
import { type CategoryCounts, emptyCounts, type OwnersListing } from '#domain/ownersListing.ts';
import type { Database } from '#server/database/connect.ts';
import { orderBy, type Place, type SortKey, sortKeys } from '#server/products/listingConditionQueries.ts';
import { nearerEnd } from '#server/products/pageQueries.ts';
import { type ProductRow, wholeProduct } from '#server/products/productQueries.ts';

type Sql = RawBuilder<unknown>;

export interface OwnersFilter extends Pick<OwnersListing, 'search' | 'category' | 'state'> {
  /** So many pieces or fewer are low. */
  lowStockLimit: number;
}

/** Each has indexes of its own, in every order of the list. */
const onSale = sql`p.listed`;
const hidden = sql`not p.is_active and p.deleted_at is null`;

const sourcesOf = ({ state }: Pick<OwnersFilter, 'state'>): Sql[] => {
  if (state === 'hidden') return [hidden];
  return state === undefined ? [onSale, hidden] : [onSale];
};

/** Every word from its beginning, in the name (A) or the description (C). Words are letters and digits alone. */
function wordsOf(search: string): string {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*AC`).join(' & ');
}

const conditions = ({ category, search, state, lowStockLimit }: OwnersFilter): Sql =>
  sql.join(
    [
      sql`true`,
      ...(category ? [sql`p.category = ${category}`] : []),
      ...(search ? [sql`p.search @@ to_tsquery('simple', ${wordsOf(search)})`] : []),
      ...(state === 'low' ? [sql`p.available_stock between 1 and ${lowStockLimit}`] : []),
      ...(state === 'out' ? [sql`p.available_stock = 0`] : []),
    ],
    sql` and `,
  );

/** Nothing tells how many a word or a count will find: what they find is gathered before it is sorted. */
export const isGathered = ({ search, state }: Pick<OwnersFilter, 'search' | 'state'>): boolean =>
  Boolean(search) || state === 'low' || state === 'out';

/** Each source with no more than the order needs, so that it is read from the index alone. */
const keysOf = (filter: OwnersFilter, { column }: SortKey): Sql[] =>
  sourcesOf(filter).map(
    (source) =>
      sql`select p.id, ${sql.ref(`p.${column}`)} from products p where ${source} and ${conditions(filter)}`,
  );

interface Page extends Place {
  key: SortKey;
}

/** The ids of a page where the total is known: from the nearer end, along the indexes that stand in its order. */
function walkedIds(filter: OwnersFilter, { key, limit, offset }: Page): Sql {
  const nearest = keysOf(filter, key).map(
    (keys) => sql`(${keys} order by ${orderBy('p', key)} limit ${offset + limit})`,
  );
  return sql`
    select found.id from (${sql.join(nearest, sql` union all `)}) found
    order by ${orderBy('found', key)} limit ${limit} offset ${offset}`;
}

/** One page, read whole. */
export async function ownersPage(
  db: Database,
  filter: OwnersFilter,
  sort: OwnersListing['sort'],
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

/** Counted and cut in one go. */
export async function findOwners(
  db: Database,
  filter: OwnersFilter,
  sort: OwnersListing['sort'],
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

/** All that a filter finds, the newest first, `limit` at most. */
export async function ownersIds(db: Database, filter: OwnersFilter, limit: number): Promise<string[]> {
  const place = { limit, offset: 0 };
  if (isGathered(filter)) return (await findOwners(db, filter, 'newest', place)).ids;
  const ids = walkedIds(filter, { ...place, key: sortKeys.newest });
  const { rows } = await sql<{ id: string }>`${ids}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OwnersCounts {
  shown: CategoryCounts;
  hidden: CategoryCounts;
}

/** What is on sale is a kept count; what is hidden is counted along its index. */
export async function countByCategory(db: Database): Promise<OwnersCounts> {
  const { rows } = await sql<{ which: keyof OwnersCounts; category: keyof CategoryCounts; products: number }>`
    select 'shown' as which, category, sum(products)::int as products
    from product_tallies where section = '' and category <> '' and colour = '' group by category
    union all
    select 'hidden', p.category, count(*)::int from products p where ${hidden} group by p.category`.execute(
    db,
  );
  const counts = { shown: emptyCounts(), hidden: emptyCounts() };
  for (const { which, category, products } of rows) {
    counts[which][category] = products;
    counts[which].all += products;
  }
  return counts;
}
