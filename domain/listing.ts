/** The query of the catalogue: filters, price ranges and sort orders. Prices are in taka. */
import type { z } from 'zod';
import { toLatinDigits } from './digits.ts';
// biome-ignore lint/suspicious/noImportCycles: only the types of its own schemas
import type { listingSchema } from './listing.schema.ts';

export const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'name-asc', label: 'Name: A to Z' },
  { value: 'name-desc', label: 'Name: Z to A' },
  { value: 'best-selling', label: 'Best Selling' },
  { value: 'rating', label: 'Top Rated' },
] as const;
export type Sort = (typeof sorts)[number]['value'];
export const sortValues = sorts.map((sort) => sort.value);
export const DEFAULT_SORT: Sort = 'newest';

/** What was sold on so many days counts for the order by sales. */
export const BEST_SELLING_DAYS = 90;

/** As an upper limit this means none. */
export const NO_UPPER_PRICE = 999_999;

export const priceBands = [
  { value: '0-1000', label: 'Under ৳1,000' },
  { value: '1000-2000', label: '৳1,000 - ৳2,000' },
  { value: '2000-5000', label: '৳2,000 - ৳5,000' },
  { value: `5000-${NO_UPPER_PRICE}`, label: 'Above ৳5,000' },
] as const;

/** Limits in taka, both inclusive. */
export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const isBound = (taka: number) => taka !== NO_UPPER_PRICE;

/** '1000-2000' as limits. Null for any other text. */
export function readPriceBand(text: string): PriceRange | null {
  const parts = toLatinDigits(text).trim().split('-');
  if (parts.length !== 2 || !parts.every((part) => AMOUNT.test(part))) return null;
  const [minPrice = 0, maxPrice = 0] = parts.map(Number);
  if (minPrice > maxPrice) return null;
  return { minPrice, maxPrice: isBound(maxPrice) ? maxPrice : undefined };
}

/** The curated sections of the shop. */
export const sections = ['new-arrivals', 'featured', 'combos'] as const;
export type Section = (typeof sections)[number];

/** The heading of a section, on the home page and on its own list. */
export const sectionLabels: Record<Section, string> = {
  'new-arrivals': 'New Arrivals',
  featured: 'Featured Products',
  combos: 'Special Combos',
};

/** The most product ids of one call. More are ignored. */
export const MAX_IDS = 100;

export type Listing = z.output<typeof listingSchema>;

/** The narrower of a price range and separate limits. */
export function withinBoth(one: PriceRange, other: PriceRange): PriceRange {
  const lows = [one.minPrice, other.minPrice].filter((taka) => taka !== undefined);
  const highs = [one.maxPrice, other.maxPrice].filter((taka) => taka !== undefined).filter(isBound);
  return {
    minPrice: lows.length > 0 ? Math.max(...lows) : undefined,
    maxPrice: highs.length > 0 ? Math.min(...highs) : undefined,
  };
}

/** The order of a list if the query names none: best match for a search, else newest. */
export type Ordering = Sort | 'relevance';
export const orderingOf = (listing: Pick<Listing, 'sort' | 'search'>): Ordering =>
  listing.sort ?? (listing.search ? 'relevance' : DEFAULT_SORT);

/** True if there is a filter to clear. */
export const isFiltered = (listing: Pick<Listing, 'category' | 'search' | 'color'> & PriceRange): boolean =>
  [listing.category, listing.search, listing.color, listing.minPrice, listing.maxPrice].some(
    (filter) => filter !== undefined,
  );
