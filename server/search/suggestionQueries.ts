/** The few products that fit what has been typed so far, in one statement. */
import { sql } from 'kysely';
import { type SearchTerm, SUGGESTED_PRODUCTS } from '#domain/search.ts';
import type { Database } from '#server/database/connect.ts';
import { all, atPrice, orderBy, type Sql, sortKeys } from '#server/products/listingConditionQueries.ts';
import type { ListingFilter } from '#server/products/listingFilter.ts';
import { isCommon, isCommonInNames, sampled } from '#server/products/sampleQueries.ts';
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
const walked = 300;
const walkedOn = 1_000;
const gathered = 60;

/**
 * Those among the newest; if too few of them are called so, others that are, further on where many are, else from the
 * index of names; if it's too few still, any that fit.
 */
export async function suggestedProducts(
  db: Database,
  {
    terms,
    kind,
    maxPoisha,
  }: Pick<ListingFilter, 'kind'> & { terms: readonly SearchTerm[]; maxPoisha: number | null },
): Promise<SuggestedRow[]> {
  const most = SUGGESTED_PRODUCTS;
  const columns = sql`p.id, p.created_at, ${nearness(kind)} as nearness`;
  const newest = (rows: number, when: Sql = sql`true`) => sql`(
        select * from products p where ${when} and p.listed order by ${orderBy('p', sortKeys.newest)} limit ${rows}
      ) p, asked`;
  const tooFewCalled = sql`(select count(*) < ${most} from newest where nearness = 0)`;
  const fits = all([sql`p.listed`, ...atPrice({ min: null, max: maxPoisha })]);
  const { rows } = await sql<SuggestedRow>`
    with ${asked(terms)}, ${sampled}, newest as materialized (
      select ${columns} from ${newest(walked)} where ${fits} and p.search @@ asked.anywhere
    ), often as materialized (
      select ${isCommonInNames} as called, ${isCommon(fits, { most: walkedOn, wanted: most })} as other
    ), further as materialized (
      select ${columns} from ${newest(walkedOn, sql`${tooFewCalled} and (select called from often)`)}
      where ${fits} and p.search @@ asked.in_name limit ${most}
    ), called as materialized (
      select ${columns} from products p, asked
      where ${tooFewCalled} and not (select called from often)
        and ${fits} and to_tsvector('simple'::regconfig, p.name) @@ (select itself from asked) limit ${gathered}
    ), other as materialized (
      select ${columns} from products p, asked
      where (select count(*) from (select id from newest union select id from further union select id from called) any_of) < ${most}
        and not (select other from often)
        and ${fits} and p.search @@ (select anywhere from asked) limit ${gathered}
    ), best as (
      select * from newest union select * from further union select * from called union select * from other
      order by nearness, created_at desc, id desc limit ${most}
    )
    select p.id, p.name, p.category, p.price, p.original_price,
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from best join products p on p.id = best.id order by best.nearness, best.created_at desc, best.id desc`.execute(
    db,
  );
  return rows;
}
