/** Generates a client from `/api/openapi.json` alone and checks its types against real responses. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let directory: string;

beforeAll(async () => {
  shop = await openTestApp();
  directory = await mkdtemp(join(tmpdir(), 'kakon-client-'));
  const { body: spec } = await shop.call('GET', '/openapi.json');
  const { files } = await generateApi({
    spec,
    output: false,
    silent: true,
    httpClientType: 'fetch',
    extractResponseBody: true,
  });
  await writeFile(join(directory, 'client.ts'), files[0]?.fileContent ?? '');
}, 60_000);

afterAll(() => rm(directory, { recursive: true, force: true }));

const tsc = (file: string) =>
  promisify(execFile)(process.execPath, [
    join(process.cwd(), 'node_modules/typescript/bin/tsc'),
    ...['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--skipLibCheck', '--types', ''],
    file,
  ]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

/** The compiler's errors when it checks responses against the types of the client. */
async function complaints(responses: Record<string, unknown>): Promise<string> {
  const names = Object.keys(responses);
  const lines = [
    `import type { ${names.join(', ')} } from './client.js';`,
    ...names.map((name) => `export const a${name}: ${name} = ${JSON.stringify(responses[name])};`),
  ];
  const file = join(directory, 'responses.ts');
  await writeFile(file, lines.join('\n'));
  return tsc(file);
}

it('the generated types accept real responses and reject wrong ones', { timeout: 60_000 }, async () => {
  const customer = await buildCustomer(shop.db);
  const [token, adminToken] = [await shop.tokenOf(customer), await shop.tokenOf(await buildAdmin(shop.db))];
  const earrings = await buildProduct(shop.db);
  await buildBangle(shop.db, { colours: [{ name: 'Gold' }], comboItems: ['Box'], originalPrice: 1500 });
  const order = await buildOrder(shop.db, { customer, status: 'delivered', lines: [{ product: earrings }] });
  await buildReview(shop.db, { product: earrings, customer, order });
  await shop.call('POST', '/cart/add', { token, body: { productId: earrings.id } });
  const read = async (path: string, as?: string) => (await shop.call('GET', path, { token: as })).body;
  const responses = {
    ProductsData: await read('/products?facets=1'),
    ProductData: await read(`/products/${earrings.id}`),
    FeaturedProductsData: await read('/products/featured/list'),
    ProductReviewsData: await read(`/reviews/product/${earrings.id}`),
    SettingsData: await read('/shop'),
    ProfileData: await read('/auth/profile', token),
    CartData: await read('/cart', token),
    MyOrdersData: await read('/orders/my', token),
    MyReviewsData: await read('/reviews/my', token),
    OrdersData: await read('/orders', adminToken),
    UsersData: await read('/users', adminToken),
    StatsData: await read('/admin/stats', adminToken),
  };
  expect(await complaints(responses)).toBe('');
  const { name, ...nameless } = responses.ProductData;
  expect(await complaints({ ProductData: nameless })).toContain("Property 'name' is missing");
  expect(await complaints({ ProductData: { ...responses.ProductData, secret: 1 } })).toContain('secret');
});
