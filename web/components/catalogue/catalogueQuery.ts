/** The catalogue's query, parsed from the address. Invalid values are ignored. */

import { SEARCH_MAX } from '#domain/askingLimits.ts';
import { collectionTitle } from '#domain/categories.ts';
import { readPriceBand, type Section, type Sort, sections, sortValues } from '#domain/listing.ts';
import { leastRatings } from '#domain/ratings.ts';
import { listingTexts } from '#texts/listing.ts';

export interface CatalogueQuery {
  category?: string;
  search?: string;
  color?: string;
  /** A price range: '1000-2000'. */
  price?: string;
  minPrice?: string;
  maxPrice?: string;
  size?: string;
  offer?: '1';
  inStock?: '1';
  /** The fewest stars. */
  rating?: string;
  section?: Section;
  sort?: Sort;
  page: number;
}

export type FilterName = Exclude<keyof CatalogueQuery, 'sort' | 'page'>;

/** Fixed order of the parameters, so that one query has one address. */
const filterNames = [
  ...(['category', 'section', 'search', 'color', 'price', 'minPrice', 'maxPrice'] as const),
  ...(['size', 'offer', 'inStock', 'rating'] as const),
] as const;

const isAmount = (text: string) => /^\d{1,12}(\.\d{1,2})?$/.test(text);
const among = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((value) => value === text);

export function readCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const text = (name: string, max = 60) => params.get(name)?.trim().slice(0, max) || undefined;
  const amount = (name: string) => [text(name)].find((value) => value && isAmount(value));
  const flag = (name: string) => among(['1'], text(name));
  const price = text('price');
  const page = Number(params.get('page'));
  return {
    category: text('category'),
    section: among(sections, text('section')),
    search: text('search', SEARCH_MAX),
    color: text('color'),
    price: price && readPriceBand(price) ? price : undefined,
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
    size: text('size')?.toLowerCase(),
    offer: flag('offer'),
    inStock: flag('inStock'),
    rating: among(leastRatings.map(String), text('rating')),
    sort: among(sortValues, text('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Names and values for the address; page 1 is left out. */
export function queryFields({ page, sort, ...filters }: CatalogueQuery): [string, string][] {
  const chosen = filterNames.flatMap((name): [string, string][] => {
    const value = filters[name];
    return value ? [[name, value]] : [];
  });
  if (sort) chosen.push(['sort', sort]);
  if (page > 1) chosen.push(['page', String(page)]);
  return chosen;
}

export function cataloguePath(query: CatalogueQuery): string {
  const fields = queryFields(query);
  return fields.length === 0 ? '/products' : `/products?${new URLSearchParams(fields)}`;
}

/** Any change except paging returns to page 1. */
export const changedQuery = (query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** The query after clearing all filters. */
export const clearedQuery = ({ sort }: CatalogueQuery): CatalogueQuery => ({ sort, page: 1 });

/** The category is more specific than the section. */
export const catalogueTitle = ({ category, section }: CatalogueQuery): string =>
  section && !category ? listingTexts.sections[section] : collectionTitle(category);

/** The canonical address for search engines: category or section and page, without order and other filters. */
export const canonicalPath = ({ category, section, page }: CatalogueQuery): string =>
  cataloguePath({ category, section: category ? undefined : section, page });
