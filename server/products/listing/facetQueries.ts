/** Counts the products for each filter under the other selected filters. */
import { sql } from 'kysely';
import { categoryValues } from '#domain/categories.ts';
import { filterColours } from '#domain/colourPresets.ts';
import { priceBands, readPriceBand } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import { leastRatings } from '#domain/ratings.ts';
import { bySizeOrder } from '#domain/sizeFilter.ts';
import type { Sql } from './listingConditionQueries.ts';
import { haveMarks, type Marked, marks, marksOf, marksOfProduct, offeredSizes } from './markQueries.ts';
import { atEdges, type CountedFilter, countOf, countsWithin, joined } from './matchCountQueries.ts';

type Facet = { value: string; count: number }[];

export interface Facets {
  categories: Facet;
  colors: Facet;
  prices: Facet;
  /** Sizes without products are left out. */
  sizes: Facet;
  offers: Facet;
  stock: Facet;
  ratings: Facet;
  /** True when more products match than were counted. */
  atLeast?: boolean;
}

/** The ranges of the price filter, in poisha. */
export const bands = priceBands.map((value) => {
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

const bySize = (filter: CountedFilter): Sql => sql`
  (select json_object_agg(size, n) from (
     select size, sum(n)::int as n from (
       select size, products as n from ${countsWithin({ ...filter, size: '' }, sql`, unnest(sizes) size`)}
         and category = ${filter.category} and colour = ${filter.colour}
       ${joined(atEdges({ ...filter, size: '' }, sql`offered.size, count(distinct p.id)`, sql`, ${offeredSizes}`, sql`group by 1`))}
     ) counted group by size
   ) summed)`;

/** One number per mark: the products that have it besides the other selected marks. */
export const markColumns = (filter: Marked, n: Sql): Sql => {
  const facet = (mark: keyof typeof marks, others: Partial<Marked>) => {
    const needed = marksOf({ ...filter, ...others }) + marks[mark];
    return sql`${String(mark)}::text, coalesce(sum(${n}) filter (where ${haveMarks(needed)}), 0)::int`;
  };
  return sql`json_build_object(${sql.join([
    facet('offer', { onOffer: false }),
    facet('inStock', { inStock: false }),
    facet(4, { rating: null }),
    facet(3, { rating: null }),
  ])})`;
};

const byMark = (filter: CountedFilter): Sql => {
  const any = { ...filter, onOffer: false, inStock: false, rating: null };
  return sql`
    (select ${markColumns(filter, sql`n`)} from (
       select marks, products as n from ${countsWithin(any)}
         and category = ${filter.category} and colour = ${filter.colour}
       ${joined(atEdges(any, sql`${marksOfProduct}, count(*)`, sql``, sql`group by 1`))}
     ) counted)`;
};

export const facetColumns = (filter: CountedFilter): Sql =>
  sql`, ${byCategory(filter)} as categories, ${byColour(filter)} as colors, ${byBand(filter)} as prices,
    ${bySize(filter)} as sizes, ${byMark(filter)} as marks`;

export type Counts = Record<string, number> | null;

export type FacetCounts = Record<'categories' | 'colors' | 'prices' | 'sizes' | 'marks', Counts>;

export const noCounts: FacetCounts = {
  categories: null,
  colors: null,
  prices: null,
  sizes: null,
  marks: null,
};

/** In the order of the filters, including filters without matches. */
export const facetsOf = (counts: FacetCounts): Facets => {
  const listed = (values: readonly string[], found: Counts): Facet =>
    values.map((value) => ({ value, count: found?.[value] ?? 0 }));
  const mark = (name: string): Facet => [{ value: '1', count: counts.marks?.[name] ?? 0 }];
  return {
    categories: listed(categoryValues, counts.categories),
    colors: listed(filterColours, counts.colors),
    prices: listed(
      bands.map(({ value }) => value),
      counts.prices,
    ),
    sizes: listed(Object.keys(counts.sizes ?? {}).sort(bySizeOrder), counts.sizes),
    offers: mark('offer'),
    stock: mark('inStock'),
    ratings: listed(leastRatings.map(String), counts.marks),
  };
};
