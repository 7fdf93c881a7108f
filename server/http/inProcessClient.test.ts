/** The data of pages is cached apart from the pages. Two pages read shared data once, and a change reaches both. */
import { expect, it } from 'vitest';
import type { Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { announce, receiveAnnouncements } from '#server/testing/announce.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** Renders a page of one product, named by its path. */
const renderer = async () => ({
  renderPage: async ({ url }: Request, { send }: { send: Send }) => {
    const id = new URL(url).pathname.replace('/products/', '');
    const product = await send('product', endpoints.product, { params: { id } }, {}).catch(() => null);
    const headers = new Headers({ 'content-type': 'text/html' });
    return {
      status: product ? 200 : 404,
      headers,
      text: [`<!doctype html>${JSON.stringify(product)}`],
      scripts: [],
    };
  },
});

const shop = await openTestApp({ listening: true, parts: { web: { renderer } } });
const { app, call, db } = shop;
const page = async (path: string) => (await app.fastify.inject(path)).body.replace('<!doctype html>', '');

async function rename(id: string, name: string): Promise<void> {
  await db.updateTable('products').set({ name }).where('id', '=', id).execute();
  await announce(db, 'products', `product:${id}`);
}

/** The number of responses that `ask` produced. */
async function madeBy(ask: () => Promise<unknown>): Promise<number> {
  const before = app.cache.misses;
  await ask();
  return app.cache.misses - before;
}

it('two pages of one product and an API reader share one read', async () => {
  const { id } = await buildProduct(db, { name: 'Moon Ring' });
  await receiveAnnouncements(shop);
  const first = await page(`/products/${id}`);
  expect(JSON.parse(first)).toMatchObject({ _id: id, name: 'Moon Ring' });
  // Only the page is produced, not the data that it shows.
  expect(await madeBy(async () => expect(await page(`/products/${id}?reviews=2`)).toBe(first))).toBe(1);
  const asReader = async () => expect((await call('GET', `/products/${id}`)).body).toEqual(JSON.parse(first));
  expect(await madeBy(asReader)).toBe(0);
});

it('a change reaches both at once', async () => {
  const { id } = await buildProduct(db, { name: 'Sun Ring' });
  await page(`/products/${id}`);
  await page(`/products/${id}?reviews=2`);
  await rename(id, 'Star Ring');
  for (const path of [`/products/${id}`, `/products/${id}?reviews=2`, `/products/${id}?reviews=3`])
    await expect.poll(async () => JSON.parse(await page(path)).name).toBe('Star Ring');
});

it('parameters that no page reads lead to the same cached page', async () => {
  const { id } = await buildProduct(db, { name: 'Rain Ring' });
  await receiveAnnouncements(shop);
  const fromPost = await page(`/products/${id}?fbclid=first&utm_source=post`);
  expect(JSON.parse(fromPost)).toMatchObject({ name: 'Rain Ring' });
  const fromElsewhere = async () => {
    expect(await page(`/products/${id}?fbclid=second&made=up`)).toBe(fromPost);
    expect(await page(`/products/${id}`)).toBe(fromPost);
  };
  expect(await madeBy(fromElsewhere)).toBe(0);
});

it('unknown parameters, or another order of parameters, lead to the same cached response', async () => {
  await buildProduct(db, { name: 'Hail Ring' });
  await receiveAnnouncements(shop);
  const list = async (query: string) => (await call('GET', `/products?${query}`)).body;
  const first = await list('search=hail&limit=2&page=1');
  const again = async () => {
    expect(await list('page=1&limit=2&search=hail&nonce=1')).toEqual(first);
    expect(await list('fbclid=x&limit=2&search=hail&page=1')).toEqual(first);
  };
  expect(await madeBy(again)).toBe(0);
  expect(await list('search=hail&limit=1&page=1')).not.toEqual(first);
});

it('no address can store its response under the key of another', async () => {
  await buildProduct(db, { name: 'Dew Ring' });
  const odd = await call('GET', '/products?%63ategory=bangles&search=dew');
  expect(odd.body).toEqual((await call('GET', '/products?search=dew')).body);
  expect(odd.body.products).toHaveLength(1);
});

it('a refusal is not cached: a missing product is found as soon as it exists', async () => {
  const { id } = await buildProduct(db, { isActive: false });
  expect((await app.fastify.inject(`/products/${id}`)).statusCode).toBe(404);
  await db.updateTable('products').set({ is_active: true }).where('id', '=', id).execute();
  expect((await app.fastify.inject(`/products/${id}`)).statusCode).toBe(200);
});
