/** The cache's hit rate of the home page, requested all the time while its products are sold a hundred times a second. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';
import { choices, type OrderRequest, orderRequests, placeOne } from './orderRequests.ts';

const leastRate = 0.99;
const salesPerSecond = 100;
/** Fewer requests than the shop could serve: each page that is rendered again weighs more. */
const requestsPerSecond = 400;
const connections = 16;

export async function homePageHits(shop: BenchShop): Promise<Row[]> {
  const { shoppers, address, app, options } = shop;
  const sales = orderRequests(shop, await choicesOnHomePage(shop));
  const load = {
    url: `${address}/`,
    connections,
    rate: requestsPerSecond,
    headers: { 'accept-encoding': 'br' },
  };
  await shoppers.send({ ...load, seconds: options.warmSeconds });
  const rates: number[] = [];
  const p99s: number[] = [];
  for (let turn = 0; turn < options.repeats; turn += 1) {
    const { hits, misses } = app.cache;
    const reading = shoppers.send({ ...load, seconds: options.seconds });
    await sellDuring(shop, sales, reading);
    p99s.push((await reading).p99);
    const served = app.cache.hits - hits;
    rates.push(served / (served + app.cache.misses - misses));
  }
  const ours = 100 * median(rates);
  return [
    {
      measure: `home page from the cache, ${salesPerSecond} sales of its products a second`,
      unit: '%',
      ours,
      spread: spreadOf(rates),
      goal: `≥ ${100 * leastRate}`,
      met: ours >= 100 * leastRate,
      note: `p99 ${median(p99s).toFixed(0)} ms`,
    },
  ];
}

async function choicesOnHomePage(shop: BenchShop) {
  const html = await (await fetch(`${shop.address}/`)).text();
  const ids = [...html.matchAll(/href="\/products\/([\da-f-]{36})/g)].map(([, id = '']) => id);
  const goods = await choices(shop, ids);
  if (goods.length < 2) throw new Error('the home page shows fewer than two products with plenty of pieces');
  return goods;
}

/** At an even pace, whether or not an order takes longer than usual. */
async function sellDuring(
  shop: BenchShop,
  requests: readonly OrderRequest[],
  reading: Promise<unknown>,
): Promise<void> {
  let isRead = false;
  const end = reading.finally(() => {
    isRead = true;
  });
  const sold: Promise<string>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; !isRead; turn += 1) {
    sold.push(placeOne(shop, requests[turn % requests.length] as OrderRequest));
    await wait(Math.max(0, startedAt + ((turn + 1) * 1_000) / salesPerSecond - performance.now()));
  }
  await Promise.all([end, ...sold]);
  await shop.settle();
}
