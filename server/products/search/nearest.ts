/** The products that come nearest to a search that finds nothing. */
import { categories } from '#domain/categories.ts';
import type { Listing } from '#domain/listing.schema.ts';
import { toPoisha } from '#domain/money.ts';
import { type Attempt, missingText, nearestAttempts } from '#domain/nearest.ts';
import { type UnderstoodQuery, understandQuery } from '#domain/search.ts';
import { corrections } from '#domain/spelling.ts';
import type { Database } from '#server/database/connect.ts';
import { sortKeys } from '#server/products/listing/listingConditionQueries.ts';
import { unfiltered } from '#server/products/listing/listingFilter.ts';
import { countedPage, productsByIds } from '#server/products/listing/listingPageQueries.ts';
import type { ProductRow } from '#server/products/productQueries.ts';
import { nearestTexts } from '#texts/nearest.ts';
import { findProducts } from './searchQueries.ts';

interface Near {
  /** What was not found. */
  text: string;
  /** The search with its spelling corrected. */
  didYouMean: string | null;
  rows: ProductRow[];
}

/** Two rows of the widest list. */
const shown = 8;

const place = { limit: shown, offset: 0, withFacets: false };
const everything = { ...unfiltered, section: null, terms: null, kind: null };

async function found(db: Database, attempt: Attempt): Promise<ProductRow[]> {
  const { terms, maxPrice, size = '', category: kind = null, within = '', isCheapestFirst } = attempt;
  const price = { min: null, max: maxPrice === undefined ? null : toPoisha(maxPrice) };
  const key = isCheapestFirst ? sortKeys['price-low'] : 'relevance';
  const { ids } = await findProducts(
    db,
    { ...everything, category: within, price, size, terms, kind },
    key,
    place,
  );
  return productsByIds(db, ids);
}

async function firstFound(db: Database, attempts: readonly Attempt[]): Promise<ProductRow[]> {
  for (const attempt of attempts) {
    const rows = await found(db, attempt);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The whole search, which the list itself may have narrowed by filters. */
const wholly = (query: UnderstoodQuery): Attempt[] =>
  query.terms.length > 0 ? [{ ...query, isCheapestFirst: false }] : [];

/** No rows if nothing comes near. */
export async function nearestTo(db: Database, search: string, query: UnderstoodQuery): Promise<Near> {
  const text = missingText(query, search);
  const meant = corrections(search);
  for (const didYouMean of meant) {
    const rows = await firstFound(db, wholly(understandQuery(didYouMean)));
    if (rows.length > 0) return { text, didYouMean, rows };
  }
  const didYouMean = meant.at(-1) ?? null;
  const attempts = nearestAttempts(didYouMean === null ? query : understandQuery(didYouMean));
  return { text, didYouMean, rows: await firstFound(db, attempts) };
}

/** What the page shows of a search that finds nothing. `isFiltered`: filters may be the reason. */
export async function insteadOf(
  db: Database,
  search: string,
  { isFiltered }: { isFiltered: boolean },
): Promise<Near & { hint: string }> {
  const query = understandQuery(search);
  if (isFiltered) {
    const rows = await firstFound(db, wholly(query));
    const text = nearestTexts.withFilters(search);
    if (rows.length > 0) return { text, hint: nearestTexts.withoutFilters, didYouMean: null, rows };
  }
  const near = await nearestTo(db, search, query);
  if (near.rows.length > 0) return { ...near, hint: nearestTexts.nearest };
  if (query.terms.length === 0 && query.maxPrice !== undefined)
    return { ...near, hint: nearestTexts.nearest, rows: await anyBy(db, 'price-low') };
  return { ...near, hint: nearestTexts.bestSellers, rows: await anyBy(db, 'best-selling') };
}

const anyBy = async (db: Database, sort: keyof typeof sortKeys): Promise<ProductRow[]> =>
  (await countedPage(db, everything, sortKeys[sort], place)).rows;

/** The most categories that a search without results leads to. */
const mostCategories = 3;

/** Those of the products, the nearest first. */
export function categoriesOf(rows: readonly { category: string }[]) {
  const values = [...new Set(rows.map(({ category }) => category))].slice(0, mostCategories);
  return values.flatMap((value) => categories.filter((category) => category.value === value));
}

/** True if the list is narrowed by more than its search. */
export const hasFilters = (listing: Listing): boolean =>
  Boolean(listing.category || listing.color || listing.size || listing.section || listing.rating) ||
  listing.offer ||
  listing.inStock ||
  listing.minPrice !== undefined ||
  listing.maxPrice !== undefined;
