import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { planOf } from '#server/testing/plans.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { firstIds, listedFrom } from './sitemapQueries.ts';

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
const inBoth = (id: string): string[] => [`${origin}/products/${id}`, `${origin}/bn/products/${id}`];
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
  expect(addresses).toEqual(expect.arrayContaining([`${origin}/bn`, ...ids.flatMap(inBoth)]));
});

describe('above the size of one file', () => {
  const place = () => ({ db: shop.db, origin, size: 2 });
  const filesIn = async () =>
    addressesIn(await sitemap(place())).map((address) => address.replace(`${origin}/sitemaps/`, ''));
  const productsIn = async (files: readonly string[]) => {
    const parts = await Promise.all(files.map((file) => sitemapPart(place(), file)));
    return parts.flatMap((part) => addressesIn(part ?? ''));
  };

  it('becomes an index of files, each named by its first product', async () => {
    const [pages, ...files] = await filesIn();
    expect(pages).toBe('pages.xml');
    // Five products, hidden and deleted ones included.
    expect(files).toHaveLength(3);
    expect(files[0]).toBe(`${ids[0]}.xml`);
    expect(await productsIn(files)).toEqual(ids.flatMap(inBoth));
    expect(addressesIn((await sitemapPart(place(), 'pages.xml')) ?? '')).toContain(`${origin}/faq`);
  });

  it('has the same files after products were hidden and added', async () => {
    const before = await filesIn();
    await shop.db
      .updateTable('products')
      .set({ is_active: false })
      .where('id', '=', ids[0] ?? '')
      .execute();
    const added = await buildProduct(shop.db, { name: 'Nolok' });
    const after = await filesIn();
    expect(after).toEqual(before);
    expect(await productsIn(after.slice(1))).toEqual([...ids.slice(1), added.id].flatMap(inBoth));
    await shop.db
      .updateTable('products')
      .set({ is_active: true })
      .where('id', '=', ids[0] ?? '')
      .execute();
  });

  it('reads each file from the primary key', async () => {
    await shop.db.transaction().execute(async (trx) => {
      // The test's table is so small that a sequential scan is the cheapest plan.
      await sql`set local enable_seqscan = off`.execute(trx);
      for (const read of [() => listedFrom(trx, ids[1] ?? '', 2), () => firstIds(trx, 2)]) {
        const plan = await planOf(trx, read);
        expect(plan).toContain('products_pkey');
        expect(plan).not.toContain('Sort');
      }
    });
  });
});

it('has no file that is not named by a product', async () => {
  const unknown = '0198c0de-0000-7000-8000-00000000abcd';
  for (const file of ['0.xml', '1.xml', `${unknown}.xml`, `${ids[0]}.xml.gz`, 'other.xml', '%2e%2e']) {
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
