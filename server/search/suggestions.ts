/** Suggestions of the search box while a user types. */
import type { endpoints } from '#contract/endpoints.ts';
import { categories } from '#domain/categories.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { nameNow } from '#domain/productNames.ts';
import { categoriesLike, type UnderstoodQuery, understandTyped } from '#domain/search.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { categoriesOf, nearestTo } from '#server/products/search/nearest.ts';
import { type SuggestedRow, suggestedProducts } from './suggestionQueries.ts';

export const suggestions: Handler<typeof endpoints.suggestions> = async ({ query: { q } }, { db }) => {
  const query = understandTyped(q);
  const rows = await productsFor(db, query);
  const wanted = categoriesLike(q);
  // A color or a misspelt word names no category, so the categories of the products found are used.
  const offered: readonly string[] = wanted.length > 0 ? wanted : rows.map((row) => row.category);
  return {
    products: rows.map(suggestionResponse),
    categories: categories.filter(({ value }) => offered.includes(value)),
    ...(rows.length === 0 && query.terms.length > 0 && { nearest: await nearestFor(db, q, query) }),
  };
};

async function nearestFor(db: Database, typed: string, query: UnderstoodQuery) {
  const { text, didYouMean, rows } = await nearestTo(db, typed, query);
  return { text, ...(didYouMean && { didYouMean }), categories: categoriesOf(rows) };
}

async function productsFor(
  db: Database,
  { terms, maxPrice, category }: UnderstoodQuery,
): Promise<SuggestedRow[]> {
  if (terms.length === 0) return [];
  return suggestedProducts(db, {
    terms,
    kind: category ?? null,
    maxPoisha: maxPrice === undefined ? null : toPoisha(maxPrice),
  });
}

const suggestionResponse = (row: SuggestedRow) => ({
  _id: row.id,
  name: nameNow(row),
  category: row.category,
  price: toTaka(row.price),
  ...(row.original_price !== null && { originalPrice: toTaka(row.original_price) }),
  image: row.image ?? '',
});
