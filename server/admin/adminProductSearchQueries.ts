/**
 * The admin's product search with bounded cost: a word in every name must not read every product. Usually all matches
 * are collected from the word index. When a sample shows that the words are common, the search reads the first products
 * in the sort order instead and, unless they are common in names too, the products with the words in their names.
 */
import { sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { Database } from '#server/database/connect.ts';
import {
  all,
  inCategory,
  orderBy,
  type Place,
  type SortKey,
  type Sql,
  sortKeys,
} from '#server/products/listing/listingConditionQueries.ts';
import { asked, breadthOf, wholeWordsOf } from './searchBreadthQueries.ts';

/** The condition of the products on sale. `p` is products. */
export const onSale = sql`p.listed`;

/** Fifty pages. If there are more, this is the total that is shown. */
const most = 1_000;
const enough = sql.lit(most);
/** Products to read in the sort order: so many for rare matches, more for a late page of common ones. */
const walked = { usual: sql.lit(10_000), most: sql.lit(60_000) };

export interface AdminSearch {
  search: string;
  category: Category | undefined;
  /** Conditions on `p` (products). Each has its own indexes for every sort order and for words. */
  sources: readonly Sql[];
  /** The nearest names come first, before the order of the list. */
  isBestFirst?: boolean;
}

export interface Found {
  total: number;
  /** True when there may be more than `total`. */
  atLeast: boolean;
  ids: string[];
}

interface Wanted {
  inList: Sql;
  key: SortKey;
  /** The page ends here. */
  needed: Sql;
}

/** Only products on sale have an index of their names. */
const inNames = (source: Sql): Sql =>
  source === onSale
    ? sql`to_tsvector('simple'::regconfig, p.name) @@ (select anywhere from asked)`
    : sql`false`;

/**
 * Parts of a `with`, the last of which is called `name`. If broad words are rare at the start of the sort order, the
 * newest matches follow, so that no page is empty.
 */
function matchesIn(name: Sql, source: Sql, { inList, key, needed }: Wanted): Sql {
  const [breadth, near] = [sql`${name}_breadth`, sql`${name}_near`];
  const columns = sql`p.id, ${sql.ref(`p.${key.column}`)}`;
  const is = (column: string) => sql`(select ${sql.ref(column)} from ${breadth})`;
  const [isCommon, isBroad] = [is('is_common'), is('is_broad')];
  const isShort = sql`(select count(*) < ${needed} from ${near})`;
  const others = sql`p.id not in (select id from ${near})`;
  const rows = sql`(
    select case when is_broad then least(${walked.most}, ${walked.usual} + 2 * one_in * ${needed}) else ${walked.usual} end
    from ${breadth})`;
  const products = (when: Sql) => sql`products p where ${when} and ${source} and ${inList}`;
  const walk = (when: Sql, order: SortKey) => sql`(
    select ${columns}, p.search from ${products(when)} order by ${orderBy('p', order)} limit ${rows}
  ) p, asked where p.search @@ asked.words`;
  return sql`
    ${breadth} as materialized (${breadthOf({ source, inList, cheap: walked.usual, enough })}),
    ${near} as materialized (
      select ${columns} from ${walk(isCommon, key)}
      limit (case when ${isBroad} then ${needed} else ${enough} + 1 end)
    ),
    ${name} as materialized (
      select *, false as is_last from ${near}
      union all
      (
        select ${columns}, true from ${walk(sql`${isBroad} and ${isShort}`, sortKeys.newest)} and ${others}
        limit ${needed}
      )
      union all
      (
        select ${columns}, false
        from ${products(sql`${isCommon} and not ${isBroad} and not ${is('is_common_in_names')}`)}
          and ${inNames(source)} and ${others}
        limit ${enough} + 1
      )
      union all
      select ${columns}, false from ${products(sql`not ${isCommon}`)} and p.search @@ (select words from asked)
    )`;
}

/**
 * Rank of a match, lower is better: the name itself, a name that begins with the text, one that has its words, one that has
 * words that begin with them, and then the descriptions.
 */
const nearnessOf = (search: string): Sql => {
  const typed = sql`lower(${search.trim()})`;
  const begins = (name: string) => sql`starts_with(lower(${sql.ref(name)}), ${typed})`;
  return sql`(
    select case
      when ${typed} in (lower(p.name), lower(p.name_bn)) then 0
      when ${begins('p.name')} or ${begins('p.name_bn')} then 1
      when p.search @@ ${wholeWordsOf(search)} then 2
      when p.search @@ asked.in_name then 3
      else 4 end
    from products p, asked where p.id = found.id)`;
};

interface Row {
  counted: number;
  is_common: boolean;
  is_broad: boolean;
  ids: string[];
}

/** Counts the matches and selects one page in one statement. */
export async function searchProducts(
  db: Database,
  { search, category, sources, isBestFirst = false }: AdminSearch,
  key: SortKey,
  { limit, offset }: Place,
): Promise<Found> {
  const inList = all(inCategory(category ?? ''));
  const needed = sql`least(${offset}::bigint + ${limit}::bigint, ${enough})`;
  const parts = sources.map((source, place) => ({ source, name: sql.raw(`found${place}`) }));
  const isAny = (column: Sql) =>
    sql`(${sql.join(
      parts.map(({ name }) => sql`(select ${column} from ${name}_breadth)`),
      sql` or `,
    )})`;
  const { rows } = await sql<Row>`
    with ${asked(search)}, ${sql.join(parts.map(({ source, name }) => matchesIn(name, source, { inList, key, needed })))}, found as (${sql.join(
      parts.map(({ name }) => sql`select * from ${name}`),
      sql` union all `,
    )})
    select (select count(*)::int from found) as counted, ${isAny(sql`is_common`)} as is_common,
           ${isAny(sql`is_broad`)} as is_broad,
           array(select found.id from found order by ${isBestFirst ? sql`${nearnessOf(search)}, ` : sql``}found.is_last, ${orderBy('found', key)}
                 limit greatest(0, least(${limit}::bigint, ${enough} - ${offset}::bigint)) offset ${offset}) as ids`.execute(
    db,
  );
  return foundIn(rows);
}

function foundIn([row]: readonly Row[]): Found {
  if (!row) throw new Error('a select without a table gives one row');
  const isMore = row.is_broad || row.counted > most;
  return { total: isMore ? most : row.counted, atLeast: isMore || row.is_common, ids: row.ids };
}
