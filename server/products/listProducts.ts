/** A page of the shop, in at most two statements. */
import type { endpoints } from '#contract/endpoints.ts';
import { DEFAULT_SORT, type Listing, orderingOf } from '#domain/listing.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import type { Database } from '#server/database/connect.ts';
import type { Handler } from '#server/http/context.ts';
import { findProducts } from './foundQueries.ts';
import { sortKeys } from './listingConditionQueries.ts';
import { filterOf } from './listingFilter.ts';
import { countedPage, productsByIds } from './pageQueries.ts';
import { productAnswer } from './productAnswer.ts';
import type { ProductRow } from './productQueries.ts';
import { type Facets, facetsOf } from './tallyQueries.ts';

export const products: Handler<typeof endpoints.products> = async ({ query }, { db }) => {
  const { rows, total, atLeast, facets } = await listed(db, query);
  return {
    products: rows.map(productAnswer),
    pagination: { ...paginationOf(total, query.page, query.limit), ...(atLeast && { atLeast }) },
    ...(facets && { facets }),
  };
};

interface ListedProducts {
  rows: ProductRow[];
  total: number;
  /** There are more than `total`. */
  atLeast?: boolean;
  facets: Facets | null;
}

async function listed(db: Database, listing: Listing): Promise<ListedProducts> {
  if (listing.ids) return named(db, listing.ids, listing);
  const filter = filterOf(listing);
  const { terms } = filter;
  const place = { limit: listing.limit, offset: offsetOf(listing.page, listing.limit) };
  // A search without a word in it, '???', finds nothing.
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

/** Those named and no others, in the order they were named in. */
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
  facets: withFacets ? facetsOf({ categories: null, colors: null, prices: null }) : null,
});
