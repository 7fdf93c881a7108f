/** Suggestions of the search box while a user types. */
import type { endpoints } from '#contract/endpoints.ts';
import { categories } from '#domain/categories.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { categoriesLike, understandTyped } from '#domain/search.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { type SuggestedRow, suggestedProducts } from './suggestionQueries.ts';

export const suggestions: Handler<typeof endpoints.suggestions> = async ({ query: { q } }, { db }) => {
  const rows = await productsFor(db, q);
  const wanted = categoriesLike(q);
  // A colour or a misspelt word names no category, so the categories of the products found are used.
  const offered: readonly string[] = wanted.length > 0 ? wanted : rows.map((row) => row.category);
  return {
    products: rows.map(suggestionResponse),
    categories: categories.filter(({ value }) => offered.includes(value)),
  };
};

async function productsFor(db: Database, typed: string): Promise<SuggestedRow[]> {
  const { terms, maxPrice, category: kind = null } = understandTyped(typed);
  if (terms.length === 0) return [];
  return suggestedProducts(db, {
    terms,
    kind,
    maxPoisha: maxPrice === undefined ? null : toPoisha(maxPrice),
  });
}

const suggestionResponse = (row: SuggestedRow) => ({
  _id: row.id,
  name: row.name,
  category: row.category,
  price: toTaka(row.price),
  ...(row.original_price !== null && { originalPrice: toTaka(row.original_price) }),
  image: row.image ?? '',
});
