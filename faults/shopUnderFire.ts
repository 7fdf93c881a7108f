/** A whole shop as a process, over a directory of its own, with the ids of all that can be killed of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { postmasterIn } from '#server/database/embeddedPostmaster.ts';
import { runningDatabase } from '#server/database/embeddedRunning.ts';
import type { ShopNews } from '#server/testing/shopProcess.ts';

export const owner = { email: 'owner@example.com', password: 'kakon-owner' };

export interface ShopUnderFire {
  dataDir: string;
  /** Of the process that runs now. */
  readonly address: string;
  readonly process: ChildProcess;
  /** Null where the database is elsewhere. */
  postmaster(): number | null;
  /** Starts a process in the place of one that was killed, as whatever watches over it would. */
  startAgain(): Promise<void>;
  /** Until it says of itself that it can serve: the milliseconds that took. */
  untilWell(withinMs?: number): Promise<number>;
  /** A connection to its database beside its own, for who goes over its books. */
  openBooks(): Promise<Connection>;
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  dataDir?: string;
  /** Read before anything of the shop is. */
  preload?: string;
}

/** On the same port each time, as a shop that is started again has it. */
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
    // What is thrown at it makes it complain a great deal.
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

export async function openShopUnderFire(options: Options = {}): Promise<ShopUnderFire> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'kakon-fire-')));
  let child = start(dataDir, '0', options);
  const address = await addressOf(child);
  const { port } = new URL(address);

  afterAll(async () => {
    child.kill('SIGKILL');
    // PostgreSQL's keeper still closes the files it has open there.
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

  async function openBooks(): Promise<Connection> {
    let url = options.env?.DATABASE_URL ?? (await runningDatabase(dataDir));
    for (; !url; url = await runningDatabase(dataDir)) await pause(50);
    return connect(url, { application: 'books', statementTimeoutMs: 120_000, poolSize: 2 });
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
    openBooks,
    async stop() {
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}
