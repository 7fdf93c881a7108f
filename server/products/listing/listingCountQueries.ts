/** Counts the matches of a listing and of its filters, for one page. */
import { type RawBuilder, sql } from 'kysely';
import { type FacetCounts, type Facets, facetColumns, facetsOf } from './facetQueries.ts';
import type { Place, SortKey } from './listingConditionQueries.ts';
import { type ListingFilter, unfiltered } from './listingFilter.ts';
import { isMarked } from './markQueries.ts';
import { countOf } from './matchCountQueries.ts';
import { type PriceStretch, stretchOf } from './priceStretchQueries.ts';

export interface ListingCount {
  total: number;
  /** Number of index entries that a scan in the sort order reads to find all matches. */
  walked: number;
  facets: Facets | null;
  /** Set when sorting by price with a filter that few products may match: the price range that holds the page. */
  stretch: PriceStretch | null;
}

type ListingCountRow = Omit<ListingCount, 'facets'> & FacetCounts;

/** The statement that counts for this page. `listingCountIn` reads its single row. */
export function countingListing(
  filter: ListingFilter,
  { key, withFacets, ...place }: Place & { key: SortKey; withFacets: boolean },
): RawBuilder<ListingCountRow> {
  const { category, colour, price, section } = filter;
  const byPrice = key.column === 'price';
  const stretch =
    byPrice && (colour || isMarked(filter)) && !section
      ? stretchOf(filter, { ...place, descending: key.descending })
      : sql`null::json`;
  return sql<ListingCountRow>`
    select ${countOf(filter)} as total,
           ${countOf({ ...unfiltered, category, ...(byPrice && { price }), section: null })} as walked,
           ${stretch} as stretch
           ${withFacets ? facetColumns(filter) : sql``}`;
}

export function listingCountIn(
  [row]: readonly ListingCountRow[],
  { withFacets }: { withFacets: boolean },
): ListingCount {
  if (!row) throw new Error('a select without a table gives one row');
  const { total, walked } = row;
  return { total, walked, stretch: row.stretch, facets: withFacets ? facetsOf(row) : null };
}
