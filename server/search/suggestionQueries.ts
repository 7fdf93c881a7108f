/** The few products that match the text typed so far, in one statement. */
import { sql } from 'kysely';
import { SUGGESTED_PRODUCTS } from '#domain/search.ts';
import type { SearchTerm } from '#domain/searchPhrases.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import {
  all,
  atPrice,
  orderBy,
  type Sql,
  sortKeys,
} from '#server/products/listing/listingConditionQueries.ts';
import type { ListingFilter } from '#server/products/listing/listingFilter.ts';
import { breadthOf, isCommonInNames, namedAtLeast, sampled } from '#server/products/search/sampleQueries.ts';
import { asked, askedOneByOne, nearness } from '#server/products/search/searchTermQueries.ts';

export interface SuggestedRow {
  id: string;
  name: string;
  nameBn: string;
  category: string;
  /** Poisha. */
  price: number;
  original_price: number | null;
  image: string | null;
}

/**
 * Runs at every keystroke and returns eight products, so it reads little and starts with the likeliest products. The
 * limits are constants in the statement, so that its prepared plan knows them.
 */
const most = sql.lit(SUGGESTED_PRODUCTS);
const walked = 300;
const walkedOn = 700;
const gathered = sql.lit(60);
/** If this many of the newest products have the words in their names, the words are common in other names, too. */
const oftenCalled = sql.lit(3);
const oftenSeen = sql.lit(6);
/** Number of index entries that take five milliseconds. */
const longRead = sql.lit(20_000);

type Asked = Pick<ListingFilter, 'kind'> & { terms: readonly SearchTerm[]; maxPoisha: number | null };

const newest = (rows: number, when: Sql = sql`true`): Sql => sql`(
  select * from products p where ${when} and p.listed
  order by ${orderBy('p', sortKeys.newest)} limit ${sql.lit(rows)}
) p, asked`;

const isTooFew = (found: Sql): Sql => sql`(select count(*) < ${most} from (${found}) found)`;

/** In a small catalogue, index lists are short and no sample is needed. */
const isLarge: Sql = sql`(select reltuples >= 4000 from pg_class where oid = 'products'::regclass)`;

const isOftenSeen: Sql = sql`(${isLarge} and (
  (select count(*) >= ${oftenCalled} from newest where nearness = 0)
  or (select count(*) = ${oftenSeen} from (
    select from ${newest(walked)} where p.search @@ asked.any_in_name limit ${oftenSeen}
  ) seen_in_names)
))`;

/**
 * Candidates in three steps: the newest products; if too few names match, other products with matching names; if
 * still too few, any match. Common words are searched among the next newest products, rare words in the index of
 * names or of words. The newest products usually tell which words are common in names; otherwise a sample decides.
 * The word index reads the whole list of the rarest word and may find nothing, so a long list is avoided.
 */
function candidatesOf({ kind, maxPoisha }: Asked): Sql {
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
    with ${asked(wanted.terms)}, ${askedOneByOne(wanted.terms)}, ${sampled}, ${candidatesOf(wanted)}, best as (
      select * from newest union select * from called union select * from other
      order by nearness, created_at desc, id desc limit ${most}
    )
    select p.id, p.name, p.name_bn as "nameBn", p.category, p.price, p.original_price,
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from best join products p on p.id = best.id order by best.nearness, best.created_at desc, best.id desc`;
  const { rows } = await executePrepared(db, statement);
  return rows;
}
