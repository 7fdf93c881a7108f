/** Which cached pages and responses a sale makes stale, in the process that sold and in others. */
import { beforeEach, expect, it } from 'vitest';
import type { Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { announce, receiveAnnouncements } from '#server/testing/announce.ts';
import { type BuiltProduct, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** Renders the home page, or the page of a product with a list of others. */
const renderer = async () => ({
  renderPage: async ({ url }: Request, { send }: { send: Send }) => {
    const [, id] = new URL(url).pathname.split('/products/');
    const list = await send('featuredProducts', endpoints.featuredProducts, { query: {} }, {});
    const product = id ? await send('product', endpoints.product, { params: { id } }, {}) : null;
    const headers = new Headers({ 'content-type': 'text/html' });
    return { status: 200, headers, text: [JSON.stringify({ product, list })], scripts: [] };
  },
});

const shop = await openTestApp({ listening: true, parts: { web: { renderer } } });
const { app, call, db, tokenOf } = shop;
const token = await tokenOf(await buildCustomer(db));
const address = {
  fullName: 'Nusrat Jahan',
  phone: '01712345678',
  address: 'House 7, Road 3',
  district: 'Dhaka',
  thana: 'Dhanmondi',
};

let product: BuiltProduct;
beforeEach(async () => {
  product = await buildProduct(db, { featured: true, stock: 9 });
  await receiveAnnouncements(shop);
});

async function order(quantity = 1): Promise<void> {
  const body = draftOf([{ product: product.id, price: product.price, quantity }], address);
  expect((await call('POST', '/orders', { token, body })).status).toBe(201);
}

const page = async (path: string) => JSON.parse((await app.fastify.inject(path)).body);
const productPage = () => page(`/products/${product.id}`);
const isCached = (path: string) => app.cache.find(path) !== undefined;
/** As long as a page is not rendered again after its last rendering. */
const pause = () => new Promise((resume) => setTimeout(resume, 260));

it('a sale leaves the pages of lists cached and has the page of the product rendered again', async () => {
  await page('/');
  await productPage();
  await pause();
  await order();
  expect(isCached('/')).toBe(true);
  expect(isCached(`/products/${product.id}`)).toBe(false);
  expect((await productPage()).product.stock).toBe(8);
});

it('a sale of a product leaves the page of another cached, even where its list shows the product', async () => {
  const other = await buildProduct(db);
  await receiveAnnouncements(shop);
  const { list } = await page(`/products/${other.id}`);
  expect(list).toContainEqual(expect.objectContaining({ _id: product.id }));
  await order();
  await pause();
  expect(isCached(`/products/${other.id}`)).toBe(true);
});

it('the next call after a sale is exact, in a list too', async () => {
  const stock = async () => ({
    one: (await call('GET', `/products/${product.id}`)).body.stock,
    listed: (await call('GET', `/products?ids=${product.id}`)).body.products[0].stock,
    featured: (await call('GET', '/products/featured/list')).body.find(
      ({ _id }: { _id: string }) => _id === product.id,
    ).stock,
  });
  expect(await stock()).toEqual({ one: 9, listed: 9, featured: 9 });
  for (const left of [8, 7]) {
    await order();
    expect(await stock()).toEqual({ one: left, listed: left, featured: left });
  }
});

it('a sale that another process announces does the same', async () => {
  await page('/');
  await productPage();
  await pause();
  await announce(db, `~stock:${product.id}`);
  await expect.poll(() => isCached(`/products/${product.id}`)).toBe(false);
  expect(isCached('/')).toBe(true);
});

it('the sale of the last piece drops the pages of lists', async () => {
  await page('/');
  await order(9);
  await expect.poll(() => isCached('/')).toBe(false);
  const { list } = await page('/');
  expect(list).toContainEqual(expect.objectContaining({ _id: product.id, inStock: false }));
});

it('a product that another process announces as changed drops the pages of lists', async () => {
  await page('/');
  await announce(db, 'products', `product:${product.id}`);
  await expect.poll(() => isCached('/')).toBe(false);
});
