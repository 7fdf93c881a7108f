/** The first start over an empty database: by two processes at the same moment, and after a start that failed. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeMemoryDir } from '#server/testing/memoryDir.ts';
import { openShopProcess, type ShopProcess } from '#server/testing/openShopProcess.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { readEnvironment } from './environment.ts';
import { startShop } from './main.ts';

const timeout = 120_000;
const noAdminGiven = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

async function healthAndProducts({ address }: ShopProcess) {
  const health = await fetch(`${address}/api/health`);
  const listed = await fetch(`${address}/api/products?limit=1000`);
  const { pagination } = (await listed.json()) as { pagination: { total: number } };
  return { health: health.status, products: pagination.total };
}

it('two processes at once both start, with one catalogue and one admin whose password one of them shows', {
  timeout,
}, async () => {
  const { url, query } = await openEmptyDatabase();
  const env = { DATABASE_URL: url, DEMO_CATALOGUE: 'on', ...noAdminGiven };
  const shops = await Promise.all([openShopProcess(env), openShopProcess(env)]);
  const [one, other] = await Promise.all(shops.map(healthAndProducts));
  expect([one?.health, other?.health]).toEqual([200, 200]);
  expect(one?.products).toBeGreaterThan(50);
  expect(other?.products).toBe(one?.products);
  const { rows: admins } = await query("select email from users where role = 'admin'");
  expect(admins).toEqual([{ email: 'admin@example.com' }]);
  const { rows: twice } = await query(
    'select name from products group by name having count(*) > 1 union all select email from users group by email having count(*) > 1',
  );
  expect(twice).toEqual([]);
  const loaded = shops.flatMap(({ said }) => said).filter((line) => line === 'The demo catalogue is loaded');
  expect(loaded).toHaveLength(1);
  const [shown, ...more] = shops.flatMap(({ newAdmin }) => newAdmin ?? []);
  expect(more).toEqual([]);
  const login = await fetch(`${shops[0]?.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shown),
  });
  expect(login.status).toBe(200);
  await Promise.all(shops.map((shop) => shop.stop()));
});

it('a start that fails does not use up the one showing of the password', { timeout }, async () => {
  const [{ url }, DATA_DIR] = [await openEmptyDatabase(), await makeMemoryDir('kakon-shop-')];
  const squatter = createServer().listen(0, '127.0.0.1');
  onTestFinished(async () => {
    squatter.close();
    await rm(DATA_DIR, { recursive: true });
  });
  await once(squatter, 'listening');
  const METRICS_PORT = String((squatter.address() as AddressInfo).port);
  const settings = readEnvironment({ DATABASE_URL: url, DATA_DIR, METRICS_PORT });
  await expect(startShop({ settings, progress: () => {}, pages: 'none' })).rejects.toThrow('METRICS_PORT');
  const { newAdmin } = await openShopProcess({ DATABASE_URL: url, ...noAdminGiven });
  expect(newAdmin?.password).toMatch(/^[\w-]{16}$/);
});
