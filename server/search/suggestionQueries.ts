/** The few products that fit what has been typed so far, in one statement. */
import { sql } from 'kysely';
import { type SearchTerm, SUGGESTED_PRODUCTS } from '#domain/search.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { all, atPrice, orderBy, type Sql, sortKeys } from '#server/products/listingConditionQueries.ts';
import type { ListingFilter } from '#server/products/listingFilter.ts';
import { breadthOf, isCommonInNames, namedAtLeast, sampled } from '#server/products/sampleQueries.ts';
import { asked, askedOneByOne, nearness } from '#server/products/searchTermQueries.ts';

export interface SuggestedRow {
  id: string;
  name: string;
  category: string;
  /** Poisha. */
  price: number;
  original_price: number | null;
  image: string | null;
}

/**
 * Asked at every keystroke and for eight, so little is looked at, the likeliest first. All bounds stand in the statement
 * itself, so that its one plan for all values knows them.
 */
const most = sql.lit(SUGGESTED_PRODUCTS);
const walked = 300;
const walkedOn = 700;
const gathered = sql.lit(60);
/** Among the newest: what so many are called, or words that so many names hold, is held by many of the others, too. */
const oftenCalled = sql.lit(3);
const oftenSeen = sql.lit(6);
/** Entries of an index: five milliseconds. */
const longRead = sql.lit(20_000);

type Asked = Pick<ListingFilter, 'kind'> & { terms: readonly SearchTerm[]; maxPoisha: number | null };

const newest = (rows: number, when: Sql = sql`true`): Sql => sql`(
  select * from products p where ${when} and p.listed
  order by ${orderBy('p', sortKeys.newest)} limit ${sql.lit(rows)}
) p, asked`;

const isTooFew = (found: Sql): Sql => sql`(select count(*) < ${most} from (${found}) found)`;

/** Where few products are, no list of an index is long, and none is sampled either. */
const isLarge: Sql = sql`(select reltuples >= 4000 from pg_class where oid = 'products'::regclass)`;

const isOftenSeen: Sql = sql`(${isLarge} and (
  (select count(*) >= ${oftenCalled} from newest where nearness = 0)
  or (select count(*) = ${oftenSeen} from (
    select from ${newest(walked)} where p.search @@ asked.any_in_name limit ${oftenSeen}
  ) seen_in_names)
))`;

/**
 * Those among the newest; if too few of them are called so, others that are; if it's too few still, any that fit. What
 * many products hold is looked for among the next newest, and what few hold in the index of names or of words. The newest
 * themselves mostly tell what is common in names; a sample of all is asked where they don't. The index of words reads the
 * rarest word's list whole, and may find nothing in it: a long one is left for the next newest.
 */
function looked({ kind, maxPoisha }: Asked): Sql {
  const columns = sql`p.id, p.created_at, ${nearness(kind)} as nearness`;
  const fits = all([sql`p.listed`, ...atPrice({ min: null, max: maxPoisha })]);
  const fewCalled = isTooFew(sql`select from newest where nearness = 0`);
  const few = isTooFew(sql`select id from newest union select id from called`);
  const next = (when: Sql, words: Sql) => sql`(
    select ${columns}
    from ${newest(walkedOn, sql`${when} and (p.created_at, p.id) < (select created_at, id from last_seen)`)}
    where ${fits} and p.search @@ ${words} limit ${most})`;
  const named = sql`to_tsvector('simple'::regconfig, p.name)`;
  const indexed = (when: Sql, text: Sql, words: Sql) => sql`(
    select ${columns} from products p, asked
    where ${when} and ${fits} and ${text} @@ (select ${words} from asked) limit ${gathered})`;
  return sql`
    seen as materialized (
      select p.id, p.created_at,
             case when ${fits} and p.search @@ asked.anywhere then ${nearness(kind)} end as nearness
      from ${newest(walked)}
    ), last_seen as (
      select created_at, id from seen order by created_at, id limit 1
    ), newest as (
      select id, created_at, nearness from seen where nearness is not null
    ), often_called as materialized (
      select ${isOftenSeen} or ${isCommonInNames} as so
    ), called as materialized (
      ${next(sql`${fewCalled} and (select so from often_called)`, sql`asked.in_name`)}
      union all ${indexed(sql`${fewCalled} and not (select so from often_called)`, named, sql`itself`)}
    ), often as materialized (
      select is_broad or ${namedAtLeast} >= ${longRead} as so
      from (${breadthOf(fits, { most: walked, wanted: SUGGESTED_PRODUCTS })}) breadth
    ), other as materialized (
      ${next(sql`${few} and (select so from often)`, sql`asked.anywhere`)}
      union all ${indexed(sql`${few} and not (select so from often)`, sql`p.search`, sql`anywhere`)}
    )`;
}

export async function suggestedProducts(db: Database, wanted: Asked): Promise<SuggestedRow[]> {
  const statement = sql<SuggestedRow>`
    with ${asked(wanted.terms)}, ${askedOneByOne(wanted.terms)}, ${sampled}, ${looked(wanted)}, best as (
      select * from newest union select * from called union select * from other
      order by nearness, created_at desc, id desc limit ${most}
    )
    select p.id, p.name, p.category, p.price, p.original_price,
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from best join products p on p.id = best.id order by best.nearness, best.created_at desc, best.id desc`;
  const { rows } = await executePrepared(db, statement);
  return rows;
}
