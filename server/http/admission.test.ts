/** Overload: which requests are refused, how they are refused, and how the shop recovers. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import {
  createAdmission,
  fullLoad,
  isSlowByNature,
  type Priority,
  priorityOf,
  watchEventLoop,
} from './admission.ts';

const busy = createAdmission(() => ({ lagMs: 0, waiting: 0 }), { working: 4 });
const renderer = async () => ({
  renderPage: async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: ['<!doctype html><title>Shop</title>'],
    scripts: [],
  }),
});
const shop = await openTestApp({
  listening: true,
  parts: { admission: busy, web: { renderer } },
});
const { app, call, db } = shop;
let address: string;

beforeAll(async () => {
  await buildProduct(db);
  address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
});

describe('ranks of requests', () => {
  it.each([
    ['placeOrder', 'first'],
    ['login', 'first'],
    ['register', 'first'],
    ['requestPhoneCode', 'first'],
    ['logInByPhone', 'first'],
    ['addToCart', 'usual'],
    ['cart', 'usual'],
    ['orders', 'usual'],
    ['products', 'last'],
    ['product', 'last'],
    ['productReviews', 'last'],
  ] as const)('%s is %s', (name, priority) => {
    expect(priorityOf(endpoints[name])).toBe(priority);
  });

  it.each([
    ['login', true],
    ['logInByPhone', true],
    ['confirmPassword', true],
    ['uploadImages', true],
    ['importProducts', true],
    ['addPayout', true],
    ['placeOrder', false],
    ['cart', false],
  ] as const)('%s is slow by nature: %s', (name, isSlow) => {
    expect(isSlowByNature(endpoints[name])).toBe(isSlow);
  });

  it.each([
    ['within bounds', 0.9, ['first', 'usual', 'last']],
    ['fully loaded', 1, ['first', 'usual']],
    ['twice that', 2, ['first']],
    ['four times that', 4, []],
  ] as const)('%s', async (_, times, expected) => {
    for (const measure of ['lagMs', 'waiting'] as const) {
      const load = { lagMs: 0, waiting: 0 };
      const { admit } = createAdmission(() => load, fullLoad, { atOnce: 50, longestWaitMs: 1_000 });
      const work = Promise.withResolvers<void>();
      const atWork = Array.from({ length: 10 }, () => admit('usual', () => work.promise));
      load[measure] = times * fullLoad[measure];
      const letIn: Priority[] = [];
      for (const priority of ['first', 'usual', 'last'] as const) {
        await admit(priority, async () => letIn.push(priority)).catch((error) =>
          expect(error).toMatchObject({ code: 'unavailable', details: { retryAfter: expect.any(Number) } }),
        );
      }
      expect(letIn).toEqual(expected);
      work.resolve();
      await Promise.all(atWork);
    }
  });

  it('waiting requests run in order of rank, and a request that waits too long is refused', async () => {
    const bounds = { atOnce: 1, longestWaitMs: 60 };
    const { admit } = createAdmission(() => ({ lagMs: 0, waiting: 0 }), fullLoad, bounds);
    const work = Promise.withResolvers<void>();
    const served: string[] = [];
    const come = (priority: Priority) => admit(priority, async () => void served.push(priority));
    const atWork = admit('last', () => work.promise);
    const comers = ['last', 'usual', 'first'] as const;
    const all = comers.map(come);
    work.resolve();
    await Promise.all([atWork, ...all]);
    expect(served).toEqual(['first', 'usual', 'last']);

    const forever = admit('last', () => new Promise<void>((done) => setTimeout(done, 200)));
    await expect(come('first')).rejects.toMatchObject({ code: 'unavailable' });
    await admit('usual', async () => void served.push('slow'), true);
    expect(served.at(-1)).toBe('slow');
    await forever;
    await come('last');
    expect(served.at(-1)).toBe('last');
  });

  it('a lag caused by other programs refuses no request', async () => {
    const { admit } = createAdmission(() => ({ lagMs: 10_000, waiting: 0 }));
    expect(await admit('last', async () => 'seen')).toBe('seen');
  });
});

it('the event loop lag is noticed within a second and forgotten within another', async () => {
  const lag = watchEventLoop();
  const block = () => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  };
  const blocking = setInterval(block, 1);
  await expect.poll(lag.now, { timeout: 5_000 }).toBeGreaterThan(200);
  clearInterval(blocking);
  await expect.poll(lag.now, { timeout: 5_000 }).toBeLessThan(100);
  lag.close();
});

it.each(['/sitemap.xml', '/sitemaps/1.xml', '/site.webmanifest', '/api/docs'])(
  'an overloaded shop refuses %s like a page',
  async (url) => {
    const full = createAdmission(() => ({ lagMs: 0, waiting: fullLoad.waiting }));
    const overloaded = await openTestApp({ beside: shop, parts: { admission: full } });
    const { statusCode, headers } = await overloaded.app.fastify.inject(url);
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  },
);

it('an overloaded shop refuses page views at once, still serves login and cached responses, and recovers', async () => {
  const person = await buildCustomer(db);
  await fetch(`${address}/cached`);
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const lock = db.transaction().execute(async (trx) => {
    await sql`lock table products in access exclusive mode`.execute(trx);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const stuck = [1, 2, 3, 4].map((page) => call('GET', `/products?page=${page}`));
  const other = async () => (await call('GET', '/products?page=9')).status;

  await expect.poll(other).toBe(503);
  const refused = await call('GET', '/products?page=10');
  expect(refused.body).toEqual({
    message: 'The shop is busy. Please try again in a moment.',
    code: 'unavailable',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  const page = await fetch(`${address}/products`);
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await page.text()).toContain('We will be right back');
  expect((await fetch(`${address}/cached`)).status).toBe(200);
  const { email, password } = person;
  expect((await call('POST', '/auth/login', { body: { email, password } })).status).toBe(200);
  expect((await call('GET', '/health')).status).toBe(200);

  release.resolve();
  await lock;
  expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await fetch(`${address}/products`)).status).toBe(200);
  expect(await other()).toBe(200);
});
