/** Starts a whole shop as a process with its own DATA_DIR, for tests that stop or kill parts of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import type { AdminLogin } from '#server/accounts/ensureAdmin.ts';
import { makeMemoryDir } from './memoryDir.ts';
import type { ShopNews } from './shopProcess.ts';

export interface ShopProcess {
  process: ChildProcess;
  address: string;
  dataDir: string;
  /** The lines that a terminal would show. */
  said: string[];
  /** The first admin's credentials, if this process generated them. */
  newAdmin: AdminLogin | null;
  /** Stops the shop like Ctrl-C and waits until it has ended. */
  stop(): Promise<void>;
}

/** For use within a test. */
export async function openShopProcess(env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = await makeMemoryDir('kakon-shop-');
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
  onTestFinished(async () => {
    child.kill('SIGKILL');
    // PostgreSQL may still be closing its files there.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });
  const [{ address, said, newAdmin }] = (await once(child, 'message')) as [ShopNews];
  return { process: child, address, dataDir, said, newAdmin, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.send('stop');
  await gone;
}
