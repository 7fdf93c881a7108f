/** One page of the catalogue, in at most two statements if it has products. */
import type { endpoints } from '#contract/endpoints.ts';
import type { Listing } from '#domain/listing.schema.ts';
import { DEFAULT_SORT, orderingOf } from '#domain/listing.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import type { ProductRow } from '#server/products/productQueries.ts';
import { productResponse } from '#server/products/productResponse.ts';
import { categoriesOf, hasFilters, insteadOf } from '#server/products/search/nearest.ts';
import { findProducts } from '#server/products/search/searchQueries.ts';
import { type Facets, facetsOf, noCounts } from './facetQueries.ts';
import { sortKeys } from './listingConditionQueries.ts';
import { filterOf } from './listingFilter.ts';
import { countedPage, productsByIds } from './listingPageQueries.ts';

export const products: Handler<typeof endpoints.products> = async ({ query }, { db }) => {
  const { rows, total, atLeast, facets } = await listed(db, query);
  return {
    products: rows.map(productResponse),
    pagination: { ...paginationOf(total, query.page, query.limit), ...(atLeast && { atLeast }) },
    ...(facets && { facets }),
    ...(total === 0 && query.search && { nearest: await nearestResponse(db, query, query.search) }),
  };
};

async function nearestResponse(db: Database, listing: Listing, search: string) {
  const { text, hint, didYouMean, rows } = await insteadOf(db, search, { isFiltered: hasFilters(listing) });
  return {
    text,
    hint,
    ...(didYouMean && { didYouMean }),
    categories: categoriesOf(rows),
    products: rows.map(productResponse),
  };
}

interface ListedProducts {
  rows: ProductRow[];
  total: number;
  /** True when there are more than `total`. */
  atLeast?: boolean;
  facets: Facets | null;
}

async function listed(db: Database, listing: Listing): Promise<ListedProducts> {
  if (listing.ids) return named(db, listing.ids, listing);
  const filter = filterOf(listing);
  const { terms } = filter;
  const place = { limit: listing.limit, offset: offsetOf(listing.page, listing.limit) };
  // A search without any word, such as '???', finds nothing.
  if (terms?.length === 0) return nothing(listing.facets);

  if (terms) {
    const ordering = orderingOf(listing);
    const key = ordering === 'relevance' ? ordering : sortKeys[ordering];
    const found = await findProducts(db, { ...filter, terms }, key, { ...place, withFacets: listing.facets });
    return { ...found, rows: await productsByIds(db, found.ids) };
  }
  const key = sortKeys[listing.sort ?? DEFAULT_SORT];
  return countedPage(db, filter, key, { ...place, withFacets: listing.facets });
}

/** Only the named products, in the order they were named. */
async function named(
  db: Database,
  ids: readonly string[],
  { page, limit, facets }: Listing,
): Promise<ListedProducts> {
  const rows = await productsByIds(db, ids);
  const first = offsetOf(page, limit);
  return { ...nothing(facets), rows: rows.slice(first, first + limit), total: rows.length };
}

const nothing = (withFacets: boolean): ListedProducts => ({
  rows: [],
  total: 0,
  facets: withFacets ? facetsOf(noCounts) : null,
});
