/**
 * Whether more processes serve more: the shop with one process and with one for each core, in turns. The load generator and
 * PostgreSQL need the same cores, so each process that serves has a small, fixed share of one: these shares are what is scarce,
 * as whole cores are where nothing else runs, and the rest of the machine has room.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchShop } from './benchShop.ts';
import { listingPaths } from './coldListings.ts';
import { childrenOf, limitToShare, mayLimit } from './coreShares.ts';
import { median, type Row, spreadOf } from './figures.ts';
import type { Load } from './loadProcess.ts';
import { start, stop } from './processes.ts';
import { processorMsOf } from './processorTime.ts';

const least = 1.7;
/** Of a core, for each process that serves. */
const share = 0.15;
/** For each process: enough to keep it busy, and few enough that it refuses none. */
const connections = 8;
/** PostgreSQL accepts a hundred from all. */
const poolSize = '5';
/** A process that used less of its share was not what held up the requests. */
const leastUsed = 0.9;

interface Shop {
  address: string;
  /** The processes that serve. */
  serving: readonly number[];
  end(): Promise<void>;
}

interface Sample {
  rate: number;
  /** Processor time of all that serve, for each request. */
  cost: number;
  /** The part of its share that the least busy process used. */
  used: number;
}

type LoadOf = (turn: number) => Omit<Load, 'url' | 'connections' | 'seconds'> & { path: string };

export async function allCores(bench: BenchShop): Promise<Row[]> {
  if (!mayLimit()) {
    console.error('allCores: only root on Linux may give processes a share of a core');
    return [];
  }
  const cores = Math.max(2, cpus().length);
  const shops: Shop[] = [];
  try {
    for (const processes of [1, cores]) shops.push(await startShop(bench, processes));
    const requests = listingPaths(200_000).map((path) => ({ path }));
    const page = { path: '/products?category=rings', headers: { 'accept-encoding': 'br' } };
    return [
      await compare(bench, shops, 'cached category page, br', () => page),
      await compare(bench, shops, 'listing, each another query', (turn) => ({
        path: '',
        requests,
        from: turn * 10_000,
      })),
    ];
  } finally {
    for (const shop of shops) await shop.end();
  }
}

/** Its processes have their shares. */
async function startShop({ databaseUrl }: BenchShop, processes: number): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-bench-'));
  const running = await start({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: poolSize,
    LIMITS_FACTOR: '1000',
    PROCESSES: String(processes),
  });
  const first = running.shop.pid as number;
  const serving = processes === 1 ? [first] : childrenOf(first);
  const removals = serving.map((pid) => limitToShare(pid, share));
  return {
    address: running.address,
    serving,
    async end() {
      await stop(running);
      for (const remove of removals) remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function compare(
  { shoppers, options }: BenchShop,
  shops: readonly Shop[],
  measure: string,
  loadOf: LoadOf,
): Promise<Row> {
  const samples: Sample[][] = shops.map(() => []);
  let turn = 0;
  const loadOn = ({ address, serving }: Shop, seconds: number): Load => {
    turn += 1;
    const { path, ...load } = loadOf(turn);
    return { ...load, url: address + path, connections: connections * serving.length, seconds };
  };
  for (const shop of shops) await shoppers.warm(loadOn(shop, 10 * options.warmSeconds));
  for (let round = 0; round < options.repeats; round += 1)
    for (const [place, shop] of shops.entries()) {
      const before = shop.serving.map(processorMsOf);
      const { rate } = await shoppers.send(loadOn(shop, options.seconds));
      const used = shop.serving.map((pid, n) => processorMsOf(pid) - (before[n] ?? 0));
      samples[place]?.push(sampleOf(rate, used, options.seconds));
    }
  return rowOf(measure, samples as [Sample[], Sample[]], shops.at(-1)?.serving.length ?? 0);
}

const sampleOf = (rate: number, usedMs: readonly number[], seconds: number): Sample => ({
  rate,
  cost: usedMs.reduce((sum, ms) => sum + ms, 0) / (rate * seconds),
  used: Math.min(...usedMs) / (1000 * seconds * share),
});

function rowOf(measure: string, [one, all]: [Sample[], Sample[]], processes: number): Row {
  // Compares samples that are next to each other in time.
  const ratios = all.map(({ rate }, round) => rate / (one[round]?.rate ?? Number.NaN));
  const used = median([...one, ...all].map((sample) => sample.used));
  const ratio = median(ratios);
  return {
    measure: `${measure}, ${processes} processes`,
    unit: '/s',
    ours: median(all.map(({ rate }) => rate)),
    spread: spreadOf(all.map(({ rate }) => rate)),
    limit: median(one.map(({ rate }) => rate)),
    ratio,
    byProcessor: (processes * median(one.map(({ cost }) => cost))) / median(all.map(({ cost }) => cost)),
    goal: `≥ ${least} × one process`,
    met: ratio >= least && used >= leastUsed,
    note: `each process has ${share * 100} % of a core and used ${Math.round(100 * used)} % of that; ratios ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  };
}
