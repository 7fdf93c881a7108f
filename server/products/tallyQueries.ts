/**
 * How many products the filters find, from the counts that the database keeps: as quick in a shop of a million
 * products as in one of a thousand. Searches are not in those counts.
 */
import { type RawBuilder, sql } from 'kysely';
import { categoryValues } from '#domain/categories.ts';
import { filterColours } from '#domain/colours.ts';
import { priceBands, readPriceBand } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import { all, conditionsOf, type Place, type SortKey, type Sql } from './listingConditionQueries.ts';
import type { ListingFilter, PoishaRange } from './listingFilter.ts';
import { priceSteps, stepOf } from './priceSteps.ts';

export interface Facets {
  categories: { value: string; count: number }[];
  colors: { value: string; count: number }[];
  prices: { value: string; count: number }[];
  /** More are found than were counted. */
  atLeast?: boolean;
}

export interface Tally {
  total: number;
  /** Index entries that a walk in the wanted order has to look through for all of them. */
  walked: number;
  facets: Facets | null;
  /** Where they are sorted by price and thinned out by colour: where the page lies. */
  stretch: Stretch | null;
}

/** Neighbouring prices, which hold a page whole. */
export interface Stretch {
  /** Of steps of the price. */
  first: number;
  last: number;
  /** Of those that fit, so many come before, in the wanted order. */
  before: number;
  /** So many fit that have one of these prices. */
  total: number;
  /** As of a tally, for these prices. */
  walked: number;
}

type Counted = Pick<ListingFilter, 'category' | 'colour' | 'price' | 'section'>;

const anyPrice: PoishaRange = { min: null, max: null };

/** The bands of the price filter, in poisha. */
export const bands = priceBands.map(({ value }) => {
  const { minPrice, maxPrice } = readPriceBand(value) ?? {};
  const price = {
    min: minPrice ? toPoisha(minPrice) : null,
    max: maxPrice === undefined ? null : toPoisha(maxPrice),
  };
  return { value, price };
});

/** Of the kept counts, those of this section, '' being the whole shop, and of the steps that lie within the range. */
const kept = ({ section, price }: Pick<Counted, 'section' | 'price'>): Sql => {
  const { first, last } = priceSteps(price);
  return sql`product_tallies where section = ${section ?? ''} and price_step between ${first}::int and ${last}::int`;
};

/** Products at the ends of a range that are no whole step, one by one. */
function atEdges(filter: Counted, select: Sql, from: Sql = sql``, groupBy: Sql = sql``): Sql[] {
  return priceSteps(filter.price).edges.map(
    ([min, max]) => sql`
      union all select ${select} from products p ${from}
      where ${all(conditionsOf({ ...filter, price: { min, max } }))} ${groupBy}`,
  );
}

const joined = (parts: readonly Sql[]): Sql => sql.join([...parts], sql` `);

/** One number: all that these filters find. */
const countOf = (filter: Counted): Sql => sql`
  (select coalesce(sum(n), 0)::int from (
     select sum(products) as n from ${kept(filter)}
       and category = ${filter.category} and colour = ${filter.colour}
     ${joined(atEdges(filter, sql`count(*)`))}
   ) counted)`;

/**
 * A colour may stand at some prices alone, and a walk from the cheapest would look through half a category for it. The
 * counts tell at which prices the page lies.
 */
function stretchOf(filter: Counted, { descending, limit, offset }: Place & { descending: boolean }): Sql {
  const edges = priceSteps(filter.price).edges.map(
    ([min, max]) => sql`
      union all select ${stepOf(min)}::int, count(*) from products p
      where ${all(conditionsOf({ ...filter, price: { min, max } }))}`,
  );
  return sql`(
    select json_build_object('first', first, 'last', last, 'before', before, 'total', total, 'walked', (
      select coalesce(sum(products), 0) from product_tallies
      where section = '' and category = ${filter.category} and colour = '' and price_step between first and last))
    from (
      select min(price_step) as first, max(price_step) as last, min(upto - n) as before, sum(n) as total
      from (
        select price_step, n, sum(n) over (order by price_step ${descending ? sql`desc` : sql``}) as upto
        from (
          select price_step, products as n from ${kept(filter)}
            and category = ${filter.category} and colour = ${filter.colour}
          ${joined(edges)}
        ) counted where n > 0
      ) summed where upto > ${offset}::bigint and upto - n < ${offset}::bigint + ${limit}::bigint
      having count(*) > 0
    ) found)`;
}

/** A map from each category to its number, whichever category is chosen. */
const byCategory = (filter: Counted): Sql => sql`
  (select json_object_agg(category, n) from (
     select category, sum(n)::int as n from (
       select category, products as n from ${kept(filter)} and category <> '' and colour = ${filter.colour}
       ${joined(atEdges({ ...filter, category: '' }, sql`p.category, count(*)`, sql``, sql`group by p.category`))}
     ) counted group by category
   ) summed)`;

const byColour = (filter: Counted): Sql => sql`
  (select json_object_agg(colour, n) from (
     select colour, sum(n)::int as n from (
       select colour, products as n from ${kept(filter)} and category = ${filter.category} and colour <> ''
       ${joined(atEdges({ ...filter, colour: '' }, sql`slug, count(*)`, sql`, unnest(p.colour_slugs) as slug`, sql`group by slug`))}
     ) counted group by colour
   ) summed)`;

const byBand = (filter: Counted): Sql =>
  sql`json_build_object(${sql.join(bands.flatMap(({ value, price }) => [sql`${value}::text`, countOf({ ...filter, price })]))})`;

const facetColumns = (filter: Counted): Sql =>
  sql`, ${byCategory(filter)} as categories, ${byColour(filter)} as colors, ${byBand(filter)} as prices`;

type Counts = Record<string, number> | null;

/** In the order of the filters, and with those that find nothing. */
export const facetsOf = (counts: { categories: Counts; colors: Counts; prices: Counts }): Facets => {
  const listed = (values: readonly string[], found: Counts) =>
    values.map((value) => ({ value, count: found?.[value] ?? 0 }));
  return {
    categories: listed(categoryValues, counts.categories),
    colors: listed(filterColours, counts.colors),
    prices: listed(
      bands.map(({ value }) => value),
      counts.prices,
    ),
  };
};

interface TallyRow {
  total: number;
  walked: number;
  stretch: Stretch | null;
  categories: Counts;
  colors: Counts;
  prices: Counts;
}

/** What is counted for this page; the statement's one row is read by `tallyIn`. */
export function tallying(
  filter: ListingFilter,
  { key, withFacets, ...place }: Place & { key: SortKey; withFacets: boolean },
): RawBuilder<TallyRow> {
  const { category, colour, price, section } = filter;
  const byPrice = key.column === 'price';
  const stretch =
    byPrice && colour && !section
      ? stretchOf(filter, { ...place, descending: key.descending })
      : sql`null::json`;
  return sql<TallyRow>`
    select ${countOf(filter)} as total,
           ${countOf({ category, colour: '', price: byPrice ? price : anyPrice, section: null })} as walked,
           ${stretch} as stretch
           ${withFacets ? facetColumns(filter) : sql``}`;
}

export function tallyIn([row]: readonly TallyRow[], { withFacets }: { withFacets: boolean }): Tally {
  if (!row) throw new Error('a select without a table gives one row');
  const { total, walked } = row;
  return { total, walked, stretch: row.stretch, facets: withFacets ? facetsOf(row) : null };
}
