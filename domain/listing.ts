/** The query of the catalogue: filters, price ranges and sort orders. Prices are in taka. */

import { listingTexts } from '#texts/listing.ts';
import { toLatinDigits } from './digits.ts';
import { formatTaka } from './money.ts';

export const sortValues = [
  'newest',
  'oldest',
  'price-low',
  'price-high',
  'name-asc',
  'name-desc',
  'best-selling',
  'rating',
] as const;
export type Sort = (typeof sortValues)[number];
export const DEFAULT_SORT: Sort = 'newest';

/** What was sold on so many days counts for the order by sales. */
export const BEST_SELLING_DAYS = 90;

/** Taka. As an upper limit this means none. */
export const NO_UPPER_PRICE = 999_999;

/** The choices of the filter by price: limits in taka, both inclusive. */
export const priceBands = ['0-1000', '1000-2000', '2000-5000', `5000-${NO_UPPER_PRICE}`] as const;

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

/** 'Under ৳1,000', '৳1,000 - ৳2,000', 'Above ৳5,000' */
export function priceBandLabel(band: string): string {
  const { minPrice = 0, maxPrice } = readPriceBand(band) ?? {};
  if (maxPrice === undefined) return listingTexts.above(formatTaka(minPrice));
  const isKnown = priceBands.some((known) => known === band);
  return minPrice === 0 && isKnown
    ? listingTexts.under(formatTaka(maxPrice))
    : listingTexts.between(formatTaka(minPrice), formatTaka(maxPrice));
}

/** The curated sections of the shop. */
export const sections = ['new-arrivals', 'featured', 'combos'] as const;
export type Section = (typeof sections)[number];

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
export const orderingOf = ({ sort, search }: { sort?: Sort; search?: string }): Ordering =>
  sort ?? (search ? 'relevance' : DEFAULT_SORT);
