/** The figures of the sales charts. */
import type { endpoints } from '#contract/endpoints.ts';
import { toTaka } from '#domain/money.ts';
import { lastDays } from '#domain/sales.ts';
import type { Handler } from '#server/context.ts';
import { lowStock, salesByDay, soldSince } from './salesQueries.ts';

const inTaka = <Row extends { revenue: number }>(row: Row): Row => ({ ...row, revenue: toTaka(row.revenue) });

export const sales: Handler<typeof endpoints.sales> = async ({ query }, { db, clock, shopSettings }) => {
  const days = lastDays(query.days, clock());
  const [byDay, goods, low] = await Promise.all([
    salesByDay(db, days),
    soldSince(db, days[0] ?? ''),
    shopSettings.read(db).then(({ lowStockLimit }) => lowStock(db, lowStockLimit)),
  ]);
  return {
    days: byDay.map(inTaka),
    categories: goods.categories.map(inTaka),
    bestSellers: goods.bestSellers.map(inTaka),
    lowStock: low,
  };
};
