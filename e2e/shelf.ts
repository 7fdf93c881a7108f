/**
 * Products of the demo catalogue, found through the API as any client would. The oldest come first: what other
 * journeys put on sale meanwhile is newer.
 */
import { type APIRequestContext, expect } from '@playwright/test';

export interface Goods {
  _id: string;
  name: string;
  price: number;
  category: string;
  stock: number;
  inStock: boolean;
  numReviews: number;
  images: unknown[];
  isCombo: boolean;
  comboItems: { name: string }[];
  specifications: Record<string, string>;
  sizes: { size: string; stock: number; available: boolean }[];
  colors: { name: string; stock: number; available: boolean }[];
}

export async function goodsFor(request: APIRequestContext, query = ''): Promise<Goods[]> {
  const answer = await request.get(`/api/products?limit=100&sort=oldest${query && `&${query}`}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).products;
}

/** One that the journey can be walked with. */
export async function findGoods(
  request: APIRequestContext,
  query: string,
  fits: (product: Goods) => boolean,
): Promise<Goods> {
  const found = (await goodsFor(request, query)).find(fits);
  expect(found, `a product for ${query}`).toBeDefined();
  return found as Goods;
}

/** Bangles to choose from, with plenty of one size. */
export const plentifulBangles = (request: APIRequestContext): Promise<Goods> =>
  findGoods(request, 'category=bangles', (bangle) => bangle.sizes.some(({ stock }) => stock > 5));

/** Nothing to choose, and enough for everybody. */
export const plainGoods = (request: APIRequestContext): Promise<Goods> =>
  findGoods(request, 'category=cosmetics', ({ colors, stock }) => colors.length === 0 && stock > 10);
