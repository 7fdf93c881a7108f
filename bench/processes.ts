/** The shop as a separate process: its memory under load, and the time until it responds. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { root } from '../tools/launch/pinnedNode.mjs';
import type { BenchShop } from './benchShop.ts';
import { listingPaths } from './coldListings.ts';
import { median, type Row, spreadOf } from './figures.ts';

const mostMemoryMb = 220;
const mostTogetherMb = 230;
const mostStartMs = 2_000;

interface OwnProcess {
  address: string;
  shop: ChildProcess;
  startMs: number;
}

export async function start(environment: Record<string, string>): Promise<OwnProcess> {
  const port = await freeLoopbackPort();
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const shop = spawn(process.execPath, [join(root, 'tools/launch/start.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...environment, PORT: String(port) },
  });
  while (!(await fetch(`${address}/api/health`).catch(() => null))?.ok) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode} instead of starting`);
    await wait(5);
  }
  return { address, shop, startMs: performance.now() - startedAt };
}

export async function stop({ shop }: OwnProcess): Promise<void> {
  const gone = once(shop, 'exit');
  shop.kill('SIGTERM');
  await gone;
}

function residentMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Ends the process, whether or not the load succeeded. */
async function residentAfter(load: () => Promise<void>, running: OwnProcess): Promise<number> {
  try {
    await load();
    return residentMb(running.shop);
  } finally {
    await stop(running);
  }
}

/** Uncached listings and pages, as fast as possible. */
export async function memory({ databaseUrl, shoppers, options }: BenchShop): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-bench-'));
  const running = await start({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LIMITS_FACTOR: '1000' });
  const paths = listingPaths(100_000, 1_000_000);
  const pages = paths.map((path, turn) => ({ path: turn % 4 === 0 ? path.replace('/api/', '/') : path }));
  const seconds = options.repeats > 1 ? 60 : options.seconds;
  const load = { url: running.address, requests: pages };
  const ours = await residentAfter(async () => {
    // A freshly started shop refuses many requests until its code is warm, so the load starts small, with
    // other listings.
    await shoppers.send({ ...load, connections: 4, seconds: 5 * options.warmSeconds, from: 50_000 });
    await shoppers.send({ ...load, connections: 32, seconds });
  }, running).finally(() => rm(dataDir, { recursive: true, force: true }));
  return [
    {
      measure: `memory after ${seconds} s at full load, ${options.large.toLocaleString('en')} products`,
      unit: 'MB',
      ours,
      goal: `≤ ${mostMemoryMb}`,
      met: ours <= mostMemoryMb,
    },
  ];
}

/** The processes below one. What several of them share counts once. */
function proportionalMbBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const mbOf = (child: string) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  return children.reduce((sum, child) => sum + mbOf(child) + proportionalMbBelow(Number(child)), 0);
}

/** The shop and its PostgreSQL, after a few page views. npm, if it runs, adds its own 50 to 70 MB. */
async function memoryOfAll({ address, shop }: OwnProcess): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  for (const path of ['/', '/products', '/products?category=bangles', '/cart', '/auth/login'])
    for (let view = 0; view < 5; view += 1) await (await fetch(address + path)).text();
  const ours = residentMb(shop) + proportionalMbBelow(shop.pid ?? 0);
  const measure = 'memory of shop and PostgreSQL after a few page views';
  return [{ measure, unit: 'MB', ours, goal: `≤ ${mostTogetherMb}`, met: ours <= mostTogetherMb }];
}

export async function warmStart({ options }: BenchShop): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-bench-'));
  const times: number[] = [];
  let memoryRows: Row[] = [];
  for (let turn = 0; turn <= options.repeats; turn += 1) {
    const running = await start({ DATA_DIR: dataDir });
    if (turn > 0) times.push(running.startMs);
    memoryRows = await memoryOfAll(running);
    await stop(running);
  }
  await rm(dataDir, { recursive: true, force: true });
  const ours = median(times);
  return [
    {
      measure: 'warm start to the first 200',
      unit: 'ms',
      ours,
      spread: spreadOf(times),
      goal: `≤ ${mostStartMs.toLocaleString('en')}`,
      met: ours <= mostStartMs,
    },
    ...memoryRows,
  ];
}
