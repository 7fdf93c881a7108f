/** What an open admin page asks for every few seconds. */
import type { endpoints } from '#contract/endpoints.ts';
import { toTaka } from '#domain/money.ts';
import { ALERT_OVERLAP_SECONDS } from '#domain/orderAlerts.ts';
import { placeName } from '#domain/thanas.ts';
import type { Handler } from '#server/context.ts';
import { ordersSince } from './newOrderQueries.ts';

export const newOrders: Handler<typeof endpoints.newOrders> = async ({ query: { since } }, { db, clock }) => {
  const now = clock();
  const from = new Date((since ? Date.parse(since) : now.getTime()) - ALERT_OVERLAP_SECONDS * 1000);
  const orders = await ordersSince(db, from);
  return {
    now,
    orders: orders.map(({ totalPoisha, ...order }) => ({
      ...order,
      totalPrice: toTaka(totalPoisha),
      placeName: placeName(order),
    })),
  };
};
