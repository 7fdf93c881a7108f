/** The few products that fit what has been typed so far, in one statement. */
import { sql } from 'kysely';
import { type SearchTerm, SUGGESTED_PRODUCTS } from '#domain/search.ts';
import type { Database } from '#server/database/connect.ts';
import { all, atPrice, orderBy, type Sql, sortKeys } from '#server/products/listingConditionQueries.ts';
import type { ListingFilter } from '#server/products/listingFilter.ts';
import { breadthOf, isCommonInNames, sampled } from '#server/products/sampleQueries.ts';
import { asked, nearness } from '#server/products/searchTermQueries.ts';

export interface SuggestedRow {
  id: string;
  name: string;
  category: string;
  /** Poisha. */
  price: number;
  original_price: number | null;
  image: string | null;
}

/** Asked at every keystroke and for eight, so little is looked at, the likeliest first. */
const most = SUGGESTED_PRODUCTS;
const walked = 300;
const walkedOn = 700;
const gathered = 60;

type Asked = Pick<ListingFilter, 'kind'> & { terms: readonly SearchTerm[]; maxPoisha: number | null };

const newest = (rows: number, when: Sql = sql`true`, after = 0): Sql => sql`(
  select * from products p where ${when} and p.listed
  order by ${orderBy('p', sortKeys.newest)} limit ${rows} offset ${after}
) p, asked`;

const isTooFew = (found: Sql): Sql => sql`(select count(*) < ${most} from (${found}) found)`;

/**
 * Those among the newest; if too few of them are called so, others that are; if it's too few still, any that fit. What
 * many products hold is looked for among the next newest, and what few hold in the index of names or of words.
 */
function looked({ kind, maxPoisha }: Asked): Sql {
  const columns = sql`p.id, p.created_at, ${nearness(kind)} as nearness`;
  const fits = all([sql`p.listed`, ...atPrice({ min: null, max: maxPoisha })]);
  const fewCalled = isTooFew(sql`select from newest where nearness = 0`);
  const few = isTooFew(sql`select id from newest union select id from called`);
  const next = (when: Sql, words: Sql) => sql`(
    select ${columns} from ${newest(walkedOn, when, walked)} where ${fits} and p.search @@ ${words} limit ${most})`;
  const named = sql`to_tsvector('simple'::regconfig, p.name)`;
  const indexed = (when: Sql, text: Sql, words: Sql) => sql`(
    select ${columns} from products p, asked
    where ${when} and ${fits} and ${text} @@ (select ${words} from asked) limit ${gathered})`;
  return sql`
    newest as materialized (
      select ${columns} from ${newest(walked)} where ${fits} and p.search @@ asked.anywhere
    ), often_called as materialized (
      select ${isCommonInNames} as so
    ), called as materialized (
      ${next(sql`${fewCalled} and (select so from often_called)`, sql`asked.in_name`)}
      union all ${indexed(sql`${fewCalled} and not (select so from often_called)`, named, sql`itself`)}
    ), often as materialized (
      ${breadthOf(fits, { most: walked, wanted: most })}
    ), other as materialized (
      ${next(sql`${few} and (select is_broad from often)`, sql`asked.anywhere`)}
      union all ${indexed(sql`${few} and not (select is_broad from often)`, sql`p.search`, sql`anywhere`)}
    )`;
}

export async function suggestedProducts(db: Database, wanted: Asked): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    with ${asked(wanted.terms)}, ${sampled}, ${looked(wanted)}, best as (
      select * from newest union select * from called union select * from other
      order by nearness, created_at desc, id desc limit ${most}
    )
    select p.id, p.name, p.category, p.price, p.original_price,
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from best join products p on p.id = best.id order by best.nearness, best.created_at desc, best.id desc`.execute(
    db,
  );
  return rows;
}
