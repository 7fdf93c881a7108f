import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { fetchFeed, itemsIn } from '#server/testing/feeds.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const origin = 'https://kakon.example';
const shop = await openTestApp({ settings: { publicUrl: origin }, listening: true });
const { db, call, tokenOf } = shop;
const photo = 'https://photos.example/a.jpg';
const ring = await buildProduct(db, {
  name: 'Ring & <Stone>',
  images: [photo],
  price: 450,
  originalPrice: 600,
});
const bangle = await buildBangle(db, { images: [photo] });
await buildProduct(db, { name: 'Without photo', images: [] });
await buildProduct(db, { name: 'Hidden', images: [photo], isActive: false });
const token = await tokenOf(await buildAdmin(db));

it('the feeds of a small shop are well formed and list what is on sale, each size as an item', async () => {
  const { statusCode, headers, body } = await fetchFeed(shop, 'google.xml');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const items = await itemsIn(db, body);
  expect(items.filter(({ missing }) => missing > 0)).toEqual([]);
  expect(items.find(({ id }) => id === ring.id)).toMatchObject({
    price: '600.00 BDT',
    availability: 'in_stock',
  });
  expect(new Set(items.map(({ id }) => id.slice(0, 36)))).toEqual(new Set([ring.id, bangle.id]));
  expect(items.length).toBeGreaterThan(2);
  const csv = await fetchFeed(shop, 'facebook.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = parse(csv.body, { columns: true }) as Record<string, string>[];
  expect(rows.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect(rows.find(({ id }) => id === ring.id)).toMatchObject({
    title: 'Ring & <Stone>',
    link: `${origin}/products/${ring.id}`,
    image_link: photo,
    sale_price: '450.00 BDT',
  });
});

it('the feeds of a small shop are cached, until a price, a stock or the delivery fee changes', async () => {
  const bodyNow = async () => (await fetchFeed(shop, 'facebook.csv')).body;
  const first = await fetchFeed(shop, 'facebook.csv');
  const hits = shop.app.cache.hits;
  const again = await shop.app.fastify.inject({
    url: '/feeds/facebook.csv',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(shop.app.cache.hits).toBeGreaterThan(hits);
  await call('PUT', `/products/${ring.id}`, { token, body: { price: 500 } });
  await vi.waitFor(async () => expect(await bodyNow()).toContain('500.00 BDT'));
  await call('PUT', `/products/${ring.id}`, { token, body: { stock: 0 } });
  await vi.waitFor(async () => expect(await bodyNow()).toMatch(new RegExp(`${ring.id},.*out of stock`)));
  const { version, settings } = (await call('GET', '/admin/shop', { token })).body;
  const delivery = { ...settings.delivery, insideDhaka: 77 };
  await call('PUT', '/admin/shop', { token, body: { version, settings: { ...settings, delivery } } });
  await vi.waitFor(async () => expect(await bodyNow()).toContain('BD::Dhaka:77.00 BDT'));
  await changeShopSettings(db);
});

it('feeds have no other names', async () => {
  for (const url of ['/feeds/', '/feeds/google.csv', '/feeds/..%2f', '/feeds/google.xml/']) {
    expect((await shop.app.fastify.inject({ method: 'GET', url })).statusCode, url).toBe(404);
  }
});
