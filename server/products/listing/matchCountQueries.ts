/**
 * The number of products that match a filter, from maintained counts, so a million products count as fast as a thousand.
 * Searches are not part of these counts.
 */
import { sql } from 'kysely';
import { all, conditionsOf, type Sql } from './listingConditionQueries.ts';
import type { ListingFilter } from './listingFilter.ts';
import { countsWithMarks, type Marked } from './markQueries.ts';
import { priceSteps } from './priceSteps.ts';

export type CountedFilter = Pick<ListingFilter, 'category' | 'colour' | 'price' | 'section'> & Marked;

/**
 * The maintained counts of this section ('' is the whole shop) for all price steps within the range, with the marks and
 * the size.
 */
export const countsWithin = (
  { section, price, ...marked }: Omit<CountedFilter, 'category' | 'colour'>,
  from: Sql = sql``,
): Sql => {
  const { first, last } = priceSteps(price);
  return sql`product_counts ${from} where section = ${section ?? ''} and price_step between ${first}::int and ${last}::int
    ${countsWithMarks(marked)}`;
};

/** Counts the products at the ends of a range that do not fill a whole price step, directly from the table. */
export function atEdges(filter: CountedFilter, select: Sql, from: Sql = sql``, groupBy: Sql = sql``): Sql[] {
  return priceSteps(filter.price).edges.map(
    ([min, max]) => sql`
      union all select ${select} from products p ${from}
      where ${all(conditionsOf({ ...filter, price: { min, max } }))} ${groupBy}`,
  );
}

export const joined = (parts: readonly Sql[]): Sql => sql.join([...parts], sql` `);

/** The number of products that match these filters. */
export const countOf = (filter: CountedFilter): Sql => sql`
  (select coalesce(sum(n), 0)::int from (
     select sum(products) as n from ${countsWithin(filter)}
       and category = ${filter.category} and colour = ${filter.colour}
     ${joined(atEdges(filter, sql`count(*)`))}
   ) counted)`;
