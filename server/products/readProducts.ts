/** Single products and the curated lists. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import * as queries from './productQueries.ts';
import { productResponse } from './productResponse.ts';

export const product: Handler<typeof endpoints.product> = async ({ params: { id } }, { db }) => {
  const row = isId(id) ? await queries.findListedProduct(db, id) : null;
  if (!row) throw new Problem('productNotFound');
  return productResponse(row);
};

export const featuredProducts: Handler<typeof endpoints.featuredProducts> = async (
  { query: { limit } },
  { db },
) => (await queries.featuredProducts(db, limit)).map(productResponse);

export const newArrivals: Handler<typeof endpoints.newArrivals> = async ({ query: { limit } }, { db }) =>
  (await queries.newArrivals(db, limit)).map(productResponse);

export const combos: Handler<typeof endpoints.combos> = async ({ query: { limit } }, { db }) =>
  (await queries.combos(db, limit)).map(productResponse);
