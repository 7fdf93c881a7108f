/** The shop as a process of its own: how much memory it holds under load, and how soon it answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../tools/pinnedNode.mjs';
import type { BenchShop } from './benchShop.ts';
import { listingPaths } from './coldListings.ts';
import { median, type Row, spreadOf } from './figures.ts';

const mostMemoryMb = 220;
const mostStartMs = 2_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

interface OwnProcess {
  address: string;
  shop: ChildProcess;
  startMs: number;
}

async function start(environment: Record<string, string>): Promise<OwnProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const shop = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'start'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...environment, PORT: String(port), NODE_ENV: 'production' },
  });
  while (!(await fetch(`${address}/api/health`).catch(() => null))?.ok) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode} instead of starting`);
    await wait(5);
  }
  return { address, shop, startMs: performance.now() - begun };
}

async function stop({ shop }: OwnProcess): Promise<void> {
  const gone = once(shop, 'exit');
  shop.kill('SIGTERM');
  await gone;
}

/** Of the shop itself, which the command that was called has started. */
function residentMb({ pid }: ChildProcess): number {
  const [shop = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const status = readFileSync(`/proc/${shop}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The process ends, whatever comes of the load. */
async function residentAfter(load: () => Promise<void>, running: OwnProcess): Promise<number> {
  try {
    await load();
    return residentMb(running.shop);
  } finally {
    await stop(running);
  }
}

/** Listings never asked before and pages, as fast as they come. */
export async function memory({ databaseUrl, shoppers, options }: BenchShop): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-bench-'));
  const running = await start({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LIMITS_FACTOR: '1000' });
  const paths = listingPaths(100_000, 1_000_000);
  const pages = paths.map((path, turn) => ({ path: turn % 4 === 0 ? path.replace('/api/', '/') : path }));
  const seconds = options.repeats > 1 ? 60 : options.seconds;
  const load = { url: running.address, requests: pages };
  const ours = await residentAfter(async () => {
    // A shop that has just opened turns a crowd away until its code is warm: few at first, of other listings.
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

export async function warmStart({ options }: BenchShop): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-bench-'));
  const times: number[] = [];
  for (let turn = 0; turn <= options.repeats; turn += 1) {
    const running = await start({ DATA_DIR: dataDir });
    if (turn > 0) times.push(running.startMs);
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
  ];
}
