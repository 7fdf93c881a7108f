/** The figures of the sales charts. */
import type { endpoints } from '#contract/endpoints.ts';
import { mayDo } from '#domain/duties.ts';
import { toTaka } from '#domain/money.ts';
import { lastDays } from '#domain/sales.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { lowStock, salesByDay, soldSince } from './salesQueries.ts';

const inTaka = <Row extends { revenue: number }>(row: Row): Row => ({ ...row, revenue: toTaka(row.revenue) });

async function soldIn(db: Database, days: readonly string[]) {
  const [byDay, goods] = await Promise.all([salesByDay(db, days), soldSince(db, days[0] ?? '')]);
  return {
    days: byDay.map(inTaka),
    categories: goods.categories.map(inTaka),
    bestSellers: goods.bestSellers.map(inTaka),
  };
}

/** Each caller gets the figures that their duties let them see. */
export const sales: Handler<typeof endpoints.sales> = async ({ query }, context) => {
  const { db, clock, shopSettings, caller } = context;
  const [sold, low] = await Promise.all([
    mayDo(caller, 'money') ? soldIn(db, lastDays(query.days, clock())) : {},
    mayDo(caller, 'products')
      ? shopSettings.read(db).then(({ lowStockLimit }) => lowStock(db, lowStockLimit))
      : undefined,
  ]);
  return { ...sold, ...(low && { lowStock: low }) };
};
