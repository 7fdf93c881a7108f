/** After a fault: what the crowd was told against what the shop has, the books, and the files. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection, Database } from '#server/database/connect.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { photoOfVariant } from '#server/uploads/photoKeys.ts';
import { sweepOrphans } from '#server/uploads/sweepOrphans.ts';
import { brokenRules } from './bookQueries.ts';
import { type Remembered, tryToAsk } from './crowd.ts';
import type { ShopUnderFire } from './shopUnderFire.ts';

/** As phones do: asks again with the same key for every answer that was missed. */
export async function askAgain(address: string, remembered: Remembered): Promise<void> {
  for (const attempt of remembered.attempts) {
    const { token, order: body, key } = attempt;
    for (let tries = 0; attempt.placed === null && tries < 20; tries += 1) {
      const answer = await tryToAsk(remembered, address, ['POST', '/orders', { token, body, key }], [201]);
      if (answer) attempt.placed = answer.body;
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

/** Where it must not have gone back to, once the shop has confirmed it. */
const asConfirmed: Record<string, readonly string[]> = {
  pending: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  shipped: ['shipped', 'delivered'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
};

export interface Reckoned {
  orders: number;
  /** Confirmed and not there, or not as confirmed. */
  lost: string[];
  /** Two for one. */
  doubled: string[];
}

export async function reckon(db: Database, { attempts, reviews, photos }: Remembered): Promise<Reckoned> {
  const rows = await ordersIn(db);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const lost = attempts
    .filter(({ key, placed, confirmed }) => {
      const found = byKey.get(key)?.[0];
      if (!placed) return false;
      return found?.number !== placed.orderNumber || !asConfirmed[confirmed]?.includes(found.status);
    })
    .map(({ key, confirmed }) => `order ${key} ${confirmed}`);
  const doubled = [...byKey].filter(([, same]) => same.length > 1).map(([key]) => key);
  const missing = async (table: 'reviews' | 'uploads', ids: string[]) => {
    if (ids.length === 0) return [];
    const { rows } = await sql<{ id: string }>`
      select given.id from unnest(${ids}::uuid[]) given (id)
      where not exists (select from ${sql.table(table)} t where t.id = given.id)`.execute(db);
    return rows.map(({ id }) => `${table} ${id}`);
  };
  lost.push(...(await missing('reviews', reviews)), ...(await missing('uploads', photos)));
  return { orders: rows.length, lost, doubled };
}

const dayAndAnHourMs = 25 * 60 * 60 * 1000;

/** Photos on record without their file; files without a photo, once the sweeper has been here. */
export async function orphans(db: Database, dataDir: string): Promise<string[]> {
  const directory = join(dataDir, 'uploads');
  const photos = localDisk(directory);
  const masters = await db.selectFrom('uploads').select(['id', 'storage_key', 'bytes']).execute();
  const wrong: string[] = [];
  for (const { storage_key, bytes } of masters) {
    const found = await stat(join(directory, storage_key)).catch(() => null);
    if (found?.size !== bytes) wrong.push(`no file of ${storage_key}`);
  }
  await sweepOrphans({ db, photos, clock: () => new Date(Date.now() + dayAndAnHourMs) });
  const left = await db.selectFrom('uploads').select(['id', 'storage_key']).execute();
  const known = new Set(left.flatMap(({ id, storage_key }) => [id, storage_key]));
  for await (const { key } of photos.list('')) {
    if (!known.has(key) && !known.has(photoOfVariant(key) ?? '')) wrong.push(`nobody's ${key}`);
  }
  return wrong;
}

/** Everything there is to hold against the shop; all of it has to be empty. */
export async function expectInOrder({ db }: Connection, remembered: Remembered): Promise<Reckoned> {
  const reckoned = await reckon(db, remembered);
  expect(remembered.unexpected.slice(0, 5)).toEqual([]);
  expect(reckoned).toMatchObject({ lost: [], doubled: [] });
  expect(await brokenRules(db)).toEqual({});
  return reckoned;
}

/** Once the crowd has left: asks for what it missed, and goes over the books. */
export async function expectKept(
  { address, openBooks }: Pick<ShopUnderFire, 'address' | 'openBooks'>,
  remembered: Remembered,
): Promise<void> {
  await askAgain(address, remembered);
  const books = await openBooks();
  await expectInOrder(books, remembered);
  await books.close();
}
