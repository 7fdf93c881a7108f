/**
 * Estimates from a sample how many products the admin's product search finds. For common words, reading products in the
 * sort order is cheaper than the word index: the index reads all products with the words before it knows where they are.
 */
import { sql } from 'kysely';
import type { Sql } from '#server/products/listing/listingConditionQueries.ts';
import { wordsOf } from '#server/products/search/searchTermQueries.ts';

/** Matches among five hundred sampled products. So many are hardly ever there by chance. */
const certainMatches = sql.lit(8);

/**
 * Matches every word by prefix. Words are letters and digits only. Weight A is the name, C the description; the others
 * are labels, which this search leaves out.
 */
const prefixesOf = (search: string, weights: string): Sql => {
  const words = wordsOf(search).map((word) => `'${word}':*${weights}`);
  return sql`to_tsquery('simple', ${words.join(' & ')})`;
};

/** The same words, whole, in the name. */
export const wholeWordsOf = (search: string): Sql =>
  sql`to_tsquery('simple', ${wordsOf(search)
    .map((word) => `'${word}':A`)
    .join(' & ')})`;

export const queryOf = (search: string): Sql => prefixesOf(search, 'AC');

/** Parts of a `with`: the words as tsqueries, and a sample of products. Small shops have none, so nothing is common there. */
export const asked = (search: string): Sql => sql`
  asked as materialized (
    select ${queryOf(search)} as words, ${prefixesOf(search, '')} as anywhere, ${prefixesOf(search, 'A')} as in_name
  ), sampled as materialized (
    select p.listed, p.is_active, p.deleted_at, p.category, p.search
    from products p where p.ctid = any(product_sample())
  )`;

export interface Breadth {
  /** A condition on `p` (products). */
  source: Sql;
  /** Further conditions of the list. */
  inList: Sql;
  /** The index may read fewer products than this. */
  cheap: Sql;
  /** So many matches are enough. */
  enough: Sql;
}

/**
 * `is_common`: the word index would read very many products. `is_common_in_names`: the index of names, too. `is_broad`:
 * certainly there are enough matches, one in `one_in` products.
 */
export const breadthOf = ({ source, inList, cheap, enough }: Breadth): Sql => sql`
  select is_common, is_common_in_names, listed / greatest(1, fit) as one_in,
         is_common and fit >= ${certainMatches} and fit * each >= 4 * ${enough} as is_broad
  from (
    select anywhere >= ${certainMatches} and anywhere * each >= ${cheap} as is_common,
           in_name >= ${certainMatches} and in_name * each >= ${cheap} as is_common_in_names, listed, fit, each
    from (
      select count(*) filter (where ${source} and p.search @@ asked.anywhere) as anywhere,
             count(*) filter (where ${source} and p.search @@ asked.in_name) as in_name,
             count(*) filter (where ${source} and ${inList}) as listed,
             count(*) filter (where ${source} and ${inList} and p.search @@ asked.words) as fit,
             (select reltuples from pg_class where oid = 'products'::regclass) / greatest(1, count(*)) as each
      from sampled p, asked
    ) counted
  ) estimated`;
