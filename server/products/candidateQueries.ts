/**
 * The products that a search may show, for a bounded price: a word that stands in every name must not read every
 * product. Mostly, up to `enough` matches are gathered from the index of words, and are then all there is. Where there
 * are more, they come in no order; so the first ones in the wanted order, and those that are called so, are looked for
 * too. What is known to fit a good part of all products is looked for in the wanted order alone.
 */
import { sql } from 'kysely';
import { all, conditionsOf, orderBy, type SortKey, type Sql } from './listingConditionQueries.ts';
import type { ListingFilter } from './listingFilter.ts';
import { nearness } from './searchTermQueries.ts';

export interface Bounds {
  /** This many matches are gathered, and told as the total where there are more. */
  enough: number;
  /** This many products are looked through in the wanted order. */
  walked: number;
  /** This many that have the words in their names. */
  named: number;
}

const columns = sql`p.id, p.category, p.colour_slugs, p.price, p.created_at, p.name_sort`;
/** Ranked after everything that has been looked at more closely. */
const far = sql`4 as nearness`;

/** The category and the colour are words of the index as well: there they cost nothing, at the rows they do. */
const filterWords = ({ category, colour }: ListingFilter): Sql[] =>
  [category, colour].filter(Boolean).map((word) => sql`p.search @@ plainto_tsquery('simple', ${word})`);

/** Nothing but words: of these alone there are statistics. */
export const isBare = ({ category, colour, price, section }: ListingFilter): boolean =>
  !category && !colour && !section && price.min === null && price.max === null;

/** Surely more than enough; to be asked of a `with` that has `asked`. */
export const isBroad = (filter: ListingFilter): Sql =>
  isBare(filter) ? sql`(select is_broad from asked)` : sql`false`;

/** Comma-separated parts of a `with` that has `asked`; the last is called `name`. A page goes as far as `needed`. */
export function candidates(
  name: Sql,
  filter: ListingFilter,
  key: SortKey,
  { enough, walked, named, needed }: Bounds & { needed: number },
): Sql {
  const gathered = sql`${name}_gathered`;
  const first = sql`${name}_first`;
  const conditions = all([...conditionsOf(filter), ...filterWords(filter)]);
  const broad = isBroad(filter);
  const isMore = sql`(select count(*) > ${enough} from ${gathered})`;
  const walk = (when: Sql, rows: number) => sql`(
    select ${columns}, p.search from products p
    where ${when} and ${all(conditionsOf(filter))} order by ${orderBy('p', key)} limit ${rows}
  ) p, asked where p.search @@ asked.anywhere`;
  return sql`
    ${gathered} as materialized (
      select ${columns}, ${nearness(filter.kind)} as nearness from products p, asked
      where not ${broad} and ${conditions} and p.search @@ (select anywhere from asked) limit ${enough + 1}
    ), ${first} as materialized (
      select ${columns}, ${nearness(filter.kind)} as nearness from ${walk(sql`(${broad} or ${isMore})`, walked)}
    ), ${name} as materialized (
      select * from ${gathered}
      union select * from ${first}
      union
      select ${columns}, ${nearness(filter.kind)} as nearness
      from (
        select ${columns}, p.search from products p
        where ${isMore} and ${conditions} and to_tsvector('simple'::regconfig, p.name) @@ (select anywhere from asked)
        limit ${named}
      ) p, asked
      union all
      (
        select ${columns}, ${far}
        from ${walk(sql`${broad} and (select count(*) < ${needed} from ${first})`, 20 * enough)}
          and p.id not in (select f.id from ${first} f)
        limit ${enough}
      )
    )`;
}
