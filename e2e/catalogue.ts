/**
 * Finds products of the demo catalogue through the API. The oldest come first, because other tests add newer ones at
 * the same time.
 */
import { type APIRequestContext, expect } from '@playwright/test';

export interface CatalogueProduct {
  _id: string;
  name: string;
  description: string;
  price: number;
  originalPrice?: number | null;
  category: string;
  stock: number;
  inStock: boolean;
  numReviews: number;
  images: { url: string; publicId: string; alt: string }[];
  isCombo: boolean;
  comboItems: { name: string }[];
  specifications: Record<string, string>;
  sizes: { size: string; stock: number; available: boolean }[];
  colors: { name: string; stock: number; available: boolean }[];
}

export async function listProducts(request: APIRequestContext, query = ''): Promise<CatalogueProduct[]> {
  const response = await request.get(`/api/products?limit=100&sort=oldest${query && `&${query}`}`);
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).products;
}

/** The first product that fits the test. */
export async function findProduct(
  request: APIRequestContext,
  query: string,
  fits: (product: CatalogueProduct) => boolean,
): Promise<CatalogueProduct> {
  const found = (await listProducts(request, query)).find(fits);
  expect(found, `a product for ${query}`).toBeDefined();
  return found as CatalogueProduct;
}

/** Bangles with choices, and with plenty of one size. */
export const findBangles = (request: APIRequestContext): Promise<CatalogueProduct> =>
  findProduct(request, 'category=bangles', (bangle) => bangle.sizes.some(({ stock }) => stock > 5));

/** A product without choices, with enough stock for all tests. */
export const findPlainProduct = (request: APIRequestContext): Promise<CatalogueProduct> =>
  findProduct(request, 'category=cosmetics', ({ colors, stock }) => colors.length === 0 && stock > 10);
