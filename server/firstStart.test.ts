/** Two processes that start at the same moment over one empty database. */
import { expect, it } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';

it('both come up, with one admin and one demo catalogue', { timeout: 120_000 }, async () => {
  const { url, query } = await openEmptyDatabase();
  const env = { DATABASE_URL: url, DEMO_CATALOGUE: 'on' };
  const shops = await Promise.all([openShopProcess(env), openShopProcess(env)]);
  const responses = await Promise.all(
    shops.map(async ({ address }) => {
      const [health, products] = await Promise.all(
        ['/api/health', '/api/products?limit=1000'].map((path) => fetch(address + path)),
      );
      return {
        health: health?.status,
        products: (await products?.json()) as { pagination: { total: number } },
      };
    }),
  );
  const [one, other] = responses;
  expect([one?.health, other?.health]).toEqual([200, 200]);
  expect(one?.products.pagination.total).toBeGreaterThan(50);
  expect(other?.products.pagination.total).toBe(one?.products.pagination.total);
  const { rows: admins } = await query("select email from users where role = 'admin'");
  expect(admins).toEqual([{ email: 'owner@example.com' }]);
  const { rows: twice } = await query(
    'select name from products group by name having count(*) > 1 union all select email from users group by email having count(*) > 1',
  );
  expect(twice).toEqual([]);
  const loaded = shops.flatMap(({ said }) => said).filter((line) => line === 'The demo catalogue is loaded');
  expect(loaded).toHaveLength(1);
  await Promise.all(shops.map((shop) => shop.stop()));
});
