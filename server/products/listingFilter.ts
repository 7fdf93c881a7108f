/** What a listing is held to, in the database's terms: poisha, slugs, words to look for. */
import type { Category } from '#domain/categories.ts';
import { colourSlug } from '#domain/colours.ts';
import type { Listing, Section } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import { type SearchTerm, understandQuery } from '#domain/search.ts';

/** Both ends inclusive; null where there is none. */
export interface PoishaRange {
  min: number | null;
  max: number | null;
}

export interface ListingFilter {
  /** Empty for all of them. */
  category: string;
  /** A slug; empty for any. */
  colour: string;
  price: PoishaRange;
  section: Section | null;
  /** Each has to be found; null where nothing is searched for. */
  terms: readonly SearchTerm[] | null;
  /** What kind of thing the terms speak of: it comes first. */
  kind: Category | null;
}

type Asked = Pick<Listing, 'category' | 'color' | 'minPrice' | 'maxPrice' | 'section' | 'search'>;

const lowest = (...bounds: (number | undefined)[]): number | undefined => {
  const given = bounds.filter((taka) => taka !== undefined);
  return given.length > 0 ? Math.min(...given) : undefined;
};

/** 'rings under 500' is a search for rings, held to 500 taka. */
export function filterOf(listing: Asked): ListingFilter {
  const { terms, maxPrice, category: kind = null } = understandQuery(listing.search ?? '');
  const highest = lowest(listing.maxPrice, maxPrice);
  const onlyAPrice = terms.length === 0 && maxPrice !== undefined;
  return {
    category: listing.category?.toLowerCase() ?? '',
    colour: listing.color ? colourSlug(listing.color) : '',
    price: {
      min: listing.minPrice ? toPoisha(listing.minPrice) : null,
      max: highest === undefined ? null : toPoisha(highest),
    },
    section: listing.section ?? null,
    terms: listing.search && !onlyAPrice ? terms : null,
    kind,
  };
}
