/** Search terms in the form that the database needs. */
import { sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { SearchTerm } from '#domain/search.ts';
import type { Sql } from '#server/products/listing/listingConditionQueries.ts';

/** Letters and digits only, so nothing in them needs escaping. */
export const wordsOf = (phrase: string): string[] => phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** An unknown word may be misspelt. */
const isDoubtful = ({ text, alternatives }: SearchTerm): boolean =>
  alternatives.every((other) => text.startsWith(other)) && wordsOf(text).length === 1;

/** The input of `search_query` in the migrations. */
const asJson = (terms: readonly SearchTerm[]): string =>
  JSON.stringify(
    terms.map((term) => ({
      phrases: [term.text, ...term.alternatives].map(wordsOf).filter((words) => words.length > 0),
      doubtful: isDoubtful(term) ? term.text : null,
    })),
  );

/** Without words that only name the category: a product's name may omit them. */
const itself = ({ text, alternatives, broader }: SearchTerm): SearchTerm => ({
  text,
  alternatives: alternatives.filter((word) => !broader.includes(word)),
  broader: [],
});

/**
 * The terms as tsqueries with spelling corrected: `anywhere`; the specific terms anywhere, in the name and in the
 * labels; and any of the words.
 */
export const asked = (terms: readonly SearchTerm[]): Sql => sql`
  asked as materialized (
    select words.*, replace(narrow, '~', 'A')::tsquery as in_name, replace(narrow, '~', 'AB')::tsquery as in_labels,
           replace(words.anywhere::text, '&', '|')::tsquery as any_word,
           replace(replace(narrow, '~', 'A'), '&', '|')::tsquery as any_in_name
    from search_query(${asJson(terms)}::jsonb) wide, search_query(${asJson(terms.map(itself))}::jsonb) narrow,
    lateral (
      select replace(replace(wide, ':~', ''), '~', '')::tsquery as anywhere,
             replace(replace(narrow, ':~', ''), '~', '')::tsquery as itself
    ) words
  )`;

/** One row per term. Part of a `with`, evaluated only when used. */
export const askedOneByOne = (terms: readonly SearchTerm[]): Sql => sql`
  asked_one_by_one as materialized (
    select place, replace(replace(search_query(jsonb_build_array(term)), ':~', ''), '~', '')::tsquery as anywhere
    from jsonb_array_elements(${asJson(terms)}::jsonb) with ordinality terms (term, place)
  )`;

/**
 * Rank of `p`, lower is better. Within the category that the search names: 0 when the name matches; 1 when tags,
 * category or colours match; 3 when only the description or the category matches. In another category: 2 when name or
 * labels match, otherwise 3.
 */
export const nearness = (kind: Category | null): Sql => sql`case
  when ${kind}::text is null or p.category = ${kind}
    then case when p.search @@ asked.in_name then 0 when p.search @@ asked.in_labels then 1 else 3 end
  when p.search @@ asked.in_labels then 2 else 3 end`;
