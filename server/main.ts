/** The shop's process: settings, database, what must be in it, then listening; and the same backwards at the end. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { loadDemoCatalogue } from '../demo/loadCatalogue.ts';
import { type AdminSignIn, ensureAdmin } from './accounts/ensureAdmin.ts';
import { type App, buildApp, type Web } from './app.ts';
import { connect } from './database/connect.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { refuseUnusable } from './database/givenDatabase.ts';
import { migrate } from './database/migrate.ts';
import { makeDataDir } from './dataDir.ts';
import { hearChanges } from './hearChanges.ts';
import { createAdmission } from './http/admission.ts';
import type { Services } from './http/context.ts';
import { startDevelopmentWeb } from './http/developmentWeb.ts';
import { drain } from './http/drain.ts';
import { watchEventLoop } from './http/eventLoopLag.ts';
import { createLimitGate } from './http/limits.ts';
import type { Metrics } from './http/metrics.ts';
import { type MetricsServer, serveMetrics } from './http/metricsServer.ts';
import type { PageRenderer } from './http/pages.ts';
import { countJobs } from './jobs/jobQueries.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { handOnMails } from './mail/mailQueries.ts';
import { addressOf, type Settings } from './settings.ts';
import { currentShop } from './shop/currentShop.ts';
import { listenRefusal, StartRefusal } from './startRefusal.ts';
import { taskList } from './taskList.ts';
import { localDisk } from './uploads/localDisk.ts';

const root = join(import.meta.dirname, '..');
const builtPages = pathToFileURL(join(root, 'build/server/index.js')).href;
const builtFiles = join(root, 'build/client');
/** For the pool to let go of its connections. */
const closingMs = 1_000;

export interface RunningShop {
  /** What the shop is called. */
  name: string;
  /** What a browser opens. */
  address: string;
  /** What the first admin signs in with, where this start has made it up. */
  newAdmin: AdminSignIn | null;
  /** Ends what was begun, the last first; safe to call twice. */
  stop(): Promise<void>;
}

export interface StartOptions {
  settings: Settings;
  /** Told a line for each long step. */
  progress: (line: string) => void;
  /** As built; fresh from their source at each request; or the API alone. */
  pages: 'built' | 'development' | 'none';
}

/** What has been begun, to be ended in the opposite order. */
class Begun {
  readonly #ends: (() => Promise<unknown>)[] = [];
  #ended: Promise<void> | null = null;

  add(end: () => Promise<unknown>): void {
    this.#ends.unshift(end);
  }

  end(): Promise<void> {
    this.#ended ??= this.#endAll();
    return this.#ended;
  }

  async #endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const end of this.#ends) await end().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}

export async function startShop(options: StartOptions): Promise<RunningShop> {
  const begun = new Begun();
  try {
    return await startParts(options, begun);
  } catch (error) {
    await begun.end().catch(() => {});
    throw error;
  }
}

async function startParts(options: StartOptions, begun: Begun): Promise<RunningShop> {
  const { settings, progress, pages } = options;
  await makeDataDir(settings.dataDir);
  const log = createLog();
  const clock = () => new Date();
  if (settings.limitsFactor !== 1) {
    log.warn(
      { factor: settings.limitsFactor },
      `LIMITS_FACTOR is ${settings.limitsFactor}: rate limits are multiplied`,
    );
  }
  // PostgreSQL starts in processes of its own, the while the pages are read here.
  const [url, web] = await both(databaseOf(settings, progress, begun), webOf(pages, begun));
  await migrate(url, { log: progress });
  const { db, pool, close } = connect(url, {
    onBrokenConnection: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  // A statement that hangs is left to the database, which ends it with the connection.
  begun.add(() => Promise.race([close(), wait(closingMs, undefined, { ref: false })]));
  const newAdmin = await ensureAdmin(
    db,
    { email: settings.adminEmail, password: settings.adminPassword },
    clock(),
  );
  const photos = localDisk(join(settings.dataDir, 'uploads'));
  const shop = currentShop(settings.initialShop);
  await shop.read(db);
  const services = { db, photos, settings, shop, clock, log };
  if (settings.demoCatalogue) await fillEmptyShop(services, progress);
  const worker = startWorker({
    url,
    log,
    tasks: (own) => taskList({ ...services, db: own }),
    gather: handOnMails,
  });
  begun.add(() => worker.stop());
  const lag = watchEventLoop();
  const metrics = await metricsFor(settings);
  const app = buildApp({
    metrics,
    services,
    limits: createLimitGate(pool, settings.limitsFactor),
    admission: createAdmission(() => ({ lagMs: lag.now(), waiting: pool.waitingCount })),
    web,
  });
  metrics?.watch({ cache: app.cache, pool, countJobs: () => countJobs(db) });
  if (metrics) await openMetrics(metrics, settings, begun);
  // In development pages change with their source, so none is kept.
  if (pages !== 'development') begun.add(hearChanges(url, app, services).close);
  const address = await listen(app, settings, begun);
  // Told first and waited for last: jobs at work get the time that requests take to be answered, too.
  begun.add(async () => void worker.stop());
  return { address, newAdmin, name: shop.lastRead().name, stop: () => begun.end() };
}

/** Whichever fails, the other is waited for: what it has begun is then known, and can be ended. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

async function fillEmptyShop(
  { db, photos, clock, shop }: Services,
  progress: StartOptions['progress'],
): Promise<void> {
  const loaded = await loadDemoCatalogue({ db, photos, clock, shop: shop.lastRead() });
  if (loaded) progress('The demo catalogue is loaded');
}

async function databaseOf(
  { databaseUrl, dataDir }: Settings,
  progress: StartOptions['progress'],
  begun: Begun,
): Promise<string> {
  if (databaseUrl) {
    await refuseUnusable(databaseUrl);
    return databaseUrl;
  }
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: progress });
  begun.add(stop);
  return url;
}

async function webOf(pages: StartOptions['pages'], begun: Begun): Promise<Web | undefined> {
  if (pages === 'none') return undefined;
  if (pages === 'development') {
    const { close, ...web } = await startDevelopmentWeb(root);
    begun.add(close);
    return web;
  }
  const built = (await import(builtPages)) as PageRenderer;
  return { renderer: async () => built, clientDir: builtFiles };
}

async function metricsFor({ metricsPort }: Settings): Promise<Metrics | null> {
  if (metricsPort === null) return null;
  const { Metrics } = await import('./http/metrics.ts');
  return new Metrics();
}

async function openMetrics({ registry }: Metrics, { metricsPort }: Settings, begun: Begun): Promise<void> {
  const port = metricsPort ?? 0;
  let server: MetricsServer;
  try {
    server = await serveMetrics(registry, port);
  } catch {
    throw new StartRefusal(`METRICS_PORT: ${port} can't be opened; choose a free one of 1024 or above`);
  }
  begun.add(() => server.close());
}

async function listen({ fastify }: App, { host, port, publicUrl }: Settings, begun: Begun): Promise<string> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    throw listenRefusal(error, { host, port });
  }
  begun.add(() => drain(fastify));
  const address = fastify.server.address();
  if (address === null || typeof address === 'string')
    throw new StartRefusal(`PORT: ${port} opened no address`);
  return port === 0 ? addressOf(host, address.port) : publicUrl;
}
