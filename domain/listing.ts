/** What a shopper can ask of the catalogue: filters, price bands and orders of a list. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { isId } from './ids.ts';
import { limitField, pageField, pageSizes } from './pages.ts';
import { cleanLine } from './text.ts';

export const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'name-asc', label: 'Name: A to Z' },
  { value: 'name-desc', label: 'Name: Z to A' },
] as const;
export type Sort = (typeof sorts)[number]['value'];
export const sortValues = sorts.map((sort) => sort.value);
export const DEFAULT_SORT: Sort = 'newest';

/** As an upper bound this means none. */
export const NO_UPPER_PRICE = 999_999;

export const priceBands = [
  { value: '0-1000', label: 'Under ৳1,000' },
  { value: '1000-2000', label: '৳1,000 - ৳2,000' },
  { value: '2000-5000', label: '৳2,000 - ৳5,000' },
  { value: `5000-${NO_UPPER_PRICE}`, label: 'Above ৳5,000' },
] as const;

/** Bounds in taka, both inclusive. */
export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const isBound = (taka: number) => taka !== NO_UPPER_PRICE;

/** '1000-2000' as bounds; null where it is no band. */
export function readPriceBand(text: string): PriceRange | null {
  const parts = toLatinDigits(text).trim().split('-');
  if (parts.length !== 2 || !parts.every((part) => AMOUNT.test(part))) return null;
  const [minPrice = 0, maxPrice = 0] = parts.map(Number);
  if (minPrice > maxPrice) return null;
  return { minPrice, maxPrice: isBound(maxPrice) ? maxPrice : undefined };
}

/** Text from an address line; blank is as good as absent. */
const textFrom = (max: number) =>
  z
    .string({ error: 'This filter is not valid' })
    .overwrite(cleanLine)
    .max(max, 'This filter is too long')
    .transform((text) => text || undefined)
    .optional();

const amountFrom = (label: string) =>
  z
    .string({ error: `${label} is not valid` })
    .overwrite((text) => toLatinDigits(text).trim())
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, `${label} is not valid`)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .optional();

const band = z
  .string({ error: 'Price is not valid' })
  .max(40, 'Price is not valid')
  .refine((text) => text.trim() === '' || readPriceBand(text) !== null, 'Price is not valid')
  .transform((text) => (text.trim() === '' ? undefined : (readPriceBand(text) ?? undefined)))
  .optional();

const flag = z
  .enum(['0', '1', 'true', 'false', ''], { error: 'Use 1 or 0' })
  .transform((text) => text === '1' || text === 'true')
  .optional();

const sort = z
  .enum([...sortValues, ''], { error: `Sort must be one of ${sortValues.join(', ')}` })
  .transform((value) => value || undefined)
  .optional();

/** Curated parts of the shop that a list can be held to. */
export const sections = ['new-arrivals', 'featured', 'combos'] as const;
export type Section = (typeof sections)[number];

/** A section as it is called on the home page and over its own list. */
export const sectionLabels: Record<Section, string> = {
  'new-arrivals': 'New Arrivals',
  featured: 'Featured Products',
  combos: 'Special Combos',
};
const section = z
  .enum([...sections, ''], { error: `Section must be one of ${sections.join(', ')}` })
  .transform((value) => value || undefined)
  .optional();

export const MAX_IDS = 100;
/** Products by their ids, commas between: a guest's cart and wishlist, what was viewed last. Unknown ones are skipped. */
const ids = z
  .string({ error: 'Ids are not valid' })
  .max(5000, 'Ids are not valid')
  .transform((text) => [...new Set(text.split(',').filter(isId))].slice(0, MAX_IDS))
  .optional();

/** The query of `GET /products`. An unknown category or colour finds nothing, so both are any text here. */
export const listingSchema = z
  .object({
    page: pageField,
    limit: limitField(pageSizes.shop),
    sort,
    category: textFrom(60),
    search: textFrom(200),
    color: textFrom(60),
    section,
    ids,
    price: band,
    minPrice: amountFrom('Lowest price'),
    maxPrice: amountFrom('Highest price'),
    facets: flag,
  })
  .transform(({ price, minPrice, maxPrice, facets, ...listing }) => ({
    ...listing,
    ...withinBoth(price ?? {}, { minPrice, maxPrice }),
    facets: facets ?? false,
  }));

export type Listing = z.output<typeof listingSchema>;

/** The narrower of a band and of separate bounds. */
function withinBoth(one: PriceRange, other: PriceRange): PriceRange {
  const lows = [one.minPrice, other.minPrice].filter((taka) => taka !== undefined);
  const highs = [one.maxPrice, other.maxPrice].filter((taka) => taka !== undefined).filter(isBound);
  return {
    minPrice: lows.length > 0 ? Math.max(...lows) : undefined,
    maxPrice: highs.length > 0 ? Math.min(...highs) : undefined,
  };
}

/** How a list is ordered when nobody says: the best match of a search, else the newest. */
export type Ordering = Sort | 'relevance';
export const orderingOf = (listing: Pick<Listing, 'sort' | 'search'>): Ordering =>
  listing.sort ?? (listing.search ? 'relevance' : DEFAULT_SORT);

/** Is there any filter to clear? */
export const isFiltered = (listing: Pick<Listing, 'category' | 'search' | 'color'> & PriceRange): boolean =>
  [listing.category, listing.search, listing.color, listing.minPrice, listing.maxPrice].some(
    (filter) => filter !== undefined,
  );
