/** The owner's list of products: those on sale, found as the shop finds them, and the few that are hidden. */
import { type RawBuilder, sql } from 'kysely';
import { type CategoryCounts, emptyCounts, type OwnersListing } from '#domain/ownersListing.ts';
import type { Database } from '#server/database/connect.ts';
import { orderBy, sortKeys } from '#server/products/listingConditionQueries.ts';
import { type ProductRow, wholeProduct } from '#server/products/productQueries.ts';

type Sql = RawBuilder<unknown>;
type Filter = Pick<OwnersListing, 'search' | 'category'>;

/** Each has indexes of its own, in every order of the list. */
const onSale = sql`p.listed`;
const hidden = sql`not p.is_active and p.deleted_at is null`;

/** Every word from its beginning, in the name (A) or the description (C). Words are letters and digits alone. */
function wordsOf(search: string): string {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*AC`).join(' & ');
}

const conditions = ({ category, search }: Filter): Sql =>
  sql.join(
    [
      sql`true`,
      ...(category ? [sql`p.category = ${category}`] : []),
      ...(search ? [sql`p.search @@ to_tsquery('simple', ${wordsOf(search)})`] : []),
    ],
    sql` and `,
  );

/** What is searched for is gathered before it is sorted: the planner can't know how many a word will find. */
const foundFor = (filter: Filter): Sql => sql`
  with found as materialized (
    select p.id, p.created_at, p.price, p.name_sort from products p where ${onSale} and ${conditions(filter)}
    union all
    select p.id, p.created_at, p.price, p.name_sort from products p where ${hidden} and ${conditions(filter)}
  )`;

/** One page, read whole. */
export async function ownersPage(
  db: Database,
  { sort, limit, ...filter }: OwnersListing,
  offset: number,
): Promise<ProductRow[]> {
  const key = sortKeys[sort];
  const ids = filter.search
    ? sql`${foundFor(filter)} select found.id from found order by ${orderBy('found', key)}`
    : sql`
      select found.id from (
        (select p.* from products p where ${onSale} and ${conditions(filter)}
         order by ${orderBy('p', key)} limit ${offset + limit})
        union all
        (select p.* from products p where ${hidden} and ${conditions(filter)}
         order by ${orderBy('p', key)} limit ${offset + limit})
      ) found order by ${orderBy('found', key)}`;
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from (${ids} limit ${limit} offset ${offset}) page join products p on p.id = page.id
    order by ${orderBy('p', key)}`.execute(db);
  return rows;
}

export async function countFound(db: Database, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${foundFor(filter)} select count(*)::int as total from found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What is on sale is a kept count; what is hidden is few. */
export async function countByCategory(db: Database): Promise<CategoryCounts> {
  const { rows } = await sql<{ category: keyof CategoryCounts; products: number }>`
    select category, sum(products)::int as products from (
      select category, products from product_tallies where category <> '' and colour = ''
      union all
      select p.category, 1 from products p where ${hidden}
    ) counted group by category`.execute(db);
  const counts = emptyCounts();
  for (const { category, products } of rows) {
    counts[category] = products;
    counts.all += products;
  }
  return counts;
}
