import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { hasMoreListed, listedAfter } from '#server/products/productQueries.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { fetchFeed, itemsIn } from '#server/testing/feeds.ts';
import { planOf } from '#server/testing/plans.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { feedPages, isOnePage } from './productFeed.ts';

const origin = 'https://kakon.example';
const shop = await openTestApp({ settings: { publicUrl: origin }, listening: true });
const { db } = shop;
await sql`
  with made as (
    insert into products (id, name, description, price, category, stock)
    select gen_random_uuid(), 'Ring ' || n, 'A ring', 45000, 'earrings', n % 3 from generate_series(1, 1200) n
    returning id
  )
  insert into product_images (product_id, position, url)
  select id, 0, 'https://photos.example/a.jpg' from made`.execute(db);
const place = { db, shopSettings: currentSettings(defaultSettings), origin };

it('the feeds of 1,200 products are written page by page, each product once', async () => {
  expect(await isOnePage(place)).toBe(false);
  const pages: string[] = [];
  for await (const page of feedPages('google.xml', { ...place, page: 100 })) pages.push(page);
  // Head, twelve pages, foot.
  expect(pages).toHaveLength(14);
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(200_000);
  const items = await itemsIn(db, pages.join(''));
  expect(items).toHaveLength(1200);
  expect(new Set(items.map(({ id }) => id)).size).toBe(1200);
  expect(items.filter(({ availability }) => availability === 'out_of_stock')).toHaveLength(400);
});

it('the feeds of 1,200 products are streamed, and not stored', async () => {
  const { statusCode, headers, body } = await fetchFeed(shop, 'facebook.csv');
  expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'public, max-age=900',
    'nosniff',
  ]);
  expect(parse(body, { columns: true })).toHaveLength(1200);
  expect(shop.app.cache.count).toBe(0);
});

it('the feeds of 1,200 products are sent to a few at a time; the next may come later', async () => {
  const url = '/feeds/google.xml';
  const unread = await Promise.all([1, 2].map(() => shop.app.fastify.inject({ url, payloadAsStream: true })));
  const third = await fetchFeed(shop, 'google.xml');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '60']);
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const response of unread) expect(await text(response.stream())).toContain('</rss>');
  await vi.waitFor(async () => expect((await fetchFeed(shop, 'google.xml')).statusCode).toBe(200), {
    timeout: 10_000,
  });
});

it('each page reads the primary key from where the page before ended', async () => {
  await db.transaction().execute(async (trx) => {
    // The table is so small that reading all of it and sorting would be cheaper.
    await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(trx);
    const [first] = await listedAfter(trx, null, 1);
    for (const read of [() => listedAfter(trx, first?.id ?? '', 250), () => hasMoreListed(trx, 250)]) {
      const plan = await planOf(trx, read);
      expect(plan).toContain('products_pkey');
    }
  });
});
