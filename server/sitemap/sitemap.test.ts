import { beforeAll, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const origin = 'https://kakon.example';
let shop: TestApp;
let ids: string[] = [];

beforeAll(async () => {
  shop = await openTestApp({ settings: { publicUrl: origin } });
  ids = [];
  for (const name of ['Bala', 'Churi', 'Jhumka']) ids.push((await buildProduct(shop.db, { name })).id);
  await buildProduct(shop.db, { name: 'Hidden', isActive: false });
  await buildProduct(shop.db, { name: 'Deleted', deletedAt: new Date() });
});

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at);
const get = (url: string) => shop.app.fastify.inject({ method: 'GET', url });

it('lists every page and every product on sale in one file', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = addressesIn(body);
  expect(addresses).toContain(`${origin}/`);
  expect(addresses).toContain(`${origin}/products?category=bangles`);
  const products = addresses.filter((address) => address.startsWith(`${origin}/products/`));
  expect(products.sort()).toEqual(ids.map((id) => `${origin}/products/${id}`).sort());
});

it('becomes an index of several files above the size of one', async () => {
  const place = { db: shop.db, origin, size: 2 };
  expect(addressesIn(await sitemap(place))).toEqual(
    ['pages', '1', '2'].map((name) => `${origin}/sitemaps/${name}.xml`),
  );
  const parts = await Promise.all(['1.xml', '2.xml'].map((file) => sitemapPart(place, file)));
  const named = parts.flatMap((part) => addressesIn(part ?? ''));
  expect(named.sort()).toEqual(ids.map((id) => `${origin}/products/${id}`).sort());
  expect(addressesIn((await sitemapPart(place, 'pages.xml')) ?? '')).toContain(`${origin}/faq`);
});

it('has no file that its index does not name', async () => {
  for (const file of ['0.xml', '2.xml', '-1.xml', '1.xml.gz', 'other.xml', '%2e%2e']) {
    expect((await get(`/sitemaps/${file}`)).statusCode, file).toBe(404);
  }
});

it('is named in robots.txt, which excludes private pages', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(body).toContain('Disallow: /account');
  expect(body).not.toMatch(/^Disallow: \/(products)?$/m);
});
