/** A listing's filters in the database's terms: poisha, slugs and search terms. */

import type { Category } from '#domain/categories.ts';
import { colourSlug } from '#domain/colours.ts';
import type { Listing } from '#domain/listing.schema.ts';
import type { Section } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import type { LeastRating } from '#domain/ratings.ts';
import { understandQuery } from '#domain/search.ts';
import type { SearchTerm } from '#domain/searchPhrases.ts';
import { sizeSlug } from '#domain/sizeFilter.ts';

/** Both ends inclusive. Null means no limit. */
export interface PoishaRange {
  min: number | null;
  max: number | null;
}

export interface ListingFilter {
  /** Empty for all categories. */
  category: string;
  /** A slug. Empty for all colors. */
  colour: string;
  price: PoishaRange;
  /** A slug. Empty for all sizes. */
  size: string;
  onOffer: boolean;
  inStock: boolean;
  /** At least so many stars. */
  rating: LeastRating | null;
  section: Section | null;
  /** Every term must match. Null without a search. */
  terms: readonly SearchTerm[] | null;
  /** The category that the terms name. Its products come first. */
  kind: Category | null;
}

type Asked = Omit<Listing, 'page' | 'limit' | 'sort' | 'ids' | 'facets'>;

/** All products of the shop. */
export const unfiltered = {
  category: '',
  colour: '',
  price: { min: null, max: null },
  size: '',
  onOffer: false,
  inStock: false,
  rating: null,
} as const satisfies Partial<ListingFilter>;

const lowest = (...bounds: (number | undefined)[]): number | undefined => {
  const given = bounds.filter((taka) => taka !== undefined);
  return given.length > 0 ? Math.min(...given) : undefined;
};

/** 'rings under 500' searches for rings up to 500 taka, 'churi 2.6' for those in M. A chosen size comes first. */
export function filterOf(listing: Asked): ListingFilter {
  const { terms, maxPrice, size, category: kind = null } = understandQuery(listing.search ?? '');
  const highest = lowest(listing.maxPrice, maxPrice);
  const onlyLimits = terms.length === 0 && (maxPrice !== undefined || size !== undefined);
  return {
    category: listing.category?.toLowerCase() ?? '',
    colour: listing.color ? colourSlug(listing.color) : '',
    price: {
      min: listing.minPrice ? toPoisha(listing.minPrice) : null,
      max: highest === undefined ? null : toPoisha(highest),
    },
    size: listing.size ? sizeSlug(listing.size) : (size ?? ''),
    onOffer: listing.offer,
    inStock: listing.inStock,
    rating: listing.rating ?? null,
    section: listing.section ?? null,
    terms: listing.search && !onlyLimits ? terms : null,
    kind,
  };
}
