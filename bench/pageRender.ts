/**
 * A page rendered because nobody has asked for it yet, against React's own `renderToString` of the same tree. What it
 * shows is known mostly, since other pages show it too; the rows `nothing kept` tell what it takes to read and to write
 * all of that as well.
 */
import { fetchRaw } from './bareServer.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';

const many = 32;
/** Of many at once, each would have what another has just read. */
const oneByOne = 1;
const least = 0.5;

export async function pageRenders(shop: BenchShop): Promise<Row[]> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  const asked = [
    ['home page on a miss', '/?'],
    ['category page on a miss', '/products?category=rings&'],
    ['product page on a miss', `/products/${id}?`],
  ] as const;
  const rows: Row[] = [];
  for (const [measure, path] of asked) {
    rows.push(await pageRender(shop, { measure, path, connections: many, before: () => {} }));
    const forgotten = { path, connections: oneByOne, before: () => forgetAll(shop) };
    rows.push(await pageRender(shop, { measure: `${measure}, nothing kept`, ...forgotten }));
  }
  return rows;
}

function forgetAll({ app, rendering }: BenchShop): void {
  app.cache.forgetAll();
  rendering.forget();
}

/** Bytes. The page's scripts are given their turn once React has written it: not React's work, but ours. */
const mostArranged = 4_000;
/** More than are kept: whichever comes round again has long been forgotten. */
const visits = 10_000;

interface Asked {
  measure: string;
  path: string;
  connections: number;
  before: () => void;
}

async function pageRender(shop: BenchShop, { measure, path, connections, before }: Asked): Promise<Row> {
  const { app, address, options, rendering, shoppers } = shop;
  // Not compressed: that is other threads' work, once for all readers of a page.
  const headers = { 'accept-encoding': 'identity' };
  const page = await fetchRaw(`${address}${path}visit=first`, headers);
  if (Math.abs(Buffer.byteLength(rendering.write()) - page.body.length) > mostArranged)
    throw new Error(`React alone writes another ${path}`);
  const requests = Array.from({ length: visits }, (_, visit) => ({ path: `${path}visit=${visit}` }));
  let from = 0;
  rendering.before = before;
  const compared = await compare(
    options,
    async (seconds) => {
      const sample = await shoppers.sample({ url: address, connections, seconds, headers, requests, from });
      from += Math.ceil(sample.rate * seconds * 1.2) + connections;
      return sample;
    },
    (seconds) =>
      sampleLoops({ loops: 1, seconds, postmaster: shoppers.postmaster }, async () => rendering.write()),
  );
  rendering.before = () => {};
  app.cache.forgetAll();
  return rateRow(measure, least, compared, `${Math.round(page.body.length / 1024)} KB`);
}
