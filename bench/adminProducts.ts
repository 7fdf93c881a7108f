/** Products in admin in a large shop: the time until a screen has its data. */
import { sql } from 'kysely';
import { csvOf } from '#domain/csv.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import type { BenchShop } from './benchShop.ts';
import { percentile, type Row } from './figures.ts';

/** The goal for a screen's data, in milliseconds. */
const mostMs = 300;
/** The goal for a bulk change of the largest size, in milliseconds. */
const mostForManyMs = 10_000;
const times = 30;

/**
 * Hides a fifth of the products, and leaves at most five pieces of one in twenty, so that these lists are long too. The
 * last byte of an id is as good as random.
 */
async function hideAndSellSome({ db }: BenchShop): Promise<void> {
  const lastByte = sql`('x' || right(id::text, 2))::bit(8)::int`;
  await sql`update products set is_active = false where ${lastByte} < 51`.execute(db);
  await sql`
    update products set stock = ${lastByte} % 6 where ${lastByte} between 51 and 63 and not is_sold_by_size(category, size_count)`.execute(
    db,
  );
  await rebuildProjections(db);
  await sql`vacuum analyze products`.execute(db);
}

const screens: Record<string, (turn: number, id: string) => string> = {
  'admin products': (turn) => `/api/admin/products?page=${1 + turn}`,
  'admin products, the last pages': (turn) => `/api/admin/products?page=${5000 - turn}`,
  'admin products by price, page 2,500': (turn) => `/api/admin/products?sort=price-low&page=${2500 + turn}`,
  'admin products of a category by name': (turn) =>
    `/api/admin/products?sort=name-asc&category=earrings&page=${1 + turn}`,
  'admin products, searched': (turn) =>
    `/api/admin/products?search=${['gold', 'ring', 'chu', 'হার'][turn % 4]}`,
  'admin products, searched by price': (turn) =>
    `/api/admin/products?search=${['gold', 'ring'][turn % 2]}&sort=price-low`,
  'admin products, hidden': (turn) => `/api/admin/products?state=hidden&page=${1 + turn}`,
  'admin products, low stock': () => '/api/admin/products?state=low',
  'admin products, out of stock by name': () => '/api/admin/products?state=out&sort=name-asc',
  'admin selection of 1,000': () => '/api/admin/products/ids?search=gold',
  'admin product': (_, id) => `/api/admin/products/${id}`,
  'stock history': (_, id) => `/api/admin/products/${id}/stock`,
};

async function timed(
  { app, admin }: BenchShop,
  url: string,
  post?: { payload: Buffer | object; type?: string },
) {
  const startedAt = performance.now();
  const { statusCode, body } = await app.fastify.inject({
    url,
    method: post ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${admin}`, ...(post?.type && { 'content-type': post.type }) },
    ...(post && { payload: post.payload }),
  });
  const ms = performance.now() - startedAt;
  if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}: ${body}`);
  return { ms, response: JSON.parse(body) };
}

async function askScreens(shop: BenchShop): Promise<Row[]> {
  const { rows: ids } = await sql<{ id: string }>`select id from products limit ${times}`.execute(shop.db);
  const rows: Row[] = [];
  for (const [measure, pathOf] of Object.entries(screens)) {
    const taken: number[] = [];
    for (let turn = 0; turn < times; turn++) {
      taken.push((await timed(shop, pathOf(turn, ids[turn % ids.length]?.id ?? ''))).ms);
    }
    const slowest = percentile(taken, 0.99);
    rows.push({
      measure: `${measure}, slowest of ${times}`,
      unit: 'ms',
      ours: slowest,
      goal: `≤ ${mostMs}`,
      met: slowest <= mostMs,
      note: `median ${percentile(taken, 0.5).toFixed(0)} ms`,
    });
  }
  return rows;
}

/** Preview, then save. */
async function both(shop: BenchShop, measure: string, call: (confirm?: string) => ReturnType<typeof timed>) {
  const look = await call();
  const done = await call(look.response.confirm);
  if (!done.response.isDone) throw new Error(`${measure} was not done`);
  const row = (what: string, ms: number): Row => ({
    measure: `${measure}, ${what}`,
    unit: 'ms',
    ours: ms,
    goal: `≤ ${mostForManyMs}`,
    met: ms <= mostForManyMs,
  });
  shop.app.cache.clear();
  return [row('looked through', look.ms), row('done', done.ms)];
}

function sheetForm(count: number) {
  const cells = (n: number) => [
    `Bench Ring ${n}`,
    'Of silver',
    'rings',
    300 + n,
    5,
    '/media/a.jpg A ring',
    'Red:5 | Gold:3',
  ];
  const headings = ['Name', 'Description', 'Category', 'Price', 'Stock', 'Images', 'Colors'];
  const sheet = csvOf([headings, ...Array.from({ length: count }, (_, n) => cells(n))]);
  const mark = 'bench';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="${sheetUploadField}"; filename="s.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return {
    payload: Buffer.from(`${head}${sheet}\r\n--${mark}--\r\n`),
    type: `multipart/form-data; boundary=${mark}`,
  };
}

async function changeMany(shop: BenchShop): Promise<Row[]> {
  const { ids } = (await timed(shop, '/api/admin/products/ids?category=bangles')).response;
  const change = { price: { kind: 'percent', amount: -10 }, stock: { kind: 'add', amount: 5 } };
  const form = sheetForm(5000);
  return [
    ...(await both(shop, `bulk edit of ${ids.length}`, (confirm) =>
      timed(shop, '/api/admin/products/bulk', { payload: { ids, change, confirm } }),
    )),
    ...(await both(shop, 'import of 5,000 new products', (confirm) =>
      timed(shop, `/api/admin/products/import${confirm ? `?confirm=${confirm}` : ''}`, form),
    )),
  ];
}

export async function adminProducts(shop: BenchShop): Promise<Row[]> {
  await hideAndSellSome(shop);
  return [...(await askScreens(shop)), ...(await changeMany(shop))];
}
