/** What the shop page is asked for, as its address says it. Nonsense in an address asks for nothing. */
import { collectionTitle } from '#domain/categories.ts';
import {
  readPriceBand,
  type Section,
  type Sort,
  sectionLabels,
  sections,
  sortValues,
} from '#domain/listing.ts';
import { SEARCH_MAX } from '#domain/search.ts';

export interface ShopQuery {
  category?: string;
  search?: string;
  color?: string;
  /** A band: '1000-2000'. */
  price?: string;
  minPrice?: string;
  maxPrice?: string;
  section?: Section;
  sort?: Sort;
  page: number;
}

export type FilterName = Exclude<keyof ShopQuery, 'sort' | 'page'>;

/** The order they stand in in an address, so that one question has one address. */
const filterNames = ['category', 'section', 'search', 'color', 'price', 'minPrice', 'maxPrice'] as const;

const isAmount = (text: string) => /^\d{1,12}(\.\d{1,2})?$/.test(text);
const among = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((value) => value === text);

export function readShopQuery(params: URLSearchParams): ShopQuery {
  const text = (name: string, max = 60) => params.get(name)?.trim().slice(0, max) || undefined;
  const amount = (name: string) => [text(name)].find((value) => value && isAmount(value));
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
    sort: among(sortValues, text('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** As names and values; the first page goes without saying. */
export function shopFields({ page, sort, ...filters }: ShopQuery): [string, string][] {
  const chosen = filterNames.flatMap((name): [string, string][] => {
    const value = filters[name];
    return value ? [[name, value]] : [];
  });
  if (sort) chosen.push(['sort', sort]);
  if (page > 1) chosen.push(['page', String(page)]);
  return chosen;
}

export function shopPath(query: ShopQuery): string {
  const fields = shopFields(query);
  return fields.length === 0 ? '/products' : `/products?${new URLSearchParams(fields)}`;
}

/** Any change but of the page begins at the first one. */
export const changedQuery = (query: ShopQuery, change: Partial<ShopQuery>): ShopQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** What stays when all filters are cleared. */
export const clearedQuery = ({ sort }: ShopQuery): ShopQuery => ({ sort, page: 1 });

/** A category says more than the section it is looked at in. */
export const shopTitle = ({ category, section }: ShopQuery): string =>
  section && !category ? sectionLabels[section] : collectionTitle(category);

/** What search engines should know a list by: what it is headed by and its page, however it was sorted or filtered. */
export const canonicalPath = ({ category, section, page }: ShopQuery): string =>
  shopPath({ category, section: category ? undefined : section, page });
