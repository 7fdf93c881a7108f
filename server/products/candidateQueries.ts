/**
 * The products that a search may show, for a bounded price: a word that stands in every name must not read every
 * product. Mostly, up to `enough` matches are gathered from the index of words, and are then all there is. Where there
 * are more, they come in no order; so the first ones in the wanted order, and those that are called so, are looked for
 * too. What a sample shows to be common is looked for in the wanted order, and gathered only where it stands at the far
 * end of that.
 */
import { sql } from 'kysely';
import { all, conditionsOf, orderBy, type SortKey, type Sql } from './listingConditionQueries.ts';
import type { ListingFilter } from './listingFilter.ts';
import { breadthOf } from './sampleQueries.ts';
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
/** Ranked after everything that has been looked at more closely, */
const notLookedAt = sql`4`;
/** and after everything that stands in the wanted order before it. */
const notWalkedPast = sql`5`;

/** The category and the colour are words of the index as well: there they cost nothing, at the rows they do. */
const filterWords = ({ category, colour }: ListingFilter): Sql[] =>
  [category, colour].filter(Boolean).map((word) => sql`p.search @@ plainto_tsquery('simple', ${word})`);

/** None of those filters is chosen whose other choices are counted beside. */
export const isUnfiltered = ({ category, colour, price }: ListingFilter): boolean =>
  !category && !colour && price.min === null && price.max === null;

/** Surely more than enough; to be asked of a `with` that has the candidates of this name. */
export const isBroad = (name: Sql): Sql => sql`(select is_broad from ${name}_breadth)`;

/**
 * Comma-separated parts of a `with` that has `asked` and `sampled`; the last is called `name`. A page goes as far as
 * `needed`; pages mostly go as far as `usual`, which is the same for all pages of a list.
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
  // Twice as far as they stand on average; further where they are so common that an order by price can be kept to.
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
