/**
 * A shop as a separate process with its own data directory, and the ids of all processes that can be killed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { runningDatabase } from '#server/database/embedded/address.ts';
import { postmasterIn } from '#server/database/embedded/postmaster.ts';
import type { ShopNews } from '#server/testing/shopProcess.ts';

export const admin = { email: 'owner@example.com', password: 'kakon-owner' };

export interface ShopUnderTest {
  dataDir: string;
  readonly address: string;
  /** Another one after each restart. */
  readonly process: ChildProcess;
  /** Null for an external database. */
  postmaster(): number | null;
  /** Restarts a killed process, as systemd would. */
  startAgain(): Promise<void>;
  /** Waits until the shop is ready; returns the milliseconds. */
  untilReady(withinMs?: number): Promise<number>;
  /** Undoes what a failed test left: restarts an ended process and waits until the shop is ready. */
  recover(): Promise<void>;
  /** Another connection to its database, for checks. */
  openConnection(): Promise<Connection>;
  /** Does nothing if the process has ended already. */
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  dataDir?: string;
  /** The database's URL past a faulty network. */
  urlForChecks?: string;
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
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

export async function openShopUnderTest(options: Options = {}): Promise<ShopUnderTest> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'kakon-faults-')));
  let child = start(dataDir, '0', options);
  const address = await addressOf(child);
  const { port } = new URL(address);

  afterAll(async () => {
    child.kill('SIGKILL');
    // Wait for PostgreSQL, which is still closing its files there.
    if (!options.dataDir)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
  });

  async function untilReady(withinMs = 60_000): Promise<number> {
    const startedAt = performance.now();
    const isReady = async () => {
      const signal = AbortSignal.timeout(withinMs);
      const health = await fetch(`${address}/api/health`, { signal }).catch(() => null);
      return health?.ok;
    };
    await expect.poll(isReady, { timeout: withinMs, interval: 20 }).toBe(true);
    return performance.now() - startedAt;
  }

  async function openConnection(): Promise<Connection> {
    const findUrl = async () =>
      options.urlForChecks ?? options.env?.DATABASE_URL ?? (await runningDatabase(dataDir));
    const url = await vi.waitUntil(findUrl, { timeout: 60_000 });
    return connect(url, { application: 'faults', statementTimeoutMs: 120_000, poolSize: 2 });
  }

  async function startAgain(): Promise<void> {
    child = start(dataDir, port, options);
    await addressOf(child);
  }

  return {
    dataDir,
    address,
    get process() {
      return child;
    },
    postmaster: () => postmasterIn(join(dataDir, 'postgres'))?.pid ?? null,
    startAgain,
    untilReady,
    async recover() {
      if (hasEnded(child)) await startAgain();
      await untilReady();
    },
    openConnection,
    async stop() {
      if (hasEnded(child)) return;
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}
