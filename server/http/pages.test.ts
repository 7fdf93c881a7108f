/** The data of a page's loaders, which the router requests for a navigation in the browser. */
import { expect, it } from 'vitest';
import type { Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const asked: string[] = [];

/** Renders the listing, as a page or as data. */
const renderer = async () => ({
  renderPage: async ({ url }: Request, { send }: { send: Send }) => {
    asked.push(url);
    const { pathname } = new URL(url);
    const products = await send('products', endpoints.products, { query: {} }, {});
    const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html';
    const headers = new Headers({ 'content-type': type });
    const status = pathname.startsWith('/no/') ? 404 : 200;
    return { status, headers, text: [JSON.stringify(products)], scripts: [] };
  },
});

const { app, db } = await openTestApp({ listening: true, parts: { web: { renderer } } });
const get = (url: string, headers = {}) => app.fastify.inject({ url, headers });

it('allows nothing to run, and is revalidated by its ETag', async () => {
  const { headers } = await get('/products.data');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await get('/products.data', { 'if-none-match': headers.etag });
  expect(again.statusCode).toBe(304);
});

it('serves the click after a prefetch for some seconds, only in the browser that asked', async () => {
  const { headers } = await get('/products.data', { 'sec-purpose': 'prefetch' });
  expect(headers['cache-control']).toBe('private, max-age=5');
  expect(headers.vary).toBe('accept-encoding');
});

it('is cached once, whichever loaders the router names', async () => {
  asked.length = 0;
  await get('/products.data?category=rings');
  for (const routes of ['routes/products', 'root,routes/products', 'nonsense'])
    await get(`/products.data?category=rings&_routes=${encodeURIComponent(routes)}`);
  expect(asked).toEqual([expect.stringMatching(/\/products\.data\?category=rings$/)]);
});

it('is dropped with the page when its data change', async () => {
  const names = async () => JSON.parse((await get('/products.data')).body).products.map(nameOf);
  const nameOf = ({ name }: { name: string }) => name;
  await names();
  await buildProduct(db, { name: 'Moon Ring' });
  await expect.poll(names).toContain('Moon Ring');
});

it('is not stored where there is no page: any visitor can invent addresses', async () => {
  await get('/products.data');
  const stored = app.cache.count;
  for (const path of ['/no/such', '/no/other', '/no/such']) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect(app.cache.count).toBe(stored);
});

it.each([
  ['//', '/'],
  ['/Products', '/products'],
  ['/PRODUCTS/?category=rings&utm_source=sms', '/products?category=rings&utm_source=sms'],
  ['//other.example/products', '/other.example/products'],
  ['/Products.data?_routes=root', '/products.data?_routes=root'],
])('%s is no page of its own: it leads to %s, and is neither rendered nor stored', async (url, plain) => {
  await get(plain);
  const before = [asked.length, app.cache.count];
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, plain, 'no-store']);
  expect([asked.length, app.cache.count]).toEqual(before);
});
