/** Starts the shop's process: settings, database, migrations, services, then the server. Stops them in reverse order. */
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { type AdminLogin, ensureAdmin } from './accounts/ensureAdmin.ts';
import { type App, buildApp, type Web } from './app.ts';
import { rootNote, runsAsRoot } from './asRoot.ts';
import type { Services } from './context.ts';
import { connect } from './database/connect.ts';
import { readReplication } from './database/replicationQueries.ts';
import { makeDataDir } from './dataDir.ts';
import { addressOf, type Settings } from './environment.ts';
import { createAdmission, watchEventLoop } from './http/admission.ts';
import { drain } from './http/httpServer.ts';
import { createLimitGate } from './http/limits.ts';
import { countJobs } from './jobs/jobQueries.ts';
import { startWorker } from './jobs/worker.ts';
import { loadWeb, type PagesOrigin } from './loadWeb.ts';
import { createLog } from './log.ts';
import { countEvents } from './outbox/outboxQueries.ts';
import { checkBucket, ensureSchema, fillEmptyShop } from './prepareShop.ts';
import { startProjections } from './projections/startProjections.ts';
import { Readiness } from './readiness.ts';
import { openShopDatabase, type ShopDatabase } from './shopDatabase.ts';
import { StartedResources } from './startedResources.ts';
import { loadMetrics, openMetrics } from './startMetrics.ts';
import { listenRefusal, StartRefusal } from './startRefusal.ts';
import { subscribeToChanges } from './subscribeToChanges.ts';
import { taskList } from './taskList.ts';
import { loadTracing } from './tracing/loadTracing.ts';
import type { Tracing } from './tracing/trace.ts';
import { openPhotoStorage } from './uploads/openPhotoStorage.ts';

export interface RunningShop {
  /** The shop's name. */
  name: string;
  /** The address to open in a browser. */
  address: string;
  /** The first admin's credentials, if this start generated them. */
  newAdmin: AdminLogin | null;
  /** Is not ready for DRAIN_DELAY, then stops everything, the last started first. Safe to call twice. */
  stop(): Promise<void>;
}

export interface StartOptions {
  settings: Settings;
  /** Called with a line for each long step. */
  progress: (line: string) => void;
  pages: PagesOrigin;
}

const readyWithinMs = 3_000;

export async function startShop(options: StartOptions): Promise<RunningShop> {
  const started = new StartedResources();
  try {
    return await startParts(options, started);
  } catch (error) {
    await started.stop().catch(() => {});
    throw error;
  }
}

async function startParts(options: StartOptions, started: StartedResources): Promise<RunningShop> {
  const { settings, progress, pages } = options;
  if (runsAsRoot()) progress(rootNote);
  await makeDataDir(settings.dataDir);
  const log = createLog();
  const tracing = await loadTracing(settings, started);
  warnOfMultipliedLimits(settings, log);
  if (cluster.isPrimary) await checkBucket(settings, progress);
  // PostgreSQL starts in its own processes, so load the pages meanwhile.
  const [database, web] = await both(openShopDatabase(settings, progress, started), loadWeb(pages, started));
  const { directUrl, directTraits: traits } = database;
  await ensureSchema(settings, database, progress);
  const readiness = new Readiness(['deaf'], log);
  const { services, pool } = await startServices(database, { settings, log, readiness, tracing }, started);
  await fillEmptyShop(settings, services, progress);
  const worker = startWorker({
    url: directUrl,
    traits,
    log,
    tracing,
    tasks: (db) => taskList({ ...services, db }),
  });
  started.add(() => worker.stop());
  const app = await startApp({ services, pool, web, readiness, tracing }, started);
  const changes = subscribeToChanges(directUrl, app, services, { caching: pages !== 'development' });
  started.add(changes.close);
  // Late, because a password that a failed start has generated is never shown.
  const { adminEmail: email, adminPassword: password } = settings;
  const newAdmin = await ensureAdmin(services.db, { email, password }, services.clock());
  // Ready from the first response on. Without the database the shop opens all the same, and says that it is not ready.
  await Promise.race([changes.subscribed, wait(readyWithinMs, undefined, { ref: false })]);
  const address = await listen(app, settings, started);
  // Stop the worker first and wait for it last, so that running jobs also get the time that open requests take.
  started.add(async () => void worker.stop());
  const stop = async () => {
    readiness.set('draining', true);
    await wait(settings.drainDelay * 1000);
    await started.stop();
  };
  return { address, newAdmin, name: services.shopSettings.lastRead().name, stop };
}

function warnOfMultipliedLimits({ limitsFactor: factor }: Settings, log: Services['log']): void {
  if (factor !== 1) log.warn({ factor }, `LIMITS_FACTOR is ${factor}: rate limits are multiplied`);
}

interface ShopParts {
  settings: Settings;
  log: Services['log'];
  readiness: Readiness;
  tracing: Tracing | null;
}

interface AppServices extends Pick<ShopParts, 'readiness' | 'tracing'> {
  services: Services;
  pool: Pool;
  web: Web | undefined;
}

/** Opens the pool of connections. The settings are read once, so that a page can be shown without the database. */
async function startServices(
  { url, traits, directUrl, directTraits }: ShopDatabase,
  { settings, log, readiness, tracing }: ShopParts,
  started: StartedResources,
): Promise<{ services: Services; pool: Pool }> {
  const { db, pool, close } = connect(url, {
    traits,
    trace: tracing?.statement,
    poolSize: settings.databasePool,
    onStandby: () => readiness.set('standby', true),
    onBrokenConnection: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  started.add(close);
  const shopSettings = currentSettings(settings.initialShopSettings);
  await shopSettings.read(db);
  const projections = startProjections(directUrl, log, { traits: directTraits, tracing });
  const photos = openPhotoStorage(settings);
  started.add(projections.close);
  return {
    services: { db, photos, settings, shopSettings, projections, clock: () => new Date(), log },
    pool,
  };
}

/** Builds the server, and opens the port of its metrics. */
async function startApp(
  { services, pool, web, readiness, tracing }: AppServices,
  started: StartedResources,
): Promise<App> {
  const { db, settings } = services;
  const lag = watchEventLoop();
  const metrics = await loadMetrics(settings);
  const app = buildApp({
    metrics,
    tracing,
    services,
    readiness,
    limits: createLimitGate(pool, settings.limitsFactor),
    admission: createAdmission(() => ({ lagMs: lag.now(), waiting: pool.waitingCount })),
    web,
  });
  metrics?.watch({
    cache: app.cache,
    pool,
    countJobs: () => countJobs(db),
    countEvents: () => countEvents(db),
    readReplication: () => readReplication(db),
  });
  if (metrics) await openMetrics(metrics, settings, started);
  return app;
}

/** If one fails, still wait for the other: its resources must be known before they can be stopped. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

async function listen(
  { fastify }: App,
  { host, port, publicUrl }: Settings,
  started: StartedResources,
): Promise<string> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    throw listenRefusal(error, { host, port });
  }
  started.add(() => drain(fastify));
  const address = fastify.server.address();
  if (address === null || typeof address === 'string')
    throw new StartRefusal(`PORT: ${port} opened no address`);
  return port === 0 ? addressOf(host, address.port) : publicUrl;
}
