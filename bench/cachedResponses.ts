/** Cached responses, against a bare Fastify with the same bytes and headers. */
import { fetchRaw, openBareServer } from './bareServer.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';

const connections = 32;
const least = 0.85;

export async function cachedResponses(shop: BenchShop): Promise<Row[]> {
  const product = await anyProduct(shop);
  const asked = [
    ['cached listing', '/api/products?category=rings&limit=12', 'gzip'],
    ['cached home page, br', '/', 'br'],
    ['cached home page, gzip', '/', 'gzip'],
    ['cached category page, br', '/products?category=rings', 'br'],
    ['cached category page, gzip', '/products?category=rings', 'gzip'],
    ['cached product page, br', `/products/${product}`, 'br'],
    ['cached product page, gzip', `/products/${product}`, 'gzip'],
  ] as const;
  const rows: Row[] = [];
  for (const [measure, path, encoding] of asked)
    rows.push(await cachedResponse(shop, measure, path, encoding));
  return rows;
}

async function cachedResponse(
  shop: BenchShop,
  measure: string,
  path: string,
  encoding: string,
): Promise<Row> {
  const headers = { 'accept-encoding': encoding };
  await fetchRaw(shop.address + path, headers);
  const response = await fetchRaw(shop.address + path, headers);
  const bare = await openBareServer(response);
  const from = (address: string) => (seconds: number) =>
    shop.shoppers.sample({ url: address + path, connections, seconds, headers });
  const compared = await compare(shop.options, from(shop.address), from(bare.url));
  await bare.close();
  return rateRow(measure, least, compared, `${(response.body.length / 1024).toFixed(1)} KB`);
}

async function anyProduct({ db }: BenchShop): Promise<string> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}
