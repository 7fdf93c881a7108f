/** The owner's list of products: those on sale, found as the shop finds them, and those that are hidden. */
import { type RawBuilder, sql } from 'kysely';
import { type CategoryCounts, emptyCounts, type OwnersListing } from '#domain/ownersListing.ts';
import type { Database } from '#server/database/connect.ts';
import { orderBy, sortKeys } from '#server/products/listingConditionQueries.ts';
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

const foundFor = (filter: OwnersFilter): Sql => sql`
  with found as materialized (${sql.join(
    sourcesOf(filter).map(
      (source) =>
        sql`select p.id, p.created_at, p.price, p.name_sort from products p where ${source} and ${conditions(filter)}`,
    ),
    sql` union all `,
  )})`;

/** The ids of a page, in its order. */
function pageIds(
  filter: OwnersFilter,
  { sort, limit }: Pick<OwnersListing, 'sort' | 'limit'>,
  offset: number,
) {
  const key = sortKeys[sort];
  if (isGathered(filter)) {
    return sql`${foundFor(filter)}
      select found.id from found order by ${orderBy('found', key)} limit ${limit} offset ${offset}`;
  }
  const nearest = sourcesOf(filter).map(
    (source) => sql`
      (select p.* from products p where ${source} and ${conditions(filter)}
       order by ${orderBy('p', key)} limit ${offset + limit})`,
  );
  return sql`
    select found.id from (${sql.join(nearest, sql` union all `)}) found
    order by ${orderBy('found', key)} limit ${limit} offset ${offset}`;
}

/** One page, read whole. */
export async function ownersPage(
  db: Database,
  filter: OwnersFilter,
  place: Pick<OwnersListing, 'sort' | 'limit'>,
  offset: number,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from (${pageIds(filter, place, offset)}) page join products p on p.id = page.id
    order by ${orderBy('p', sortKeys[place.sort])}`.execute(db);
  return rows;
}

/** All that a filter finds, the newest first, `limit` at most. */
export async function ownersIds(db: Database, filter: OwnersFilter, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${pageIds(filter, { sort: 'newest', limit }, 0)}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countFound(db: Database, filter: OwnersFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${foundFor(filter)} select count(*)::int as total from found`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface OwnersCounts {
  shown: CategoryCounts;
  hidden: CategoryCounts;
}

/** What is on sale is a kept count; what is hidden is counted along its index. */
export async function countByCategory(db: Database): Promise<OwnersCounts> {
  const { rows } = await sql<{ which: keyof OwnersCounts; category: keyof CategoryCounts; products: number }>`
    select 'shown' as which, category, sum(products)::int as products
    from product_tallies where category <> '' and colour = '' group by category
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
