/**
 * The shop with one process and with one for each core, alternately. The goal holds where the load comes from elsewhere; on two
 * cores the load generator takes its share of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchShop } from './benchShop.ts';
import { listingPaths } from './coldListings.ts';
import { median, type Row, spreadOf } from './figures.ts';
import { start, stop } from './processes.ts';

const least = 1.7;
const connections = 32;

interface Rates {
  cached: number;
  cold: number;
}

export async function allCores(shop: BenchShop): Promise<Row[]> {
  const cores = Math.max(2, cpus().length);
  const one: Rates[] = [];
  const all: Rates[] = [];
  for (let turn = 0; turn < shop.options.repeats; turn += 1) {
    one.push(await ratesOf(shop, 1, turn));
    all.push(await ratesOf(shop, cores, turn));
  }
  const row = (measure: string, name: keyof Rates): Row => {
    const [ours, limit] = [all, one].map((rates) => median(rates.map((each) => each[name]))) as [
      number,
      number,
    ];
    return {
      measure: `${measure}, ${cores} processes`,
      unit: '/s',
      ours,
      spread: spreadOf(all.map((each) => each[name])),
      limit,
      ratio: ours / limit,
      goal: `≥ ${least} × one process`,
      met: ours / limit >= least,
    };
  };
  return [row('cached category page, br', 'cached'), row('listing, each another query', 'cold')];
}

async function ratesOf(
  { shoppers, databaseUrl, options }: BenchShop,
  processes: number,
  turn: number,
): Promise<Rates> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-bench-'));
  const running = await start({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LIMITS_FACTOR: '1000',
    PROCESSES: String(processes),
  });
  const { address } = running;
  const page = {
    url: `${address}/products?category=rings`,
    connections,
    headers: { 'accept-encoding': 'br' },
  };
  const requests = listingPaths(200_000).map((path) => ({ path }));
  const listing = { url: address, connections, requests };
  const from = (2 * turn + processes) * 10_000;
  try {
    // Small at first: a shop that has just started refuses many requests until its code is warm.
    await shoppers.send({ ...page, connections: 4, seconds: 3 * options.warmSeconds });
    const cached = await shoppers.send({ ...page, seconds: options.seconds });
    await shoppers.send({ ...listing, connections: 4, seconds: 3 * options.warmSeconds, from: from + 5_000 });
    const cold = await shoppers.send({ ...listing, seconds: options.seconds, from });
    return { cached: cached.rate, cold: cold.rate };
  } finally {
    await stop(running);
    await rm(dataDir, { recursive: true, force: true });
  }
}
