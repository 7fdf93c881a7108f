/** Search terms in the form that the database needs. */
import { sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { SearchTerm } from '#domain/searchPhrases.ts';
import type { Sql } from '#server/products/listing/listingConditionQueries.ts';

/** Letters and digits only, so nothing in them needs escaping. */
export const wordsOf = (phrase: string): string[] => phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** An unknown word may be misspelt. */
const isDoubtful = ({ text, role }: SearchTerm): boolean => role === 'word' && wordsOf(text).length === 1;

/** How the database marks the weights of a term. A kind is in name or labels: a ring in a description makes no ring. */
const weightOf = ({ role, isLoose }: SearchTerm): '~' | '^' =>
  (role === 'kind' || role === 'tag') && !isLoose ? '^' : '~';

const phrasesOf = (texts: readonly string[]): string[][] =>
  texts.map(wordsOf).filter((words) => words.length > 0);

/** The input of `search_query` in the migrations. A word of the vocabulary finds whole words only, unless only its beginning was typed. */
const asJson = (terms: readonly SearchTerm[]): string =>
  JSON.stringify(
    terms.map((term) => {
      const { text, alternatives, role, isPrefix } = term;
      const all = [text, ...alternatives];
      const known = role === 'word' ? [] : isPrefix ? alternatives : all;
      return {
        phrases: phrasesOf(all.filter((phrase) => !known.includes(phrase))),
        known: phrasesOf(known),
        weight: weightOf(term),
        doubtful: isDoubtful(term) ? text : null,
      };
    }),
  );

/** Without words that only name the category: a product's name may omit them. */
const itself = (term: SearchTerm): SearchTerm => ({
  ...term,
  alternatives: term.alternatives.filter((word) => !term.broader.includes(word)),
});

/** A query of `search_query` whose marks are replaced by weights: those of any term, and those of a term in labels. */
const weighted = (query: Sql, any: string, label: string): Sql => {
  const marked = (mark: string, weight: string) => sql.lit(`${mark}${weight}`.replace(/^:$/, ''));
  return sql`replace(replace(replace(replace(
    ${query}, ':^', ${marked(':', label)}), '^', ${marked('', label)}), ':~', ${marked(':', any)}), '~', ${marked('', any)})`;
};

/**
 * The terms as tsqueries with spelling corrected: `anywhere`; the specific terms anywhere, in the name and in the
 * labels; and any of the words.
 */
export const asked = (terms: readonly SearchTerm[]): Sql => sql`
  asked as materialized (
    select ${weighted(sql`wide`, '', 'AB')}::tsquery as anywhere, ${weighted(sql`narrow`, '', '')}::tsquery as itself,
           ${weighted(sql`narrow`, 'A', 'A')}::tsquery as in_name, ${weighted(sql`narrow`, 'AB', 'AB')}::tsquery as in_labels,
           replace(${weighted(sql`wide`, '', 'AB')}, '&', '|')::tsquery as any_word,
           replace(${weighted(sql`narrow`, 'A', 'A')}, '&', '|')::tsquery as any_in_name
    from search_query(${asJson(terms)}::jsonb) wide, search_query(${asJson(terms.map(itself))}::jsonb) narrow
  )`;

/** One row per term. Part of a `with`, evaluated only when used. */
export const askedOneByOne = (terms: readonly SearchTerm[]): Sql => sql`
  asked_one_by_one as materialized (
    select place, ${weighted(sql`search_query(jsonb_build_array(term))`, '', 'AB')}::tsquery as anywhere
    from jsonb_array_elements(${asJson(terms)}::jsonb) with ordinality terms (term, place)
  )`;

/**
 * Rank of `p`, lower is better. Within the category that the search names: 0 when the name matches; 1 when tags,
 * category or colors match; 3 when only the description or the category matches. In another category: 2 when name or
 * labels match, otherwise 3.
 */
export const nearness = (kind: Category | null): Sql => sql`case
  when ${kind}::text is null or p.category = ${kind}
    then case when p.search @@ asked.in_name then 0 when p.search @@ asked.in_labels then 1 else 3 end
  when p.search @@ asked.in_labels then 2 else 3 end`;
