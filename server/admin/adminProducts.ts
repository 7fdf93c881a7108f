/** The catalogue in the admin area. */
import type { endpoints } from '#contract/endpoints.ts';
import { type AdminListing, addCounts } from '#domain/adminListing.ts';
import { mayHaveBatches, unsoldUntil } from '#domain/batches.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler, Services } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { combosWith, type NamedCombo } from '#server/products/comboQueries.ts';
import { findProductToEdit } from '#server/products/productQueries.ts';
import { adminProductResponse } from '#server/products/productResponse.ts';
import { waitingOf } from '#server/stockAlerts/stockAlertQueries.ts';
import {
  type AdminProductFilter,
  adminProductPage,
  adminProductsByIds,
  findAdminProducts,
  isGathered,
  listAdminProductIds,
} from './adminProductQueries.ts';
import { type AdminProductCounts, countByCategory } from './productCountQueries.ts';

export const adminProducts: Handler<typeof endpoints.adminProducts> = async ({ query }, context) => {
  const { db, caller, clock } = context;
  const { page, limit } = query;
  const filter = await filterOf(query, context);
  const [counts, found] = await Promise.all([
    countByCategory(db),
    isGathered(filter) ? foundPage(db, filter, query) : null,
  ]);
  const { total, rows, atLeast } =
    found ?? (await walkedPage(db, filter, query, countedTotal(counts, filter)));
  const ids = rows.map(({ id }) => id);
  const [waiting, combos] = await Promise.all([waitingOf(db, ids, clock()), combosWith(db, ids)]);
  return {
    products: rows.map((row) => ({
      ...adminProductResponse(row, caller),
      waiting: waiting.get(row.id) ?? 0,
      inCombos: namedCombos(combos.get(row.id)),
    })),
    pagination: { ...paginationOf(total, page, limit), ...(atLeast && { atLeast }) },
    counts: addCounts(counts.shown, counts.hidden),
    hidden: counts.hidden.all,
    deleted: counts.deleted,
  };
};

type PageAsked = Pick<AdminListing, 'page' | 'limit' | 'sort'>;

async function foundPage(db: Database, filter: AdminProductFilter, { page, limit, sort }: PageAsked) {
  const place = { limit, offset: offsetOf(page, limit) };
  const { ids, ...found } = await findAdminProducts(db, filter, sort, place);
  return { ...found, rows: await adminProductsByIds(db, ids) };
}

async function walkedPage(
  db: Database,
  filter: AdminProductFilter,
  { page, limit, sort }: PageAsked,
  total: number,
) {
  const offset = offsetOf(page, limit);
  return {
    total,
    atLeast: false,
    rows: offset < total ? await adminProductPage(db, filter, sort, { limit, offset, total }) : [],
  };
}

async function filterOf(
  { search, category, state }: Pick<AdminListing, 'search' | 'category' | 'state'>,
  { db, shopSettings }: Pick<Services, 'db' | 'shopSettings'>,
): Promise<AdminProductFilter> {
  const { lowStockLimit } = await shopSettings.read(db);
  return { search, category, state, lowStockLimit };
}

function countedTotal({ shown, hidden }: AdminProductCounts, filter: AdminProductFilter): number {
  const { state } = filter;
  const category = filter.category ?? 'all';
  if (state === 'shown') return shown[category];
  return state === 'hidden' ? hidden[category] : shown[category] + hidden[category];
}

export const adminProductIds: Handler<typeof endpoints.adminProductIds> = async ({ query }, services) => ({
  ids: await listAdminProductIds(services.db, await filterOf(query, services), MAX_BULK),
});

export const adminProduct: Handler<typeof endpoints.adminProduct> = async ({ params }, context) => {
  const { db, caller } = context;
  const { id } = params;
  const row = isId(id) ? await findProductToEdit(db, id) : null;
  if (!row) throw new Problem('productNotFound');
  const combos = await combosWith(db, [id]);
  return {
    ...adminProductResponse(row, caller),
    inCombos: namedCombos(combos.get(id)),
    ...(mayHaveBatches(row.category) && { unsoldUntil: await lastUnsoldDay(context) }),
  };
};

async function lastUnsoldDay({ db, shopSettings, clock }: Services): Promise<string> {
  const { unsoldDays } = await shopSettings.read(db);
  return unsoldUntil(clock(), unsoldDays);
}

const namedCombos = (combos: readonly NamedCombo[] = []) => combos.map(({ id, name }) => ({ _id: id, name }));
