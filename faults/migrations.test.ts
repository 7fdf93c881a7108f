/**
 * A newer version migrates the database of a running shop. A failed migration leaves nothing behind; a
 * successful one blocks nobody.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { expectNothingLost } from './checkShop.ts';
import { openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const times = sized(2, 30);

const connection = await openTestDatabase({ statementTimeoutMs: 60_000, idleInTransactionMs: 0 });
const shop = await openShopUnderTest({ env: { DATABASE_URL: connection.url } });
const registered = await registerCustomers(shop.address, 6, 900_000);
const directory = await mkdtemp(join(tmpdir(), 'kakon-migrations-'));
await cp('migrations', directory, { recursive: true });
afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true });
});

const columnsOfOrders = async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'orders'`.execute(
    connection.db,
  );
  return rows.map(({ name }) => name);
};

/** Fails half way, leaves nothing behind, and then succeeds. */
async function migrateAfterFailure(n: number): Promise<void> {
  const name = `${9_000 + n}_more.sql`;
  const column = `note_${n}`;
  const begin = `alter table orders add column ${column} text not null default '';
    create index orders_${column} on orders (${column});`;
  await writeFile(join(directory, name), `${begin}\nselect 1 / 0;`);
  await expect(migrate(connection.url, { directory })).rejects.toThrow(`${name}: division by zero`);
  expect(await columnsOfOrders()).not.toContain(column);
  await writeFile(join(directory, name), begin);
  expect(await migrate(connection.url, { directory })).toEqual([name]);
  expect(await columnsOfOrders()).toContain(column);
}

it(`a running shop is migrated ${times} times, each after a failure half way`, { timeout }, async () => {
  const { during, history } = await openClientRounds([shop.address], registered);
  await during(async () => {
    for (let n = 0; n < times; n += 1) {
      await migrateAfterFailure(n);
      await pause(100);
    }
  });
  await expectNothingLost(shop, history);
  expect(history.lostResponses).toEqual([]);
  report({
    fault: 'The database is migrated while the shop runs, after a failure half way each time',
    counts: {
      times,
      requests: history.requests,
      '503': history.refused,
      lost: 0,
      duplicated: 0,
    },
  });
});

it('a migration waits for a locked table, and the shop does not', { timeout }, async () => {
  const name = '9900_late.sql';
  await writeFile(join(directory, name), "alter table orders add column late text not null default '';");
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = connection.db.transaction().execute(async (trx) => {
    await sql`select 1 from orders limit 1 for share`.execute(trx);
    held.resolve();
    await released.promise;
  });
  onTestFinished(async () => {
    released.resolve();
    await holding;
  });
  await held.promise;
  const migrated = migrate(connection.url, { directory });
  for (let looks = 0; looks < 5; looks += 1) {
    await waitUntilBlocked(connection.db);
    // Without the lock timeout, the request would wait behind the migration until the table is released.
    const response = await fetch(`${shop.address}/api/orders/my`, {
      headers: { authorization: `Bearer ${registered.tokens[0]}` },
    });
    expect(response.status).toBe(200);
  }
  released.resolve();
  await holding;
  expect(await migrated).toEqual([name]);
});
