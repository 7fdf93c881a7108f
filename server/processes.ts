/**
 * With PROCESSES above 1, one process owns the embedded database, the port and the metrics, and starts others that serve, one
 * for each core. Node hands each connection to one of them. All that they must agree on is in the database already: sessions,
 * limits, jobs, events, and what makes cached responses outdated.
 *
 * `node:cluster` gives one port and one place for metrics without a load balancer on the machine, and one process that owns
 * the embedded database. Several units of systemd would not. Where there is a load balancer, see `deploy/`.
 */
import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, type Settings } from './environment.ts';
import { createLog } from './log.ts';
import type { RunningShop, StartOptions } from './main.ts';
import { prepareShop } from './prepareShop.ts';
import type { ShopDatabase } from './shopDatabase.ts';
import { StartedResources } from './startedResources.ts';
import { openSharedMetrics } from './startMetrics.ts';
import { StartRefusal } from './startRefusal.ts';

/** A process that dies at once is not started again and again without a pause. */
const restartMs = 1_000;

/** The embedded database accepts 100 connections. Each process takes ten beside its pool. */
const connectionsOfAll = 80;
const connectionsBeside = 10;

export async function startProcesses({ settings, progress }: StartOptions): Promise<RunningShop> {
  const started = new StartedResources();
  try {
    const { database, name, newAdmin } = await prepareShop(settings, progress, started);
    await openSharedMetrics(settings, started);
    const workers = new Workers(environmentOf(settings, database), createLog());
    started.add(() => workers.stop());
    const { port } = await workers.start(settings.processes);
    const address = settings.port === 0 ? addressOf(settings.host, port) : settings.publicUrl;
    return { address, name, newAdmin, stop: () => started.stop() };
  } catch (error) {
    await started.stop().catch(() => {});
    throw error;
  }
}

/** The first process has migrated, loaded and made sure of the admin. An empty variable counts as none. */
function environmentOf(settings: Settings, { url, directUrl }: ShopDatabase): Record<string, string> {
  const room = Math.floor(connectionsOfAll / settings.processes) - connectionsBeside;
  const pool = settings.databaseUrl
    ? settings.databasePool
    : Math.min(settings.databasePool, Math.max(4, room));
  return {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl === url ? '' : directUrl,
    DATABASE_POOL: String(pool),
    MIGRATE: 'off',
    DEMO_CATALOGUE: 'off',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  };
}

class Workers {
  readonly #environment: Record<string, string>;
  readonly #log: ReturnType<typeof createLog>;
  readonly #running = new Set<Worker>();
  #isStopping = false;

  constructor(environment: Record<string, string>, log: ReturnType<typeof createLog>) {
    this.#environment = environment;
    this.#log = log;
  }

  /** Resolves when all listen. */
  async start(count: number): Promise<Address> {
    const addresses = await Promise.all(Array.from({ length: count }, () => this.#startFirst()));
    return addresses[0] as Address;
  }

  /** Fails if the process ends before it listens. */
  async #startFirst(): Promise<Address> {
    const worker = this.#fork();
    const failed = once(worker, 'exit').then(([code]) => {
      throw new StartRefusal(`PROCESSES: a process ended with ${code} instead of starting`);
    });
    const [address] = await Promise.race([once(worker, 'listening'), failed]);
    failed.catch(() => {});
    void this.#replaceWhenDead(worker);
    return address;
  }

  async #replaceWhenDead(worker: Worker): Promise<void> {
    for (let current = worker; ; ) {
      if (!current.isDead()) await once(current, 'exit');
      if (this.#isStopping) return;
      const { exitCode, signalCode } = current.process;
      this.#log.error({ exitCode, signalCode }, 'a process died and is replaced');
      await wait(restartMs, undefined, { ref: false });
      if (this.#isStopping) return;
      current = this.#fork();
    }
  }

  #fork(): Worker {
    const worker = cluster.fork(this.#environment);
    this.#running.add(worker);
    worker.on('error', () => {}).once('exit', () => this.#running.delete(worker));
    return worker;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(
      [...this.#running].map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await gone;
      }),
    );
  }
}
