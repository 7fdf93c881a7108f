/** The caller's own alerts. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { alertsOf, removeAlert } from './stockAlertQueries.ts';

async function listOf(db: Database, userId: string, now: Date) {
  const rows = await alertsOf(db, userId, now);
  return rows.map(({ id, productId, name, image, size, colour, askedAt }) => ({
    _id: id,
    product: { _id: productId, name, image: image ?? '' },
    selectedSize: size,
    selectedColor: colour,
    askedAt,
  }));
}

export const stockAlerts: Handler<typeof endpoints.stockAlerts> = (_, { db, caller, clock }) =>
  listOf(db, caller.userId, clock());

export const removeStockAlert: Handler<typeof endpoints.removeStockAlert> = async ({ params }, context) => {
  const { db, caller, clock } = context;
  if (!isId(params.id) || !(await removeAlert(db, caller.userId, params.id)))
    throw new Problem('stockAlertNotFound');
  return listOf(db, caller.userId, clock());
};
