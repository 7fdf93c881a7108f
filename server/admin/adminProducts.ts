/** The catalogue as its owner reads it. */
import type { endpoints } from '#contract/endpoints.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { isId } from '#domain/ids.ts';
import { addCounts, type OwnersListing } from '#domain/ownersListing.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import type { Handler, Services } from '#server/http/context.ts';
import { productsToEdit } from '#server/products/planQueries.ts';
import { productAnswer } from '#server/products/productAnswer.ts';
import { findProductToEdit } from '#server/products/productQueries.ts';
import {
  countByCategory,
  findOwners,
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
    isGathered(filter) ? foundPage(db, filter, query) : null,
  ]);
  const { total, rows } = found ?? (await walkedPage(db, filter, query, keptTotal(counts, filter)));
  return {
    products: rows.map(productAnswer),
    pagination: paginationOf(total, page, limit),
    counts: addCounts(counts.shown, counts.hidden),
  };
};

type PageAsked = Pick<OwnersListing, 'page' | 'limit' | 'sort'>;

async function foundPage(db: Database, filter: OwnersFilter, { page, limit, sort }: PageAsked) {
  const { total, ids } = await findOwners(db, filter, sort, { limit, offset: offsetOf(page, limit) });
  const known = await productsToEdit(db, ids);
  return { total, rows: ids.flatMap((id) => known.get(id) ?? []) };
}

async function walkedPage(
  db: Database,
  filter: OwnersFilter,
  { page, limit, sort }: PageAsked,
  total: number,
) {
  const offset = offsetOf(page, limit);
  return { total, rows: offset < total ? await ownersPage(db, filter, sort, { limit, offset, total }) : [] };
}

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
