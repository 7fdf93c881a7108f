/** Compares the responses that clients received with the shop's data and files after a fault. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection, Database } from '#server/database/connect.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { photoOfVariant } from '#server/uploads/photoKeys.ts';
import { sweepFiles } from '#server/uploads/sweepFiles.ts';
import { sweepPhotos } from '#server/uploads/sweepPhotos.ts';
import { type History, tryToCall } from './history.ts';
import { brokenInvariants } from './invariantQueries.ts';
import type { ShopUnderTest } from './shopUnderTest.ts';

/** Retries every order without response, with the same key, as a phone does. */
async function retryLostResponses(address: string, history: History): Promise<void> {
  for (const attempt of history.attempts) {
    const { token, order: body, key } = attempt;
    for (let tries = 0; attempt.placed === null && tries < 20; tries += 1) {
      const response = await tryToCall(history, address, ['POST', '/orders', { token, body, key }], [201]);
      if (response) attempt.placed = response.body;
    }
  }
}

interface OrderRow {
  id: string;
  number: string;
  key: string;
  status: string;
}

const ordersIn = async (db: Database): Promise<OrderRow[]> =>
  (
    await sql<OrderRow>`select id::text, order_number as number, idempotency_key as key, status from orders`.execute(
      db,
    )
  ).rows;

/** The statuses that an order may have after each confirmed status. */
const asConfirmed: Record<string, readonly string[]> = {
  pending: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  shipped: ['shipped', 'delivered'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
};

interface OrderCheck {
  /** Confirmed, but missing or different. */
  lost: string[];
  /** Keys with more than one order. */
  duplicated: string[];
}

async function checkOrders(db: Database, { attempts, reviews, photos }: History): Promise<OrderCheck> {
  const rows = await ordersIn(db);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const lost = attempts
    .filter(({ key, placed, confirmed }) => {
      const found = byKey.get(key)?.[0];
      if (!placed) return false;
      return found?.number !== placed.orderNumber || !asConfirmed[confirmed]?.includes(found.status);
    })
    .map(({ key, confirmed }) => `order ${key} ${confirmed}`);
  const duplicated = [...byKey].filter(([, same]) => same.length > 1).map(([key]) => key);
  const missing = async (table: 'reviews' | 'uploads', ids: string[]) => {
    if (ids.length === 0) return [];
    const { rows } = await sql<{ id: string }>`
      select given.id from unnest(${ids}::uuid[]) given (id)
      where not exists (select from ${sql.table(table)} t where t.id = given.id)`.execute(db);
    return rows.map(({ id }) => `${table} ${id}`);
  };
  lost.push(...(await missing('reviews', reviews)), ...(await missing('uploads', photos)));
  return { lost, duplicated };
}

const dayAndAnHourMs = 25 * 60 * 60 * 1000;

/** Photos without their file, and files without a photo after a sweep. */
async function orphans(db: Database, dataDir: string): Promise<string[]> {
  const directory = join(dataDir, 'uploads');
  const photos = localDisk(directory);
  const masters = await db.selectFrom('uploads').select(['id', 'storage_key', 'bytes']).execute();
  const wrong: string[] = [];
  for (const { storage_key, bytes } of masters) {
    const found = await stat(join(directory, storage_key)).catch(() => null);
    if (found?.size !== bytes) wrong.push(`missing file ${storage_key}`);
  }
  const context = { db, photos, clock: () => new Date(Date.now() + dayAndAnHourMs) };
  const { signal } = new AbortController();
  await sweepPhotos(context, signal);
  await sweepFiles(context, { most: Number.POSITIVE_INFINITY, signal });
  const left = await db.selectFrom('uploads').select(['id', 'storage_key']).execute();
  const known = new Set(left.flatMap(({ id, storage_key }) => [id, storage_key]));
  for await (const { key } of photos.list('')) {
    if (!known.has(key) && !known.has(photoOfVariant(key) ?? '')) wrong.push(`orphaned ${key}`);
  }
  return wrong;
}

/** All checks. Each must find nothing. */
async function expectConsistent({ db }: Connection, history: History): Promise<void> {
  const check = await checkOrders(db, history);
  expect(history.unexpected.slice(0, 5)).toEqual([]);
  expect(check).toEqual({ lost: [], duplicated: [] });
  expect(await brokenInvariants(db)).toEqual({});
}

type Shop = Pick<ShopUnderTest, 'address' | 'dataDir' | 'openConnection'>;

/** After the clients have stopped: retries lost responses, then runs all checks. */
export async function expectNothingLost(shop: Shop, history: History): Promise<void> {
  await retryLostResponses(shop.address, history);
  const connection = await shop.openConnection();
  try {
    await expectConsistent(connection, history);
  } finally {
    await connection.close();
  }
}

/** At the end of a test, since the sweep also removes photos that nothing shows. */
export async function expectNoOrphans({ dataDir, openConnection }: Shop): Promise<void> {
  const connection = await openConnection();
  try {
    expect(await orphans(connection.db, dataDir)).toEqual([]);
  } finally {
    await connection.close();
  }
}
