/** `npm run bench`: the server's figures, each against its limit in the same run. */
import '../tools/launch/endWithNpm.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildIfStale } from '../tools/build/build.ts';
import { root } from '../tools/launch/pinnedNode.mjs';
import { adminOrders } from './adminOrders.ts';
import { adminProducts } from './adminProducts.ts';
import { allCores } from './allCores.ts';
import { type BenchShop, openBenchShop } from './benchShop.ts';
import { cachedResponses } from './cachedResponses.ts';
import { cartAdds } from './cartAdds.ts';
import { coldListings } from './coldListings.ts';
import { type Row, tableOf } from './figures.ts';
import { grow } from './growQueries.ts';
import { askAll, growthRows } from './growth.ts';
import { homePageHits } from './homePageHits.ts';
import { hotProductPage } from './hotProduct.ts';
import { hotUpdates } from './hotUpdates.ts';
import { readOptions } from './options.ts';
import { orderBytes } from './orderBytes.ts';
import { orders } from './orders.ts';
import { pageRenders } from './pageRender.ts';
import { memory, warmStart } from './processes.ts';
import { sitemapFiles } from './sitemapFiles.ts';
import { slowCommits } from './slowCommits.ts';
import { slowInputs } from './slowInputs.ts';
import { sweep } from './sweep.ts';

type Part = (shop: BenchShop) => Promise<Row[]>;

const atMiddleSize: Record<string, Part> = {
  cached: cachedResponses,
  cold: coldListings,
  render: pageRenders,
  orders,
  slowCommits,
  orderBytes,
  hotUpdates,
  homePage: homePageHits,
  carts: cartAdds,
  hotProduct: hotProductPage,
  inputs: slowInputs,
};
const atFullSize: Record<string, Part> = {
  adminProducts,
  adminOrders,
  sitemap: sitemapFiles,
  sweep,
  memory,
  start: warmStart,
  allCores,
};

const options = readOptions(process.argv.slice(2));
const isWanted = (name: string) => options.only === '' || options.only.split(',').includes(name);
const wantsFullSize = ['growth', 'adminProducts', 'adminOrders', 'sitemap', 'sweep', 'memory'].some(isWanted);
const say = (line: string) => console.error(line);

async function growTo(shop: BenchShop, size: number): Promise<void> {
  say(`Growing to ${size.toLocaleString('en')} products and orders`);
  await grow(shop.db, size);
}

async function measure(shop: BenchShop, parts: Record<string, Part>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!isWanted(name)) continue;
    say(`Measuring: ${name}`);
    rows.push(...(await part(shop)));
  }
  return rows;
}

async function growth(shop: BenchShop): Promise<Row[]> {
  await growTo(shop, options.small);
  const small = await askAll(shop);
  await growTo(shop, options.products);
  const rows = await measure(shop, atMiddleSize);
  if (wantsFullSize) await growTo(shop, options.large);
  if (isWanted('growth')) rows.push(...growthRows(shop, small, await askAll(shop)));
  return [...rows, ...(await measure(shop, atFullSize))];
}

async function inShop<Found>(work: (shop: BenchShop) => Promise<Found>, storedDir?: string): Promise<Found> {
  const shop = await openBenchShop(options, storedDir);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

/**
 * Growth in databases that stay. Those that are missing are grown first. Other parts are measured in the large one if they
 * are named; they change it a little.
 */
async function inStoredShops(): Promise<Row[]> {
  const withShop = <Found>(size: number, work: (shop: BenchShop) => Promise<Found>) =>
    inShop(
      async (shop) => {
        await growTo(shop, size);
        return work(shop);
      },
      join(resolve(options.shops), String(size)),
    );
  const small = isWanted('growth') ? await withShop(options.small, askAll) : null;
  return withShop(options.large, async (shop) => [
    ...(small ? growthRows(shop, small, await askAll(shop)) : []),
    ...(options.only === '' ? [] : await measure(shop, atFullSize)),
  ]);
}

await buildIfStale();
const rows = options.shops === '' ? await inShop(growth) : await inStoredShops();
const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};
const output = resolve(root, options.output);
await mkdir(dirname(output), { recursive: true });
await writeFile(
  output,
  `${JSON.stringify({ at: new Date().toISOString(), machine, options, rows }, null, 2)}\n`,
);
console.log(tableOf(rows));
