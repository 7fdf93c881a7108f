/** Orders read: a customer's own, one of them, and all of them for an admin. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/http/context.ts';
import { orderAnswer, ownOrderAnswer } from './orderAnswer.ts';
import { countOrders, findOrder, findOrderOf, listOrders, ordersOf } from './orderQueries.ts';

export const myOrders: Handler<typeof endpoints.myOrders> = async ({ query }, { db, caller }) => {
  const { page, limit } = query;
  const rows = await ordersOf(db, caller.userId, { limit, offset: offsetOf(page, limit) });
  return rows.map(ownOrderAnswer);
};

/** Customers see their own, an admin any. */
export const order: Handler<typeof endpoints.order> = async ({ params: { id } }, { db, caller }) => {
  if (!isId(id)) throw new Problem('orderNotFound');
  const isAdmin = caller.role === 'admin';
  const row = isAdmin ? await findOrder(db, id) : await findOrderOf(db, caller.userId, id);
  if (!row) throw new Problem('orderNotFound');
  return isAdmin ? orderAnswer(row) : ownOrderAnswer(row);
};

export const orders: Handler<typeof endpoints.orders> = async ({ query }, { db }) => {
  const { page, limit, ...filter } = query;
  const [rows, totalOrders] = await Promise.all([
    listOrders(db, filter, { limit, offset: offsetOf(page, limit) }),
    countOrders(db, filter),
  ]);
  return {
    orders: rows.map(orderAnswer),
    currentPage: page,
    totalPages: Math.ceil(totalOrders / limit),
    totalOrders,
  };
};
