/** The history of a product's stock: who changed a count, when, why, and the count after it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler, LoggedIn } from '#server/context.ts';
import { waitingOf } from '#server/stockAlerts/stockAlertQueries.ts';
import { maySeeCosts } from './costAccess.ts';
import { countMovements, findProductName, listMovements, type MovementRow } from './stockHistoryQueries.ts';

export const stockHistory: Handler<typeof endpoints.stockHistory> = async (
  { params, query },
  { db, caller, clock },
) => {
  const { id } = params;
  const { page, limit } = query;
  const product = isId(id) ? await findProductName(db, id) : null;
  if (!product) throw new Problem('productNotFound');
  const [rows, total, waiting] = await Promise.all([
    listMovements(db, id, { limit, offset: offsetOf(page, limit) }),
    countMovements(db, id),
    waitingOf(db, [id], clock()),
  ]);
  return {
    product: { _id: id, name: product.name, isDeleted: product.isDeleted },
    waiting: waiting.get(id) ?? 0,
    movements: rows.map((row) => movementResponse(row, caller)),
    pagination: paginationOf(total, page, limit),
  };
};

const movementResponse = (row: MovementRow, caller: LoggedIn) => ({
  _id: row.id,
  at: row.moved_at,
  unit: row.unit,
  unitName: row.unit_name,
  before: row.left_after - row.delta,
  delta: row.delta,
  after: row.left_after,
  reason: row.reason,
  ...(row.unit_cost !== null && maySeeCosts(caller) && { unitCost: toTaka(row.unit_cost) }),
  supplier: row.supplier ?? '',
  order: row.order_id ? { _id: row.order_id, orderNumber: row.order_number ?? '' } : null,
  by: row.moved_by ? { _id: row.moved_by, name: row.mover_name ?? '' } : null,
});
