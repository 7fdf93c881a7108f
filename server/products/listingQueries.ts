/** The shop's listing: filtered, searched, sorted and cut into pages by the database. */
import { type RawBuilder, sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import { type Listing, type Ordering, orderingOf } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import { offsetOf } from '#domain/pages.ts';
import { type SearchTerm, understandQuery } from '#domain/search.ts';
import type { Database } from '#server/database/connect.ts';
import { type ProductRow, wholeProduct } from './productQueries.ts';

type Filter = Omit<Listing, 'page' | 'limit' | 'facets'>;

/** Each word of a term from its beginning, the alternatives as good as the term itself. */
function tsqueryOf(terms: readonly SearchTerm[]): string {
  const words = (phrase: string) =>
    phrase
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => `'${word}':*`)
      .join(' & ');
  return terms
    .map(({ text, alternatives }) => [text, ...alternatives].map(words).filter(Boolean))
    .filter((either) => either.length > 0)
    .map((either) => `(${either.map((each) => `(${each})`).join(' | ')})`)
    .join(' & ');
}

const sections = {
  'new-arrivals': sql`p.is_new_arrival`,
  featured: sql`p.featured`,
  combos: sql`(p.is_combo or p.category = 'combo')`,
} as const;

function conditionsOf(filter: Filter, query: string): RawBuilder<unknown> {
  const { category, color, minPrice, maxPrice, section } = filter;
  const conditions = [
    sql`p.listed`,
    category !== undefined && sql`p.category = ${category.toLowerCase()}`,
    color !== undefined && sql`p.colour_slugs @> array[${colourSlug(color)}]`,
    minPrice !== undefined && sql`p.price >= ${toPoisha(minPrice)}`,
    maxPrice !== undefined && sql`p.price <= ${toPoisha(maxPrice)}`,
    section !== undefined && sections[section],
    query !== '' && sql`p.search @@ to_tsquery('simple', ${query})`,
  ].filter((condition) => condition !== false);
  return sql.join(conditions, sql` and `);
}

const orders: Record<Exclude<Ordering, 'relevance'>, RawBuilder<unknown>> = {
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
  'price-low': sql`p.price, p.id`,
  'price-high': sql`p.price desc, p.id desc`,
  'name-asc': sql`p.name_sort, p.id`,
  'name-desc': sql`p.name_sort desc, p.id desc`,
};

const orderOf = (ordering: Ordering, query: string): RawBuilder<unknown> => {
  if (ordering !== 'relevance') return orders[ordering];
  if (query === '') return orders.newest;
  return sql`ts_rank(p.search, to_tsquery('simple', ${query})) desc, p.created_at desc, p.id desc`;
};

/** What the words of a search narrow besides the filters that were chosen. */
function withSearch(listing: Filter): { filter: Filter; query: string } {
  const { terms, maxPrice } = understandQuery(listing.search ?? '');
  const bounds = [listing.maxPrice, maxPrice].filter((taka) => taka !== undefined);
  const filter = { ...listing, maxPrice: bounds.length > 0 ? Math.min(...bounds) : undefined };
  return { filter, query: tsqueryOf(terms) };
}

export async function listProducts(
  db: Database,
  listing: Listing,
): Promise<{ rows: ProductRow[]; total: number }> {
  const { filter, query } = withSearch(listing);
  const where = conditionsOf(filter, query);
  const [page, count] = await Promise.all([
    sql<ProductRow>`
      select ${wholeProduct} from products p where ${where}
      order by ${orderOf(orderingOf(listing), query)}
      limit ${listing.limit} offset ${offsetOf(listing.page, listing.limit)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from products p where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}
