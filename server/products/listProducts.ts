/** A page of the shop. */
import type { endpoints } from '#contract/endpoints.ts';
import { paginationOf } from '#domain/pages.ts';
import type { Handler } from '#server/http/context.ts';
import { listProducts } from './listingQueries.ts';
import { productAnswer } from './productAnswer.ts';

export const products: Handler<typeof endpoints.products> = async ({ query }, { db }) => {
  const { rows, total } = await listProducts(db, query);
  return { products: rows.map(productAnswer), pagination: paginationOf(total, query.page, query.limit) };
};
