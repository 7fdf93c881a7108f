/** Counts the products for each filter under the other selected filters. */
import { sql } from 'kysely';
import { categoryValues } from '#domain/categories.ts';
import { filterColours } from '#domain/colours.ts';
import { priceBands, readPriceBand } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import type { Sql } from './listingConditionQueries.ts';
import { atEdges, type CountedFilter, countOf, countsWithin, joined } from './matchCountQueries.ts';

export interface Facets {
  categories: { value: string; count: number }[];
  colors: { value: string; count: number }[];
  prices: { value: string; count: number }[];
  /** True when more products match than were counted. */
  atLeast?: boolean;
}

/** The ranges of the price filter, in poisha. */
export const bands = priceBands.map(({ value }) => {
  const { minPrice, maxPrice } = readPriceBand(value) ?? {};
  const price = {
    min: minPrice ? toPoisha(minPrice) : null,
    max: maxPrice === undefined ? null : toPoisha(maxPrice),
  };
  return { value, price };
});

/** A map from each category to its count, whichever category is selected. */
const byCategory = (filter: CountedFilter): Sql => sql`
  (select json_object_agg(category, n) from (
     select category, sum(n)::int as n from (
       select category, products as n from ${countsWithin(filter)} and category <> '' and colour = ${filter.colour}
       ${joined(atEdges({ ...filter, category: '' }, sql`p.category, count(*)`, sql``, sql`group by p.category`))}
     ) counted group by category
   ) summed)`;

const byColour = (filter: CountedFilter): Sql => sql`
  (select json_object_agg(colour, n) from (
     select colour, sum(n)::int as n from (
       select colour, products as n from ${countsWithin(filter)} and category = ${filter.category} and colour <> ''
       ${joined(atEdges({ ...filter, colour: '' }, sql`slug, count(*)`, sql`, unnest(p.colour_slugs) as slug`, sql`group by slug`))}
     ) counted group by colour
   ) summed)`;

const byBand = (filter: CountedFilter): Sql =>
  sql`json_build_object(${sql.join(bands.flatMap(({ value, price }) => [sql`${value}::text`, countOf({ ...filter, price })]))})`;

export const facetColumns = (filter: CountedFilter): Sql =>
  sql`, ${byCategory(filter)} as categories, ${byColour(filter)} as colors, ${byBand(filter)} as prices`;

export type Counts = Record<string, number> | null;

/** In the order of the filters, including filters without matches. */
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
