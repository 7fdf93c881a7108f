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
/** A process that used less of its share did not get it, because of other work, or was not what held up the requests. */
const leastUsed = 0.9;
/** Rounds in which a process did not get its share are measured again, so often. */
const mostTries = 4;

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

/** Both are measured right after each other. */
interface Round {
  one: Sample;
  all: Sample;
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
  let turn = 0;
  const loadOn = ({ address, serving }: Shop, seconds: number): Load => {
    turn += 1;
    const { path, ...load } = loadOf(turn);
    return { ...load, url: address + path, connections: connections * serving.length, seconds };
  };
  const sampleOf = async (shop: Shop): Promise<Sample> => {
    const before = shop.serving.map(processorMsOf);
    const { rate } = await shoppers.send(loadOn(shop, options.seconds));
    const used = shop.serving.map((pid, n) => processorMsOf(pid) - (before[n] ?? 0));
    return sampleFrom(rate, used, options.seconds);
  };
  for (const shop of shops) await shoppers.warm(loadOn(shop, 10 * options.warmSeconds));
  const rounds: Round[] = [];
  while (rounds.filter(gotShares).length < options.repeats && rounds.length < mostTries * options.repeats) {
    const [one, all] = shops as [Shop, Shop];
    rounds.push({ one: await sampleOf(one), all: await sampleOf(all) });
  }
  return rowOf(measure, rounds, shops.at(-1)?.serving.length ?? 0);
}

const gotShares = ({ one, all }: Round): boolean => Math.min(one.used, all.used) >= leastUsed;

const sampleFrom = (rate: number, usedMs: readonly number[], seconds: number): Sample => ({
  rate,
  cost: usedMs.reduce((sum, ms) => sum + ms, 0) / (rate * seconds),
  used: Math.min(...usedMs) / (1000 * seconds * share),
});

function rowOf(measure: string, rounds: readonly Round[], processes: number): Row {
  const kept = rounds.filter(gotShares);
  const [one, all] = [kept.map((round) => round.one), kept.map((round) => round.all)];
  const ratios = kept.map((round) => round.all.rate / round.one.rate);
  const ratio = median(ratios);
  const rates = all.map(({ rate }) => rate);
  return {
    measure: `${measure}, ${processes} processes`,
    unit: '/s',
    ours: median(rates),
    spread: spreadOf(rates),
    limit: median(one.map(({ rate }) => rate)),
    ratio,
    byProcessor: (processes * median(one.map(({ cost }) => cost))) / median(all.map(({ cost }) => cost)),
    goal: `≥ ${least} × one process`,
    met: ratio >= least,
    note: `${share * 100} % of a core for each process; ${kept.length} of ${rounds.length} rounds in which all got it; ratios ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  };
}
