/** The dashboard's figures. */
import type { endpoints } from '#contract/endpoints.ts';
import { toTaka } from '#domain/money.ts';
import { type Confirmation, calledStatuses } from '#domain/orderCalls.ts';
import { isOpen, type OrderStatus } from '#domain/orderStatus.ts';
import type { Handler } from '#server/context.ts';
import { readTotals, type Totals } from './statsQueries.ts';

export const stats: Handler<typeof endpoints.stats> = async (_, { db }) => {
  const totals = await readTotals(db);
  const ordersWith = (status: OrderStatus) =>
    totals.orders.find((count) => count.status === status)?.orders ?? 0;
  const calledWith = (outcome: Confirmation) =>
    totals.called.find(({ confirmation }) => confirmation === outcome)?.orders ?? 0;
  const unsent = calledStatuses.reduce((sum, status) => sum + ordersWith(status), 0);
  const netOf = (isMeant: (count: Totals['orders'][number]) => boolean) =>
    toTaka(totals.orders.filter(isMeant).reduce((sum, { net }) => sum + net, 0));
  const earning = totals.orders.filter(({ status }) => status !== 'cancelled');
  return {
    totalProducts: totals.products + totals.hiddenProducts,
    hiddenProducts: totals.hiddenProducts,
    totalOrders: totals.orders.reduce((sum, { orders }) => sum + orders, 0),
    totalRevenue: toTaka(earning.reduce((sum, { revenue }) => sum + revenue, 0)),
    deliveredRevenue: netOf(({ status }) => status === 'delivered'),
    expectedRevenue: netOf(({ status }) => isOpen(status)),
    pendingOrders: ordersWith('pending'),
    totalUsers: totals.users,
    ordersByStatus: {
      pending: ordersWith('pending'),
      processing: ordersWith('processing'),
      shipped: ordersWith('shipped'),
      delivered: ordersWith('delivered'),
      cancelled: ordersWith('cancelled'),
    },
    callsDue: {
      to_call: unsent - totals.called.reduce((sum, { orders }) => sum + orders, 0),
      no_answer: calledWith('no_answer'),
    },
    callsMade: { confirmed: calledWith('confirmed'), refused: calledWith('refused') },
  };
};
