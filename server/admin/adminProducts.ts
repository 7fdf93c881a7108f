/** The catalogue as its owner reads it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { addCounts } from '#domain/ownersListing.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/http/context.ts';
import { productAnswer } from '#server/products/productAnswer.ts';
import { findProductToEdit } from '#server/products/productQueries.ts';
import {
  countByCategory,
  countFound,
  isGathered,
  type OwnersCounts,
  type OwnersFilter,
  ownersPage,
} from './adminProductQueries.ts';

export const adminProducts: Handler<typeof endpoints.adminProducts> = async ({ query }, { db, shop }) => {
  const { page, limit } = query;
  const { search, category, state } = query;
  const { lowStockLimit } = await shop.read(db);
  const filter: OwnersFilter = { search, category, state, lowStockLimit };
  const [counts, found] = await Promise.all([
    countByCategory(db),
    isGathered(filter) ? countFound(db, filter) : null,
  ]);
  const total = found ?? keptTotal(counts, filter);
  const offset = offsetOf(page, limit);
  const rows = offset < total ? await ownersPage(db, filter, query, offset) : [];
  return {
    products: rows.map(productAnswer),
    pagination: paginationOf(total, page, limit),
    counts: addCounts(counts.shown, counts.hidden),
  };
};

function keptTotal({ shown, hidden }: OwnersCounts, filter: OwnersFilter): number {
  const { state } = filter;
  const category = filter.category ?? 'all';
  if (state === 'shown') return shown[category];
  return state === 'hidden' ? hidden[category] : shown[category] + hidden[category];
}

export const adminProduct: Handler<typeof endpoints.adminProduct> = async ({ params }, { db }) => {
  const id = params.id.toLowerCase();
  const row = isId(id) ? await findProductToEdit(db, id) : null;
  if (!row) throw new Problem('productNotFound');
  return productAnswer(row);
};
