/** When a process counts as ready, and what it does while its database is a standby. */
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { Readiness } from './readiness.ts';

/** Ends the connections of the database. Each new one is refused writes, as by a standby, or not. */
async function becomesReadOnly({ url }: TestApp, readOnly: boolean): Promise<void> {
  const { db, close } = connect(inject('databaseUrl'), { poolSize: 1 });
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(readOnly)}`.execute(
    db,
  );
  if (readOnly)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(db);
  await close();
}

const openApp = () => openTestApp({ listening: true, parts: { readiness: new Readiness(['deaf']) } });
const statusOf = async (shop: TestApp, path: string) => (await shop.call('GET', path)).status;
const newCustomer = (email: string) => ({
  body: { name: 'Rima Akter', email, phone: '01712345678', password: 'churi-1234' },
});

it('on a standby a process is not ready, refuses writes and shows pages; on the primary it serves again', async () => {
  const shop = await openApp();
  expect(await statusOf(shop, '/health')).toBe(200);
  await becomesReadOnly(shop, true);
  await expect.poll(() => statusOf(shop, '/health')).toBe(503);
  await expect
    .poll(async () => (await shop.call('POST', '/auth/register', newCustomer('a@example.com'))).status)
    .toBe(503);
  const refused = await shop.call('POST', '/auth/register', newCustomer('a@example.com'));
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(await statusOf(shop, '/products')).toBe(200);
  expect(await statusOf(shop, '/health/live')).toBe(200);
  await becomesReadOnly(shop, false);
  await expect.poll(() => statusOf(shop, '/health'), { timeout: 5_000 }).toBe(200);
  // Connections that were opened meanwhile are refused writes for good. The first refusal drops them.
  await expect
    .poll(async () => (await shop.call('POST', '/auth/register', newCustomer('a@example.com'))).status)
    .toBe(201);
});

it('connections to a server that became a standby are dropped with the first refused write', async () => {
  const { url } = await openTestDatabase();
  let found = 0;
  const { db, close, pool } = connect(url, { onStandby: () => (found += 1) });
  onTestFinished(close);
  await Promise.all(
    [1, 2, 3].map(() => sql`set default_transaction_read_only = on; select pg_sleep(0.1)`.execute(db)),
  );
  expect(pool.totalCount).toBe(3);
  await expect(sql`create table things (id int)`.execute(db)).rejects.toThrow('read-only transaction');
  await expect.poll(() => pool.totalCount).toBe(0);
  await sql`create table things (id int)`.execute(db);
  expect(found).toBe(1);
});

it('a busy pool and refused requests do not make it unready', async () => {
  const shop = await openTestApp({
    listening: true,
    parts: {
      readiness: new Readiness(['deaf']),
      admission: { admit: () => Promise.reject(new Error('refused')) },
    },
  });
  const held = await Promise.all(Array.from({ length: 20 }, () => shop.pool.connect()));
  expect(await statusOf(shop, '/health')).toBe(200);
  for (const client of held) client.release();
});

it('a migration that this version cannot use makes it unready, another does not', async () => {
  const shop = await openApp();
  const add = (name: string, oldest: string | null) =>
    sql`insert into applied_migrations (name, checksum, oldest_program) values (${name}, '', ${oldest})`.execute(
      shop.db,
    );
  await add('9000_more.sql', '0020');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await statusOf(shop, '/health')).toBe(200);
  await add('9001_most.sql', null);
  await expect.poll(() => statusOf(shop, '/health'), { timeout: 5_000 }).toBe(503);
  expect((await shop.call('POST', '/auth/register', newCustomer('b@example.com'))).status).toBe(503);
});

it('is unready for DRAIN_DELAY after the signal to stop, and serves meanwhile', {
  timeout: 60_000,
}, async () => {
  const shop = await openShopProcess({ DRAIN_DELAY: '2' });
  const statusAt = async (path: string) => (await fetch(`${shop.address}/api${path}`)).status;
  await expect.poll(() => statusAt('/health')).toBe(200);
  const startedAt = performance.now();
  const stopped = shop.stop();
  await expect.poll(() => statusAt('/health')).toBe(503);
  expect(await statusAt('/health/live')).toBe(200);
  expect(await statusAt('/products')).toBe(200);
  await stopped;
  expect(performance.now() - startedAt).toBeGreaterThan(1_950);
  expect(shop.process.exitCode).toBe(0);
});
