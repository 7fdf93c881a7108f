/** Parts of SQL for the listing's queries. `p` is products. */
import { type RawBuilder, sql } from 'kysely';
import type { Ordering } from '#domain/listing.ts';
import type { ListingFilter, PoishaRange } from './listingFilter.ts';
import { conditionsOfMarks, type Marked } from './markQueries.ts';

export type Sql = RawBuilder<unknown>;

export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const inSection = {
  'new-arrivals': sql`p.is_new_arrival`,
  featured: sql`p.featured`,
  combos: sql`(p.is_combo or p.category = 'combo')`,
} as const;

export const inCategory = (category: string): Sql[] => (category ? [sql`p.category = ${category}`] : []);
export const inColour = (slug: string): Sql[] => (slug ? [sql`p.colour_slugs @> array[${slug}]`] : []);

export function atPrice({ min, max }: PoishaRange): Sql[] {
  const above = min === null ? [] : [sql`p.price >= ${min}::bigint`];
  const below = max === null ? [] : [sql`p.price <= ${max}::bigint`];
  return [...above, ...below];
}

/** All filters except the words of a search. */
export const conditionsOf = ({
  category,
  colour,
  price,
  section,
  ...marked
}: Pick<ListingFilter, 'category' | 'colour' | 'price' | 'section'> & Marked): Sql[] => [
  sql`p.listed`,
  ...inCategory(category),
  ...inColour(colour),
  ...atPrice(price),
  ...(section ? [inSection[section]] : []),
  ...conditionsOfMarks(marked),
];

export interface Place {
  limit: number;
  offset: number;
}

/** Every sort order has an index. The id breaks ties, so that each product is on exactly one page. */
export interface SortKey {
  column: 'created_at' | 'price' | 'name_sort' | 'sold_lately' | 'rating_score';
  descending: boolean;
}

export const sortKeys = {
  newest: { column: 'created_at', descending: true },
  oldest: { column: 'created_at', descending: false },
  'price-low': { column: 'price', descending: false },
  'price-high': { column: 'price', descending: true },
  'name-asc': { column: 'name_sort', descending: false },
  'name-desc': { column: 'name_sort', descending: true },
  'best-selling': { column: 'sold_lately', descending: true },
  rating: { column: 'rating_score', descending: true },
} as const satisfies Record<Exclude<Ordering, 'relevance'>, SortKey>;

export function orderBy(table: 'p' | 'found', { column, descending }: SortKey): Sql {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`${sql.ref(`${table}.${column}`)} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`;
}
