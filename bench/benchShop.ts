/** The shop under measurement: a durable embedded PostgreSQL, the demo catalogue, the built pages, on loopback. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import pino from 'pino';
import { openSession } from '#server/accounts/sessionQueries.ts';
import { type App, buildApp, type Web } from '#server/app.ts';
import { connect, type Database } from '#server/database/connect.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { hearChanges } from '#server/hearChanges.ts';
import { createLimitGate } from '#server/http/limits.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { readSettings } from '#server/settings.ts';
import { currentShop } from '#server/shop/currentShop.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { loadDemoCatalogue } from '../demo/loadCatalogue.ts';
import { root } from '../tools/pinnedNode.mjs';
import type { Writing } from '../web/writtenPage.ts';
import { Shoppers } from './load.ts';
import type { BenchOptions } from './options.ts';
import { postmasterOf } from './processorTime.ts';

export interface BenchShop {
  options: BenchOptions;
  address: string;
  app: App;
  db: Database;
  pool: pg.Pool;
  databaseUrl: string;
  shoppers: Shoppers;
  rendering: Rendering;
  /** Tokens of sixteen customers. */
  customers: readonly string[];
  admin: string;
  close(): Promise<void>;
}

/** Of the page that was rendered last, and before the next is. */
export interface Rendering extends Writing {
  before(): void;
}

/** Nobody is refused for asking often: limits are counted all the same. */
const limitsFactor = 1_000_000;
const customerCount = 16;

/** In a directory that goes with it, or in the given one, as it was left there. */
export async function openBenchShop(options: BenchOptions, keptDir?: string): Promise<BenchShop> {
  const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), 'kakon-bench-')));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  await migrate(database.url, { log: () => {} });
  const { db, pool, close } = connect(database.url, { statementTimeoutMs: 3_600_000 });
  const settings = readSettings({ DATA_DIR: dataDir });
  const photos = localDisk(join(dataDir, 'uploads'));
  const shop = currentShop(settings.initialShop);
  const services = { db, photos, settings, shop, clock: () => new Date(), log: pino({ level: 'warn' }) };
  await loadDemoCatalogue({ ...services, shop: settings.initialShop });
  const built = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as MeasuredRenderer;
  const { web, rendering } = webOf(built);
  const app = buildApp({ services, limits: createLimitGate(pool, limitsFactor), web });
  const changes = hearChanges(database.url, app, services);
  await changes.hearing;
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const shoppers = new Shoppers(await postmasterOf(db));
  const tokenOf = ({ id }: { id: string }) => openSession(db, id, { userAgent: 'bench', now: new Date() });
  const people = await Promise.all(Array.from({ length: customerCount }, () => buildCustomer(db)));
  return {
    options,
    address,
    app,
    db,
    pool,
    databaseUrl: database.url,
    shoppers,
    rendering,
    customers: await Promise.all(people.map(tokenOf)),
    admin: await tokenOf(await buildAdmin(db)),
    async close() {
      shoppers.leave();
      await changes.close();
      await app.fastify.close();
      await close();
      await database.stop();
      if (keptDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type MeasuredRenderer = {
  renderPage(
    request: Request,
    door: Parameters<PageRenderer['renderPage']>[1] & { stopwatch: (writing: Writing) => void },
  ): ReturnType<PageRenderer['renderPage']>;
};

function webOf(built: MeasuredRenderer): { web: Web; rendering: Rendering } {
  const rendering: Rendering = { write: () => '', forget: () => {}, before: () => {} };
  const stopwatch = (last: Writing) => Object.assign(rendering, last);
  const renderer: PageRenderer = {
    renderPage: (request, door) => {
      rendering.before();
      return built.renderPage(request, { ...door, stopwatch });
    },
  };
  return { web: { renderer: async () => renderer, clientDir: join(root, 'build/client') }, rendering };
}
