/** The prices that hold a page of a list that is sorted by price and filtered by what few products may have. */
import { sql } from 'kysely';
import { all, conditionsOf, type Place, type Sql } from './listingConditionQueries.ts';
import { type CountedFilter, countsWithin, joined } from './matchCountQueries.ts';
import { priceSteps, stepOf } from './priceSteps.ts';

/** Adjacent prices that hold a whole page. */
export interface PriceStretch {
  /** The first price step. */
  first: number;
  last: number;
  /** Number of matches before this range, in the sort order. */
  before: number;
  /** Number of matches within this range. */
  total: number;
  /** As in `ListingCount`, for this range. */
  walked: number;
}

/**
 * A color or a mark may occur only at some prices. A scan from the cheapest product could then read half a category. The
 * counts tell which prices hold the page.
 */
export function stretchOf(
  filter: CountedFilter,
  { descending, limit, offset }: Place & { descending: boolean },
): Sql {
  const edges = priceSteps(filter.price).edges.map(
    ([min, max]) => sql`
      union all select ${stepOf(min)}::int, count(*) from products p
      where ${all(conditionsOf({ ...filter, price: { min, max } }))}`,
  );
  return sql`(
    select json_build_object('first', first, 'last', last, 'before', before, 'total', total, 'walked', (
      select coalesce(sum(products), 0) from product_counts
      where section = '' and category = ${filter.category} and colour = '' and price_step between first and last))
    from (
      select min(price_step) as first, max(price_step) as last, min(upto - n) as before, sum(n) as total
      from (
        select price_step, n, sum(n) over (order by price_step ${descending ? sql`desc` : sql``}) as upto
        from (
          select price_step, sum(products) as n from ${countsWithin(filter)}
            and category = ${filter.category} and colour = ${filter.colour} group by price_step
          ${joined(edges)}
        ) counted where n > 0
      ) summed where upto > ${offset}::bigint and upto - n < ${offset}::bigint + ${limit}::bigint
      having count(*) > 0
    ) found)`;
}
