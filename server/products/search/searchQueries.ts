/** Searches have no maintained counts. The matches are gathered, counted and cut into pages. */
import { sql } from 'kysely';
import type { SearchTerm } from '#domain/searchPhrases.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import {
  bands,
  type FacetCounts,
  type Facets,
  facetsOf,
  markColumns,
} from '#server/products/listing/facetQueries.ts';
import {
  all,
  atPrice,
  inCategory,
  inColour,
  orderBy,
  type Place,
  type SortKey,
  type Sql,
  sortKeys,
} from '#server/products/listing/listingConditionQueries.ts';
import { type ListingFilter, unfiltered } from '#server/products/listing/listingFilter.ts';
import { conditionsOfMarks, marksOfProduct, offeredSizes } from '#server/products/listing/markQueries.ts';
import { type Bounds, candidates, isBroad, isUnfiltered } from './candidateQueries.ts';
import { sampled } from './sampleQueries.ts';
import { asked } from './searchTermQueries.ts';

/** Eighty pages. Nobody looks at more. */
const searchBounds: Bounds = { enough: 1_000, walked: 1_000, named: 300 };

/** Most people stop here. */
const usual = 100;

export interface Found {
  total: number;
  /** True when there are more than `total`. */
  atLeast: boolean;
  /** Only those of the page, in order. */
  ids: string[];
  facets: Facets | null;
}

type Ordered = SortKey | 'relevance';

const walkedBy = (key: Ordered): SortKey => (key === 'relevance' ? sortKeys.newest : key);

export type Search = ListingFilter & { terms: readonly SearchTerm[] };

const withoutFilters = (filter: Search): Search => ({ ...filter, ...unfiltered });

/** Parts of a `with`: the matches with all filters and, for facets, the matches without the selected filters. */
function foundBy(filter: Search, key: Ordered, needed: number, withFacets: boolean): Sql {
  const found = (name: Sql, held: Search) =>
    candidates(name, held, walkedBy(key), {
      ...searchBounds,
      needed,
      usual: withFacets ? searchBounds.enough : usual,
    });
  const beyond = isUnfiltered(filter)
    ? sql`beyond as (select * from found)`
    : found(sql`beyond`, withoutFilters(filter));
  return sql`${asked(filter.terms)}, ${sampled}, ${found(sql`found`, filter)}
    ${withFacets ? sql`, ${beyond}` : sql``}`;
}

const countBy = (name: Sql, conditions: readonly Sql[], from: Sql = sql``): Sql => sql`
  (select json_object_agg(name, n) from (
     select ${name} as name, count(distinct p.id)::int as n from beyond p ${from} where ${all(conditions)} group by 1
   ) counted)`;

/** All filters but the named one. */
const others = (filter: Search, one: Partial<ListingFilter>): Sql[] => {
  const { category, colour, price, ...marked } = { ...filter, ...one };
  return [...inCategory(category), ...inColour(colour), ...atPrice(price), ...conditionsOfMarks(marked)];
};

const facetColumns = (filter: Search): Sql => sql`,
  ${countBy(sql`p.category`, others(filter, { category: '' }))} as categories,
  ${countBy(sql`slug`, others(filter, { colour: '' }), sql`, unnest(p.colour_slugs) slug`)} as colors,
  ${countBy(sql`offered.size`, others(filter, { size: '' }), sql`, ${offeredSizes}`)} as sizes,
  json_build_object(${sql.join(
    bands.flatMap(({ value, price }) => [
      sql`${value}::text`,
      sql`(select count(*) from beyond p where ${all(others(filter, { price }))})`,
    ]),
  )}) as prices,
  (select ${markColumns(filter, sql`1`)} from (
     select ${marksOfProduct} as marks from beyond p
     where ${all(others(filter, { onOffer: false, inStock: false, rating: null }))}
   ) counted) as marks`;

/**
 * A prepared plan never knows the words, so it fits any words. But filters need their own plan: the best plan for one
 * category may be bad for another.
 */
const hasOnePlan = (filter: Search): boolean => isUnfiltered(filter) && filter.section === null;

/** One statement for the page's ids, the total, and the facet counts. */
export async function findProducts(
  db: Database,
  filter: Search,
  key: Ordered,
  { limit, offset, withFacets }: Place & { withFacets: boolean },
): Promise<Found> {
  const order =
    key === 'relevance' ? sql`found.nearness, found.created_at desc, found.id desc` : orderBy('found', key);
  const most = searchBounds.enough;
  const needed = withFacets ? most : Math.min(offset + limit, most);
  const beyond = isUnfiltered(filter) ? sql`found` : sql`beyond`;
  const count = (name: Sql) =>
    sql`(select case when ${isBroad(name)} then ${most}::int + 1 else count(*)::int end from ${name})`;
  const statement = sql<Row>`
    with ${foundBy(filter, key, needed, withFacets)}
    select ${count(sql`found`)} as counted,
           array(select found.id from found order by ${order}
                 limit greatest(0, least(${limit}::bigint, ${most}::bigint - ${offset}::bigint)) offset ${offset}) as ids
           ${withFacets ? sql`${facetColumns(filter)}, ${count(beyond)} as beyond` : sql``}`;
  const { rows } = await (hasOnePlan(filter) && !withFacets
    ? executePrepared(db, statement)
    : statement.execute(db));
  const [row] = rows;
  if (!row) throw new Error('a select without a table gives one row');
  const isMore = (counted: number | undefined) => counted !== undefined && counted > most;
  const atLeast = isMore(row.counted);
  return {
    total: atLeast ? most : row.counted,
    atLeast,
    ids: row.ids,
    facets: withFacets ? { ...facetsOf(row), ...(isMore(row.beyond) && { atLeast: true }) } : null,
  };
}

interface Row extends FacetCounts {
  /** One more than `enough` when there are more. */
  counted: number;
  beyond?: number;
  ids: string[];
}
