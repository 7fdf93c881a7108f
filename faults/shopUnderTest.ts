/**
 * A shop as a separate process with its own data directory, and the ids of all processes that can be killed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { postmasterIn } from '#server/database/embedded/postmaster.ts';
import { runningDatabase } from '#server/database/embedded/running.ts';
import type { ShopNews } from '#server/testing/shopProcess.ts';

export const owner = { email: 'owner@example.com', password: 'kakon-owner' };

export interface ShopUnderTest {
  dataDir: string;
  /** The id of the running process. */
  readonly address: string;
  readonly process: ChildProcess;
  /** Null for an external database. */
  postmaster(): number | null;
  /** Restarts a killed process, as systemd would. */
  startAgain(): Promise<void>;
  /** Waits until the shop is ready; returns the milliseconds. */
  untilWell(withinMs?: number): Promise<number>;
  /** Another connection to its database, for checks. */
  openConnection(): Promise<Connection>;
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  dataDir?: string;
  /** Loaded before any code of the shop. */
  preload?: string;
}

/** On the same port after every restart. */
function start(dataDir: string, port: string, { env, preload }: Options): ChildProcess {
  return fork('server/testing/shopProcess.ts', {
    execArgv: preload ? ['--import', preload] : [],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DEMO_CATALOGUE: 'off',
      LIMITS_FACTOR: '1000',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...env,
      PORT: port,
    },
    // The log is hidden, since the faults cause many errors.
    stdio: ['ignore', 'ignore', process.env.FAULTS_LOUD ? 'inherit' : 'ignore', 'ipc'],
  });
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the shop ended with ${code} instead of starting`);
  });
  const [{ address }] = (await Promise.race([once(child, 'message'), ended])) as [ShopNews];
  return address;
}

export async function openShopUnderTest(options: Options = {}): Promise<ShopUnderTest> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'kakon-fire-')));
  let child = start(dataDir, '0', options);
  const address = await addressOf(child);
  const { port } = new URL(address);

  afterAll(async () => {
    child.kill('SIGKILL');
    // Wait for PostgreSQL, which is still closing its files there.
    if (!options.dataDir)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
  });

  async function untilWell(withinMs = 60_000): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const health = await fetch(`${address}/api/health`).catch(() => null);
      if (health?.ok) return performance.now() - begun;
      if (performance.now() - begun > withinMs) throw new Error(`not well again within ${withinMs} ms`);
      await pause(20);
    }
  }

  async function openConnection(): Promise<Connection> {
    let url = options.env?.DATABASE_URL ?? (await runningDatabase(dataDir));
    for (; !url; url = await runningDatabase(dataDir)) await pause(50);
    return connect(url, { application: 'faults', statementTimeoutMs: 120_000, poolSize: 2 });
  }

  return {
    dataDir,
    address,
    get process() {
      return child;
    },
    postmaster: () => postmasterIn(join(dataDir, 'postgres'))?.pid ?? null,
    async startAgain() {
      child = start(dataDir, port, options);
      await addressOf(child);
    },
    untilWell,
    openConnection,
    async stop() {
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}
