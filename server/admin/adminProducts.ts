/** The catalogue as its owner reads it. */
import type { endpoints } from '#contract/endpoints.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { isId } from '#domain/ids.ts';
import { addCounts, type OwnersListing } from '#domain/ownersListing.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler, Services } from '#server/http/context.ts';
import { productAnswer } from '#server/products/productAnswer.ts';
import { findProductToEdit } from '#server/products/productQueries.ts';
import {
  countByCategory,
  countFound,
  isGathered,
  type OwnersCounts,
  type OwnersFilter,
  ownersIds,
  ownersPage,
} from './adminProductQueries.ts';

export const adminProducts: Handler<typeof endpoints.adminProducts> = async ({ query }, services) => {
  const { db } = services;
  const { page, limit } = query;
  const filter = await filterOf(query, services);
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

async function filterOf(
  { search, category, state }: Pick<OwnersListing, 'search' | 'category' | 'state'>,
  { db, shop }: Pick<Services, 'db' | 'shop'>,
): Promise<OwnersFilter> {
  const { lowStockLimit } = await shop.read(db);
  return { search, category, state, lowStockLimit };
}

function keptTotal({ shown, hidden }: OwnersCounts, filter: OwnersFilter): number {
  const { state } = filter;
  const category = filter.category ?? 'all';
  if (state === 'shown') return shown[category];
  return state === 'hidden' ? hidden[category] : shown[category] + hidden[category];
}

export const adminProductIds: Handler<typeof endpoints.adminProductIds> = async ({ query }, services) => ({
  ids: await ownersIds(services.db, await filterOf(query, services), MAX_BULK),
});

export const adminProduct: Handler<typeof endpoints.adminProduct> = async ({ params }, { db }) => {
  const id = params.id.toLowerCase();
  const row = isId(id) ? await findProductToEdit(db, id) : null;
  if (!row) throw new Problem('productNotFound');
  return productAnswer(row);
};
