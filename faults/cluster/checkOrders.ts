/** Compares the responses to customers with the database. */
import { expect } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { brokenInvariants } from '../invariantQueries.ts';
import type { Cluster } from './cluster.ts';
import type { OrderStream } from './orderStream.ts';

export interface OrderCheck {
  confirmed: number;
  lost: number;
  doubled: number;
}

/** Fails unless every confirmed order exists exactly once, and stock, money and all derived data are right. */
export async function checkOrders(cluster: Cluster, stream: OrderStream): Promise<OrderCheck> {
  expect(stream.unexpected).toEqual([]);
  const { db, close } = connect(await cluster.databaseUrl(), {
    statementTimeoutMs: 60_000,
    waitForConnectionMs: 60_000,
  });
  try {
    const rows = await db.selectFrom('orders').select(['idempotency_key as key', 'order_number']).execute();
    const byKey = Map.groupBy(rows, ({ key }) => key);
    const confirmed = stream.sent.filter(({ number }) => number);
    const lost = confirmed.filter(({ key, number }) => byKey.get(key)?.[0]?.order_number !== number);
    const doubled = [...byKey].filter(([key, orders]) => key && orders.length > 1);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(await brokenInvariants(db)).toEqual({});
    return { confirmed: confirmed.length, lost: lost.length, doubled: doubled.length };
  } finally {
    await close();
  }
}
