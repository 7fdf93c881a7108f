/** What pages show is kept apart from the pages: two that show the same ask for it once, and neither shows it for longer. */
import { expect, it, vi } from 'vitest';
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
    return { status: product ? 200 : 404, headers, text: [`<!doctype html>${JSON.stringify(product)}`] };
  },
});

const { app, call, db } = await openTestApp({ listening: true, parts: { web: { renderer } } });
const forgotten = vi.spyOn(app.cache, 'forget');
const page = async (path: string) => (await app.fastify.inject(path)).body.replace('<!doctype html>', '');
const rename = (id: string, name: string) =>
  db.updateTable('products').set({ name }).where('id', '=', id).execute();

/** How many answers `ask` has made. */
async function madeBy(ask: () => Promise<unknown>): Promise<number> {
  const before = app.cache.misses;
  await ask();
  return app.cache.misses - before;
}

it('two pages of one product, and a reader of the API, are told what was read once', async () => {
  const { id } = await buildProduct(db, { name: 'Moon Ring' });
  // That the product is new is heard a moment later, and what was kept of it till then is forgotten.
  await expect.poll(() => forgotten.mock.calls.flat(2)).toContain(`product:${id}`);
  const first = await page(`/${id}`);
  expect(JSON.parse(first)).toMatchObject({ _id: id, name: 'Moon Ring' });
  // The page alone, and nothing that it shows.
  expect(await madeBy(async () => expect(await page(`/${id}?from=letter`)).toBe(first))).toBe(1);
  const asReader = async () => expect((await call('GET', `/products/${id}`)).body).toEqual(JSON.parse(first));
  expect(await madeBy(asReader)).toBe(0);
});

it('a change reaches both at once', async () => {
  const { id } = await buildProduct(db, { name: 'Sun Ring' });
  await page(`/${id}`);
  await page(`/${id}?from=letter`);
  await rename(id, 'Star Ring');
  for (const path of [`/${id}`, `/${id}?from=letter`, `/${id}?from=friend`])
    await expect.poll(async () => JSON.parse(await page(path)).name).toBe('Star Ring');
});

it('marks of where a visitor came from make no other page', async () => {
  const { id } = await buildProduct(db, { name: 'Rain Ring' });
  await expect.poll(() => forgotten.mock.calls.flat(2)).toContain(`product:${id}`);
  const fromPost = await page(`/${id}?fbclid=first&utm_source=post`);
  expect(JSON.parse(fromPost)).toMatchObject({ name: 'Rain Ring' });
  const fromElsewhere = async () => {
    expect(await page(`/${id}?fbclid=second`)).toBe(fromPost);
    expect(await page(`/${id}`)).toBe(fromPost);
  };
  expect(await madeBy(fromElsewhere)).toBe(0);
});

it('a refusal is not kept: what was missing is there once it is', async () => {
  const { id } = await buildProduct(db, { isActive: false });
  expect((await app.fastify.inject(`/${id}`)).statusCode).toBe(404);
  await db.updateTable('products').set({ is_active: true }).where('id', '=', id).execute();
  expect((await app.fastify.inject(`/${id}`)).statusCode).toBe(200);
});
