/** Reads a customer's orders, or one order. */
import type { endpoints } from '#contract/endpoints.ts';
import { mayDo } from '#domain/duties.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { findOrder, findOrderOf, ordersOf } from './orderQueries.ts';
import { orderResponse, ownOrderResponse } from './orderResponse.ts';

export const myOrders: Handler<typeof endpoints.myOrders> = async ({ query }, { db, caller }) => {
  const { page, limit } = query;
  const rows = await ordersOf(db, caller.userId, { limit, offset: offsetOf(page, limit) });
  return rows.map(ownOrderResponse);
};

/** Customers see their own orders, admins with this duty see any. */
export const order: Handler<typeof endpoints.order> = async ({ params: { id } }, { db, caller }) => {
  if (!isId(id)) throw new Problem('orderNotFound');
  const isAdmin = mayDo(caller, 'orders');
  const row = isAdmin ? await findOrder(db, id) : await findOrderOf(db, caller.userId, id);
  if (!row) throw new Problem('orderNotFound');
  return isAdmin ? orderResponse(row) : ownOrderResponse(row);
};
