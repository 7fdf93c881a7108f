/** The catalogue as its owner reads it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/http/context.ts';
import { productAnswer } from '#server/products/productAnswer.ts';
import { findProductToEdit } from '#server/products/productQueries.ts';
import { countByCategory, countFound, ownersPage } from './adminProductQueries.ts';

export const adminProducts: Handler<typeof endpoints.adminProducts> = async ({ query }, { db }) => {
  const { page, limit, category = 'all' } = query;
  const [counts, found] = await Promise.all([
    countByCategory(db),
    query.search ? countFound(db, query) : null,
  ]);
  const total = found ?? counts[category];
  const offset = offsetOf(page, limit);
  const rows = offset < total ? await ownersPage(db, query, offset) : [];
  return { products: rows.map(productAnswer), pagination: paginationOf(total, page, limit), counts };
};

export const adminProduct: Handler<typeof endpoints.adminProduct> = async ({ params }, { db }) => {
  const id = params.id.toLowerCase();
  const row = isId(id) ? await findProductToEdit(db, id) : null;
  if (!row) throw new Problem('productNotFound');
  return productAnswer(row);
};
