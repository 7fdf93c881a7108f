/**
 * Renders uncached pages, against React's own `renderToString` of the same tree. Most of a page's data are
 * cached, since other pages show them too. The rows `nothing cached` also read and render all of that.
 */
import { fetchRaw } from './bareServer.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';

/** One at a time, since concurrent requests for one page share one rendering. */
const connections = 1;
/** React's own rendering is the limit; the rest of a page is its loaders, the router, bytes and policy. */
const least = 0.4;

export async function pageRenders(shop: BenchShop): Promise<Row[]> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  const asked = [
    ['home page on a miss', '/'],
    ['category page on a miss', '/products?category=rings'],
    ['product page on a miss', `/products/${id}`],
  ] as const;
  const rows: Row[] = [];
  for (const [measure, path] of asked) {
    rows.push(await pageRender(shop, { measure, path, before: () => {} }));
    const before = () => shop.app.cache.clear();
    rows.push(await pageRender(shop, { measure: `${measure}, nothing cached`, path, before }));
  }
  return rows;
}

/** Bytes by which our page may differ from React's, because our renderer also arranges the page's scripts. */
const mostArranged = 4_000;

interface Asked {
  measure: string;
  path: string;
  before: () => void;
}

async function pageRender(shop: BenchShop, { measure, path, before }: Asked): Promise<Row> {
  const { app, address, options, rendering, shoppers } = shop;
  // Not compressed: other threads do that, once for all readers of a page.
  const headers = { 'accept-encoding': 'identity' };
  app.cache.clear();
  Object.assign(rendering, { before, isCached: false });
  const page = await fetchRaw(address + path, headers);
  if (Math.abs(Buffer.byteLength(rendering.renderAgain()) - page.body.length) > mostArranged)
    throw new Error(`React alone writes another ${path}`);
  const requests = [{ path }];
  const { misses } = app.cache;
  const compared = await compare(
    options,
    (seconds) => shoppers.sample({ url: address, connections, seconds, headers, requests }),
    (seconds) =>
      sampleLoops({ loops: 1, seconds, postmaster: shoppers.postmaster }, async () =>
        rendering.renderAgain(),
      ),
  );
  if (app.cache.misses === misses) throw new Error(`${path} came from the cache`);
  Object.assign(rendering, { before: () => {}, isCached: true });
  return rateRow(measure, least, compared, `${Math.round(page.body.length / 1024)} KB`);
}
