/** Opens a real shop with the demo catalogue for the whole run, its data in a directory that goes with it. */
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
const LOG = join(root, 'test-results', 'shop.log');

export const ADMIN = { email: 'owner@example.com', password: 'bangles and rings' };

/** What the tests know of the shop beside its address: where its mails lie. */
export default async function openShop(): Promise<() => Promise<void>> {
  await buildIfStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-e2e-'));
  const address = `http://127.0.0.1:${await freeLoopbackPort()}`;
  await mkdir(join(root, 'test-results'), { recursive: true });
  const shop = startShop({ address, dataDir });
  await untilOpen(shop, address);
  process.env.SHOP_ADDRESS = address;
  process.env.SHOP_OUTBOX = join(dataDir, 'outbox');
  return async () => {
    await closed(shop);
    await rm(dataDir, { recursive: true, force: true });
  };
}

function startShop({ address, dataDir }: { address: string; dataDir: string }): ChildProcess {
  const log = createWriteStream(LOG);
  const shop = spawn(pinnedNode, ['tools/start.ts'], {
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
  shop.stdout?.pipe(log);
  shop.stderr?.pipe(log);
  return shop;
}

async function untilOpen(shop: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + OPENING_MS;
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`The shop did not open: see ${LOG}`);
    const health = await fetch(`${address}/api/health`).catch(() => null);
    if (health?.ok) return;
    await pause(100);
  }
  await closed(shop);
  throw new Error(`The shop did not open within ${OPENING_MS / 1000} s: see ${LOG}`);
}

async function closed(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const exit = once(shop, 'exit');
  shop.kill('SIGTERM');
  await exit;
}
