/** What pages show is kept apart from the pages: two that show the same ask for it once, and neither shows it for longer. */
import { expect, it } from 'vitest';
import type { Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** A page of one product, named by its path. */
const renderer = async () => ({
  renderPage: async ({ url }: Request, { send }: { send: Send }) => {
    const id = new URL(url).pathname.slice(1);
    const product = await send('product', endpoints.product, { params: { id } }, {}).catch(() => null);
    const headers = new Headers({ 'content-type': 'text/html' });
    return { status: product ? 200 : 404, headers, text: `<!doctype html>${JSON.stringify(product)}` };
  },
});

const { app, call, db } = await openTestApp({ listening: true, parts: { web: { renderer } } });
const page = async (path: string) => (await app.fastify.inject(path)).body.replace('<!doctype html>', '');
const rename = (id: string, name: string) =>
  db.updateTable('products').set({ name }).where('id', '=', id).execute();

it('two pages of one product, and a reader of the API, are told what was read once', async () => {
  const { id } = await buildProduct(db, { name: 'Moon Ring' });
  const first = await page(`/${id}`);
  const made = app.cache.misses;
  expect(await page(`/${id}?from=letter`)).toBe(first);
  // The page alone, and nothing that it shows.
  expect(app.cache.misses).toBe(made + 1);
  const { body } = await call('GET', `/products/${id}`);
  expect(body).toMatchObject({ _id: id, name: 'Moon Ring' });
  expect(JSON.parse(first)).toEqual(body);
  expect(app.cache.misses).toBe(made + 1);
});

it('a change reaches both at once', async () => {
  const { id } = await buildProduct(db, { name: 'Sun Ring' });
  await page(`/${id}`);
  await page(`/${id}?from=letter`);
  await rename(id, 'Star Ring');
  for (const path of [`/${id}`, `/${id}?from=letter`, `/${id}?from=friend`])
    await expect.poll(async () => JSON.parse(await page(path)).name).toBe('Star Ring');
});

it('a refusal is not kept: what was missing is there once it is', async () => {
  const { id } = await buildProduct(db, { isActive: false });
  expect((await app.fastify.inject(`/${id}`)).statusCode).toBe(404);
  await db.updateTable('products').set({ is_active: true }).where('id', '=', id).execute();
  expect((await app.fastify.inject(`/${id}`)).statusCode).toBe(200);
});
