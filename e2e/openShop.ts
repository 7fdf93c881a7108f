/** Opens a real shop with the demo catalogue, for the whole run or for a few tests, its data in a directory that goes with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeLoopbackPort } from '#server/database/embeddedLock.ts';
import { buildIfStale } from '../tools/build.ts';
import { pinnedNode, root } from '../tools/pinnedNode.mjs';

const OPENING_MS = 120_000;
const LOGS = join(root, 'test-results');

export const ADMIN = { email: 'owner@example.com', password: 'bangles and rings' };

export interface OpenShop {
  address: string;
  /** Where its mails lie. */
  outbox: string;
  close(): Promise<void>;
}

/** What the tests know of the shop beside its address: where its mails lie. */
export default async function openShopForAll(): Promise<() => Promise<void>> {
  await buildIfStale();
  const { address, outbox, close } = await openShop('shop');
  process.env.KAKON_E2E_URL = address;
  process.env.SHOP_OUTBOX = outbox;
  return close;
}

/** `name` is its log's. */
export async function openShop(name: string): Promise<OpenShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-e2e-'));
  const address = `http://127.0.0.1:${await freeLoopbackPort()}`;
  await mkdir(LOGS, { recursive: true });
  const log = join(LOGS, `${name}.log`);
  const shop = startShop({ address, dataDir, log });
  await untilOpen(shop, address, log);
  return {
    address,
    outbox: join(dataDir, 'outbox'),
    async close() {
      await closed(shop);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Starting {
  address: string;
  dataDir: string;
  log: string;
}

function startShop({ address, dataDir, log }: Starting): ChildProcess {
  const lines = createWriteStream(log);
  const shop = spawn(pinnedNode, ['build/shop/start.js'], {
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
      // Many shoppers at once, all from one address.
      LIMITS_FACTOR: '1000',
    },
  });
  shop.stdout?.pipe(lines);
  shop.stderr?.pipe(lines);
  return shop;
}

async function untilOpen(shop: ChildProcess, address: string, log: string): Promise<void> {
  const deadline = Date.now() + OPENING_MS;
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`The shop did not open: see ${log}`);
    const health = await fetch(`${address}/api/health`).catch(() => null);
    if (health?.ok) return;
    await pause(100);
  }
  await closed(shop);
  throw new Error(`The shop did not open within ${OPENING_MS / 1000} s: see ${log}`);
}

async function closed(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const exit = once(shop, 'exit');
  shop.kill('SIGTERM');
  await exit;
}
