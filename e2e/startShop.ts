/** Starts a real shop with the demo catalogue and a temporary data directory, for the whole run or for a few tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { buildIfStale } from '../tools/build/build.ts';
import { root } from '../tools/launch/pinnedNode.mjs';

const STARTUP_MS = 120_000;
const LOGS = join(root, 'test-results');

export const ADMIN = { email: 'owner@example.com', password: 'bangles and rings' };

export interface RunningShop {
  address: string;
  /** The directory of its emails. */
  outbox: string;
  close(): Promise<void>;
}

/** Playwright's global setup. Passes the URL and the email directory to the tests. */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  await buildIfStale();
  const { address, outbox, close } = await startShop('shop');
  process.env.KAKON_E2E_URL = address;
  process.env.SHOP_OUTBOX = outbox;
  return close;
}

/** `name` is the name of its log file. */
export async function startShop(name: string): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-e2e-'));
  const address = `http://127.0.0.1:${await freeLoopbackPort()}`;
  await mkdir(LOGS, { recursive: true });
  const log = join(LOGS, `${name}.log`);
  const shop = spawnShop({ address, dataDir, log });
  await waitUntilReady(shop, address, log);
  return {
    address,
    outbox: join(dataDir, 'outbox'),
    async close() {
      await stopShop(shop);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface ShopOptions {
  address: string;
  dataDir: string;
  log: string;
}

function spawnShop({ address, dataDir, log }: ShopOptions): ChildProcess {
  const lines = createWriteStream(log);
  const shop = spawn(process.execPath, ['build/shop/shop.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(address).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_CATALOGUE: 'on',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // All tests share one IP address.
      LIMITS_FACTOR: '1000',
    },
  });
  shop.stdout?.pipe(lines);
  shop.stderr?.pipe(lines);
  return shop;
}

async function waitUntilReady(shop: ChildProcess, address: string, log: string): Promise<void> {
  const deadline = Date.now() + STARTUP_MS;
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`The shop did not open: see ${log}`);
    const health = await fetch(`${address}/api/health`).catch(() => null);
    if (health?.ok) return;
    await pause(100);
  }
  await stopShop(shop);
  throw new Error(`The shop did not open within ${STARTUP_MS / 1000} s: see ${log}`);
}

async function stopShop(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const exit = once(shop, 'exit');
  shop.kill('SIGTERM');
  await exit;
}
