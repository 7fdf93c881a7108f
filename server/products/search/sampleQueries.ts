/**
 * Estimates how common the search terms are. For common words, scanning in the sort order is cheaper than the word
 * index: the index reads all products of each word before it knows which products contain all words.
 */
import { sql } from 'kysely';
import type { Sql } from '#server/products/listing/listingConditionQueries.ts';

/**
 * Part of a `with`: a sample of products with the columns that conditions and words need. It is read only when used,
 * and materialised only when used more than once.
 */
export const sampled: Sql = sql`
  sampled as (
    select p.id, p.listed, p.category, p.colour_slugs, p.price, p.original_price, p.available_stock, p.rating_sum,
           p.review_count, p.rating_score, p.is_new_arrival, p.featured, p.is_combo, p.search
    from products p where p.ctid = any(product_sample())
  )`;

/**
 * Matches among five hundred sampled products. If one product in a thousand matches, a sample has this many once in
 * ten million samples.
 */
const certainMatches = 8;
/** Scanning one product in the sort order costs as much as this many entries of the word index. */
const walkCost = 3;

/**
 * `is_broad`: certainly more than `most` products match, and scanning for `wanted` of them is cheaper than the word
 * index. `one_in`: the number of products per match. For a `with` that has `asked` and `sampled`.
 */
export const breadthOf = (fits: Sql, { most, wanted }: { most: number; wanted: number }): Sql => sql`
  select fit >= ${certainMatches} and fit / seen * products >= 4 * ${most}::int
           and fit / seen * with_words / seen * products >= ${walkCost} * ${wanted}::int as is_broad,
         seen / greatest(fit, 1) as one_in
  from (
    select greatest(count(*), 1)::float as seen, count(*) filter (where ${fits} and p.search @@ asked.anywhere) as fit,
           count(*) filter (where p.search @@ asked.any_word) as with_words
    from sampled p, asked
  ) counted, (select reltuples as products from pg_class where oid = 'products'::regclass) whole`;

/** True when many names contain any of the words. Then the index of names is slow, too. */
export const isCommonInNames: Sql = sql`(
  select count(*) >= ${certainMatches} from sampled p, asked where p.listed and p.search @@ asked.any_in_name)`;

/** Estimated number of products that the word index reads: those of the rarest term. 0 without a sample. */
export const namedAtLeast: Sql = sql`(
  select coalesce(min(part), 0) * (select reltuples from pg_class where oid = 'products'::regclass)
  from (
    select count(*) filter (where p.search @@ term.anywhere) / count(*)::float as part
    from sampled p, asked_one_by_one term group by term.place
  ) counted)`;
