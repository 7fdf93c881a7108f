/** What a search asks for, as the database takes it. */
import { sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { SearchTerm } from '#domain/search.ts';
import type { Sql } from './listingConditionQueries.ts';

const wordsOf = (phrase: string): string[] => phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A word that nothing is known of may be misspelt. */
const isDoubtful = ({ text, alternatives }: SearchTerm): boolean =>
  alternatives.every((other) => text.startsWith(other)) && wordsOf(text).length === 1;

/** As `search_query` in the migrations takes it. Words are letters and digits alone: nothing in them needs escaping. */
const asJson = (terms: readonly SearchTerm[]): string =>
  JSON.stringify(
    terms.map((term) => ({
      phrases: [term.text, ...term.alternatives].map(wordsOf).filter((words) => words.length > 0),
      doubtful: isDoubtful(term) ? term.text : null,
    })),
  );

/** Without what only says the kind: a thing may be called so itself, or not. */
const itself = ({ text, alternatives, broader }: SearchTerm): SearchTerm => ({
  text,
  alternatives: alternatives.filter((word) => !broader.includes(word)),
  broader: [],
});

/**
 * The terms as one tsquery, misspelt words put right; more for the thing itself wherever it stands, in the name and in
 * what labels it; and any of the words, however they go together.
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

/** A row for each of the terms. Part of a `with`, read only where it is asked. */
export const askedOneByOne = (terms: readonly SearchTerm[]): Sql => sql`
  asked_one_by_one as materialized (
    select place, replace(replace(search_query(jsonb_build_array(term)), ':~', ''), '~', '')::tsquery as anywhere
    from jsonb_array_elements(${asJson(terms)}::jsonb) with ordinality terms (term, place)
  )`;

/**
 * How near \`p\` comes to what is meant. Of the kind that is meant: 0 where it is called so, 1 where its tags, category or
 * colours say so; 2 where another kind of thing does either; 3 where it is described so, or is but of that kind.
 */
export const nearness = (kind: Category | null): Sql => sql`case
  when ${kind}::text is null or p.category = ${kind}
    then case when p.search @@ asked.in_name then 0 when p.search @@ asked.in_labels then 1 else 3 end
  when p.search @@ asked.in_labels then 2 else 3 end`;
