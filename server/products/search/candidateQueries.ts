/**
 * Candidates of a search, with bounded cost: a word in every name must not read every product. Usually up to `enough`
 * matches are gathered from the word index, and these are all. If there are more, they come in no order. So the first
 * matches in the sort order and the products with the words in their names are added. When a sample shows that the
 * words are common, the search scans in the sort order instead. It uses the word index only when matches are rare
 * near the start of that order.
 */
import { sql } from 'kysely';
import {
  all,
  conditionsOf,
  orderBy,
  type SortKey,
  type Sql,
} from '#server/products/listing/listingConditionQueries.ts';
import type { ListingFilter } from '#server/products/listing/listingFilter.ts';
import { isMarked } from '#server/products/listing/markQueries.ts';
import { breadthOf } from './sampleQueries.ts';
import { nearness } from './searchTermQueries.ts';

export interface Bounds {
  /** The most matches to gather. If there are more, this is the total that is shown. */
  enough: number;
  /** The most products to scan in the sort order. */
  walked: number;
  /** The most products with the words in their names. */
  named: number;
}

/** For the orders, the filters and their counts. */
const columns = sql`
  p.id, p.category, p.colour_slugs, p.price, p.created_at, p.name_sort, p.original_price, p.available_stock,
  p.rating_sum, p.review_count, p.rating_score, p.sold_lately`;
/** The rank after all products that were ranked by their words. */
const notLookedAt = sql`4`;
/** The rank after all products that come first in the sort order. */
const notWalkedPast = sql`5`;

/**
 * The word index also holds the category and the color. There these filters cost nothing; checked on the rows they
 * would.
 */
const filterWords = ({ category, colour }: ListingFilter): Sql[] =>
  [category, colour].filter(Boolean).map((word) => sql`p.search @@ plainto_tsquery('simple', ${word})`);

/** True when no filter with facet counts is selected. */
export const isUnfiltered = ({ category, colour, price, ...marked }: ListingFilter): boolean =>
  !category && !colour && price.min === null && price.max === null && !isMarked(marked);

/** True when certainly more than `enough` products match. For a `with` that has the candidates of this name. */
export const isBroad = (name: Sql): Sql => sql`(select is_broad from ${name}_breadth)`;

/**
 * Parts of a `with` that has `asked` and `sampled`; the last part is called `name`. The page ends at `needed`. Most
 * pages end before `usual`, which is the same for all pages of a list.
 */
export function candidates(
  name: Sql,
  filter: ListingFilter,
  key: SortKey,
  { enough, walked, named, needed, usual }: Bounds & { needed: number; usual: number },
): Sql {
  const part = (which: Sql) => sql`${name}_${which}`;
  const [breadth, near, further, gathered] = [sql`breadth`, sql`near`, sql`further`, sql`gathered`].map(part);
  const ranked = sql`${columns}, ${nearness(filter.kind)} as nearness`;
  const conditions = all([...conditionsOf(filter), ...filterWords(filter)]);
  const broad = isBroad(name);
  const isMore = sql`(not ${broad} and (select count(*) > ${enough} from ${gathered}))`;
  const seen = sql`(select id from ${near} union all select id from ${further})`;
  const isShort = sql`(select count(*) < ${needed} from ${seen} seen)`;
  // Twice the average distance. Further when matches are so common that sorting by price stays exact.
  const asFarAsLikely = sql`(
    select greatest(case when one_in <= 20 then ${20 * enough} else 0 end, ceil(2 * ${needed} * one_in)::int) from ${breadth})`;
  const walk = (when: Sql, rows: Sql) => sql`(
    select ${columns}, p.search from products p
    where ${when} and ${all(conditionsOf(filter))} order by ${orderBy('p', key)} limit ${rows}
  ) p, asked where p.search @@ asked.anywhere`;
  return sql`
    ${breadth} as materialized (
      ${breadthOf(all(conditionsOf(filter)), { most: enough, wanted: usual })}
    ), ${near} as materialized (
      select ${ranked} from ${walk(broad, sql.lit(walked))}
    ), ${further} as materialized (
      select ${columns}, ${notLookedAt} as nearness
      from ${walk(sql`${broad} and (select count(*) < ${needed} from ${near})`, asFarAsLikely)}
        and p.id not in (select id from ${near}) limit ${needed}
    ), ${gathered} as materialized (
      select ${columns}, case when ${broad} then ${notWalkedPast} else ${nearness(filter.kind)} end as nearness
      from products p, asked
      where (not ${broad} or ${isShort}) and ${conditions} and p.search @@ (select anywhere from asked)
        and p.id not in ${seen} limit ${sql.lit(enough + 1)}
    ), ${name} as materialized (
      select * from ${near} union all select * from ${further}
      union all
      (
        select * from ${gathered}
        union
        select ${ranked} from ${walk(isMore, sql.lit(walked))}
        union
        select ${ranked}
        from (
          select ${columns}, p.search from products p
          where ${isMore} and ${conditions} and to_tsvector('simple'::regconfig, p.name) @@ (select itself from asked)
          limit ${sql.lit(named)}
        ) p, asked
      )
    )`;
}
