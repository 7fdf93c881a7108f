/** Opens a whole shop in a process of its own, over a DATA_DIR of its own, for tests that stop or kill parts of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { ShopNews } from './shopProcess.ts';

export interface ShopProcess {
  process: ChildProcess;
  address: string;
  dataDir: string;
  /** Asks it to stop as Ctrl-C does, and waits until it is gone: the milliseconds that took. */
  stop(): Promise<number>;
}

export async function openShopProcess(env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-shop-'));
  const child = fork('server/testing/shopProcess.ts', {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_CATALOGUE: 'off',
      LIMITS_FACTOR: '1000',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'kakon-owner',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    // PostgreSQL's keeper still closes the files it has open there.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });
  const [{ address }] = (await once(child, 'message')) as [ShopNews];
  return { process: child, address, dataDir, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<number> {
  const begun = performance.now();
  const gone = once(child, 'exit');
  child.send('stop');
  await gone;
  return performance.now() - begun;
}
