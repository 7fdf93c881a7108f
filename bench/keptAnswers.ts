/** What is served from memory, against a bare Fastify with the same bytes and headers. */
import { fetchRaw, openBareServer } from './bareServer.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';

const connections = 32;
const least = 0.85;

export async function keptAnswers(shop: BenchShop): Promise<Row[]> {
  const product = await anyProduct(shop);
  const asked = [
    ['kept listing', '/api/products?category=rings&limit=12', 'gzip'],
    ['kept home page, br', '/', 'br'],
    ['kept home page, gzip', '/', 'gzip'],
    ['kept category page, br', '/products?category=rings', 'br'],
    ['kept category page, gzip', '/products?category=rings', 'gzip'],
    ['kept product page, br', `/products/${product}`, 'br'],
    ['kept product page, gzip', `/products/${product}`, 'gzip'],
  ] as const;
  const rows: Row[] = [];
  for (const [measure, path, encoding] of asked) rows.push(await keptAnswer(shop, measure, path, encoding));
  return rows;
}

async function keptAnswer(shop: BenchShop, measure: string, path: string, encoding: string): Promise<Row> {
  const headers = { 'accept-encoding': encoding };
  await fetchRaw(shop.address + path, headers);
  const answer = await fetchRaw(shop.address + path, headers);
  const bare = await openBareServer(answer);
  const from = (address: string) => (seconds: number) =>
    shop.shoppers.sample({ url: address + path, connections, seconds, headers });
  const compared = await compare(shop.options, from(shop.address), from(bare.url));
  await bare.close();
  return rateRow(measure, least, compared, `${(answer.body.length / 1024).toFixed(1)} KB`);
}

async function anyProduct({ db }: BenchShop): Promise<string> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}
