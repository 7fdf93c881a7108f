/** Listings of which nothing is counted beforehand, searches above all. What is found is gathered, then cut. */
import { sql } from 'kysely';
import type { SearchTerm } from '#domain/search.ts';
import type { Database } from '#server/database/connect.ts';
import {
  all,
  atPrice,
  conditionsOf,
  inCategory,
  inColour,
  orderBy,
  type SortKey,
  type Sql,
} from './listingConditionQueries.ts';
import type { ListingFilter } from './listingFilter.ts';
import type { Place } from './pageQueries.ts';
import { bands, type Facets, facetsOf } from './tallyQueries.ts';

/** Nobody pages through more, and a word that stands in every name must not read every product. */
const mostFound = 10_000;

export interface Found {
  total: number;
  /** Of the page alone, in its order. */
  ids: string[];
  facets: Facets | null;
}

const wordsOf = (phrase: string): string[] => phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A word that nothing is known of may be misspelt. */
const isDoubtful = ({ text, alternatives }: SearchTerm): boolean =>
  alternatives.every((other) => text.startsWith(other)) && wordsOf(text).length === 1;

/** As `search_query` in the migrations takes it. Words are letters and digits alone: nothing in them needs escaping. */
const asQuery = (term: SearchTerm) => ({
  phrases: [term.text, ...term.alternatives].map(wordsOf).filter((words) => words.length > 0),
  doubtful: isDoubtful(term) ? term.text : null,
});

/** The terms as one tsquery, misspelt words put right; twice more for matches in the name and in what labels it. */
const askedFor = (terms: readonly SearchTerm[]): Sql => sql`
  with asked as materialized (
    select replace(replace(query, ':~', ''), '~', '')::tsquery as anywhere,
           replace(query, '~', 'A')::tsquery as in_name,
           replace(query, '~', 'AB')::tsquery as in_labels
    from (select search_query(${JSON.stringify(terms.map(asQuery))}::jsonb)) whole (query)
  ),`;

const nearness = sql`case when p.search @@ asked.in_name then 0 when p.search @@ asked.in_labels then 1 else 2 end`;

function foundBy(filter: ListingFilter, conditions: readonly Sql[]): Sql {
  const columns = sql`p.id, p.category, p.colour_slugs, p.price, p.created_at, p.name_sort`;
  if (filter.terms === null) {
    return sql`with found as materialized (
      select ${columns}, 0 as nearness from products p where ${all(conditions)}
    )`;
  }
  return sql`${askedFor(filter.terms)} found as materialized (
    select ${columns}, ${nearness} as nearness from products p, asked
    where ${all(conditions)} and p.search @@ (select anywhere from asked) limit ${mostFound}
  )`;
}

const countBy = (name: Sql, conditions: readonly Sql[], from: Sql = sql``): Sql => sql`
  (select json_object_agg(name, n) from (
     select ${name} as name, count(*)::int as n from found p ${from} where ${all(conditions)} group by 1
   ) counted)`;

const facetColumns = ({ category, colour, price }: ListingFilter): Sql => sql`,
  ${countBy(sql`p.category`, [...inColour(colour), ...atPrice(price)])} as categories,
  ${countBy(sql`slug`, [...inCategory(category), ...atPrice(price)], sql`, unnest(p.colour_slugs) slug`)} as colors,
  json_build_object(${sql.join(
    bands.flatMap((band) => [
      sql`${band.value}::text`,
      sql`(select count(*) from found p where ${all([...inCategory(category), ...inColour(colour), ...atPrice(band.price)])})`,
    ]),
  )}) as prices`;

/** The ids of a page, how many there are in all, and what other filters would find: one statement. */
export async function findProducts(
  db: Database,
  filter: ListingFilter,
  key: SortKey | 'relevance',
  { limit, offset, withFacets }: Place & { withFacets: boolean },
): Promise<Found> {
  const { category, colour, price } = filter;
  const narrow = [...inCategory(category), ...inColour(colour), ...atPrice(price)];
  // Facets look beyond the chosen filters, so then those are applied to what was found.
  const found = foundBy(
    filter,
    withFacets
      ? conditionsOf({ ...filter, category: '', colour: '', price: { min: null, max: null } })
      : conditionsOf(filter),
  );
  const order =
    key === 'relevance' ? sql`found.nearness, found.created_at desc, found.id desc` : orderBy('found', key);
  const { rows } = await sql<Row>`
    ${found}, chosen as materialized (select * from found p where ${all(withFacets ? narrow : [])})
    select (select count(*)::int from chosen) as total,
           array(select found.id from chosen found order by ${order} limit ${limit} offset ${offset}) as ids
           ${withFacets ? facetColumns(filter) : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gives one row');
  return { total: row.total, ids: row.ids, facets: withFacets ? facetsOf(row) : null };
}

interface Row {
  total: number;
  ids: string[];
  categories: Record<string, number> | null;
  colors: Record<string, number> | null;
  prices: Record<string, number> | null;
}
