/** The dashboard's figures. */
import type { endpoints } from '#contract/endpoints.ts';
import { mayDo } from '#domain/duties.ts';
import { toTaka } from '#domain/money.ts';
import type { Confirmation } from '#domain/orderCalls.ts';
import { inShopStatuses, isOpen, type OrderStatus } from '#domain/orderStatus.ts';
import type { Handler } from '#server/context.ts';
import { readTotals, type Totals } from './statsQueries.ts';

const productFigures = ({ products, hiddenProducts }: Totals) => ({
  totalProducts: products + hiddenProducts,
  hiddenProducts,
});

function moneyFigures({ orders }: Totals) {
  const netOf = (isMeant: (count: Totals['orders'][number]) => boolean) =>
    toTaka(orders.filter(isMeant).reduce((sum, { net }) => sum + net, 0));
  const earning = orders.filter(({ status }) => status !== 'cancelled');
  return {
    totalRevenue: toTaka(earning.reduce((sum, { revenue }) => sum + revenue, 0)),
    deliveredRevenue: netOf(({ status }) => status === 'delivered'),
    expectedRevenue: netOf(({ status }) => isOpen(status)),
  };
}

function orderFigures({ orders, called }: Totals) {
  const ordersWith = (status: OrderStatus) => orders.find((count) => count.status === status)?.orders ?? 0;
  const calledWith = (outcome: Confirmation) =>
    called.find(({ confirmation }) => confirmation === outcome)?.orders ?? 0;
  const unsent = inShopStatuses.reduce((sum, status) => sum + ordersWith(status), 0);
  return {
    totalOrders: orders.reduce((sum, count) => sum + count.orders, 0),
    pendingOrders: ordersWith('pending'),
    ordersByStatus: {
      pending: ordersWith('pending'),
      processing: ordersWith('processing'),
      shipped: ordersWith('shipped'),
      delivered: ordersWith('delivered'),
      cancelled: ordersWith('cancelled'),
    },
    callsDue: {
      to_call: unsent - called.reduce((sum, count) => sum + count.orders, 0),
      no_answer: calledWith('no_answer'),
    },
    callsMade: { confirmed: calledWith('confirmed'), refused: calledWith('refused') },
  };
}

/** Each caller gets the figures that their duties let them see. */
export const stats: Handler<typeof endpoints.stats> = async (_, { db, caller }) => {
  const totals = await readTotals(db);
  return {
    ...(mayDo(caller, 'products') && productFigures(totals)),
    ...(mayDo(caller, 'orders') && orderFigures(totals)),
    ...(mayDo(caller, 'money') && moneyFigures(totals)),
    ...(mayDo(caller, 'customers') && { totalUsers: totals.users }),
  };
};
