/** While PostgreSQL is unavailable, the shop responds with 503 at once. When it is back, the shop recovers by itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { databaseIsAway } from '#server/testing/testDatabase.ts';

/** Loads its data from the API, like the built pages. */
const renderer = async () => ({
  renderPage: async (_: Request, { send }: { send: (...call: never[]) => Promise<unknown> }) => {
    const { endpoints } = await import('#contract/endpoints.ts');
    const call = send as (name: string, row: unknown, input: object, options: object) => Promise<unknown>;
    // Leave out a part that cannot be loaded, as on the home page.
    const list = await call('products', endpoints.products, {}, {}).catch(() => null);
    const text = ['<!doctype html><title>Shop</title>', JSON.stringify(list)];
    return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), text, scripts: [] };
  },
});

it('an external database that becomes unavailable and returns', async () => {
  const shop = await openTestApp({ listening: true, parts: { web: { renderer } } });
  const address = await shop.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const visit = (path: string) => fetch(`${address}${path}`);
  expect((await visit('/api/products')).status).toBe(200);
  expect((await visit('/products')).status).toBe(200);

  await databaseIsAway(shop.url, true);
  // Both responses were cached. They may be outdated now, because no notification of a change would arrive.
  await expect.poll(async () => (await visit('/api/products')).status).toBe(503);
  const refused = await visit('/api/products');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toEqual({
    message: 'The shop is busy. Please try again in a moment.',
    code: 'unavailable',
  });
  const page = await visit('/products');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('<h1>We will be right back</h1>');
  expect(html).not.toContain('<script');
  expect((await visit('/api/health')).status).toBe(503);
  expect((await visit('/api/health/ready')).status).toBe(503);
  expect(await (await visit('/api/health/live')).json()).toEqual({ status: 'ok' });

  await databaseIsAway(shop.url, false);
  await expect.poll(async () => (await visit('/products')).status, { timeout: 10_000 }).toBe(200);
  await expect.poll(async () => (await visit('/api/health')).status).toBe(200);
});

it('the embedded PostgreSQL, killed: every response is right or a 503, and PostgreSQL is restarted', async () => {
  const shop = await openShopProcess();
  const statusOf = async (path: string) => {
    const response = await fetch(`${shop.address}/api${path}`);
    if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    return response.status;
  };
  const note = await readFile(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8');
  expect(await statusOf('/products')).toBe(200);
  process.kill(Number(note.split('\n')[0]), 'SIGKILL');
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        for (const path of ['/products', '/health', '/products/nothing']) seen.add(await statusOf(path));
        return seen.has(503) && (await statusOf('/health')) === 200 && (await statusOf('/products')) === 200;
      },
      { timeout: 25_000, interval: 20 },
    )
    .toBe(true);
  expect([...seen].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  expect(await statusOf('/products/nothing')).toBe(404);
  const login = await fetch(`${shop.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: 'kakon-owner' }),
  });
  expect(login.status).toBe(200);
  await shop.stop();
}, 60_000);
