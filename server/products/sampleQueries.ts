/**
 * How common is what is searched for? Words that many products hold are better looked for along the wanted order than in
 * the index of words, which names every product of each before it can tell which hold them all.
 */
import { sql } from 'kysely';
import type { Sql } from './listingConditionQueries.ts';

/**
 * Part of a `with`: some products as `p` would be, for conditions and words. Read only where it is asked, and written down
 * only where it is asked more than once.
 */
export const sampled: Sql = sql`
  sampled as (
    select p.listed, p.category, p.colour_slugs, p.price, p.is_new_arrival, p.featured, p.is_combo, p.search
    from products p where p.ctid = any(product_sample())
  )`;

/** Of five hundred. Of what a thousandth of all products hold, so many turn up once in ten million samples. */
const surely = 8;
/** Reading past a product in the wanted order costs as much as so many entries of the index of words. */
const dearer = 3;

/**
 * `is_broad`: do surely more than `most` products fit, and are `wanted` of them nearer along the order than in the index
 * of words? And `one_in`: how many products there are to one that fits. To be asked of a `with` that has `asked` and
 * `sampled`.
 */
export const breadthOf = (fits: Sql, { most, wanted }: { most: number; wanted: number }): Sql => sql`
  select fit >= ${surely} and fit / seen * products >= 4 * ${most}::int
           and fit / seen * with_words / seen * products >= ${dearer} * ${wanted}::int as is_broad,
         seen / greatest(fit, 1) as one_in
  from (
    select greatest(count(*), 1)::float as seen, count(*) filter (where ${fits} and p.search @@ asked.anywhere) as fit,
           count(*) filter (where p.search @@ asked.any_word) as with_words
    from sampled p, asked
  ) counted, (select reltuples as products from pg_class where oid = 'products'::regclass) whole`;

/** Do many names hold any of the words? Then the index of names is a long read, too. */
export const isCommonInNames: Sql = sql`(
  select count(*) >= ${surely} from sampled p, asked where p.listed and p.search @@ asked.any_in_name)`;

/** So many products the index of words has to name, whatever it finds: those of the rarest of the terms; 0 without a sample. */
export const namedAtLeast: Sql = sql`(
  select coalesce(min(part), 0) * (select reltuples from pg_class where oid = 'products'::regclass)
  from (
    select count(*) filter (where p.search @@ term.anywhere) / count(*)::float as part
    from sampled p, asked_one_by_one term group by term.place
  ) counted)`;
