/** The measured shop: a durable embedded PostgreSQL, the demo catalogue, the built pages, on loopback. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import pino from 'pino';
import { openSession } from '#server/accounts/sessionQueries.ts';
import { type App, buildApp, type Web } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { connect, type Database } from '#server/database/connect.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { readEnvironment } from '#server/environment.ts';
import { createLimitGate } from '#server/http/limits.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { startProjections } from '#server/projections/startProjections.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { subscribeToChanges } from '#server/subscribeToChanges.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import type { PhotoStorage } from '#server/uploads/photoStorage.ts';
import type { Language } from '#texts/language.ts';
import { loadDemoCatalogue } from '../demo/loadCatalogue.ts';
import { root } from '../tools/launch/pinnedNode.mjs';
import type { Render } from '../web/ssr/renderedPage.ts';
import { Shoppers } from './load.ts';
import type { BenchOptions } from './options.ts';
import { postmasterOf } from './processorTime.ts';

export interface BenchShop {
  options: BenchOptions;
  address: string;
  app: App;
  db: Database;
  pool: pg.Pool;
  dataDir: string;
  photos: PhotoStorage;
  databaseUrl: string;
  shoppers: Shoppers;
  rendering: Rendering;
  /** Tokens of sixteen customers. */
  customers: readonly string[];
  admin: string;
  /** Resolves when everything that follows from earlier requests is done. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** A rendered page. */
export interface Rendering extends Render {
  /** Runs before each rendering. */
  before(): void;
  /** If false, the shop stores no page, so that each request renders one. */
  isCached: boolean;
}

/** Rate limits are counted, but never reached. */
const limitsFactor = 1_000_000;
const customerCount = 16;

/** In a temporary directory, or in the given one, which stays. */
export async function openBenchShop(options: BenchOptions, storedDir?: string): Promise<BenchShop> {
  const dataDir = storedDir ?? (await mkdtemp(join(tmpdir(), 'kakon-bench-')));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  await migrate(database.url, { log: () => {} });
  const { db, pool, close } = connect(database.url, { statementTimeoutMs: 3_600_000 });
  const settings = readEnvironment({ DATA_DIR: dataDir });
  const photos = localDisk(join(dataDir, 'uploads'));
  const shopSettings = currentSettings(settings.initialShopSettings);
  const log = pino({ level: 'warn' });
  const projections = startProjections(database.url, log);
  const services: Services = {
    db,
    photos,
    settings,
    shopSettings,
    projections,
    clock: () => new Date(),
    log,
  };
  await loadDemoCatalogue({ ...services, shopSettings: settings.initialShopSettings });
  const { web, rendering } = webOf(await builtPages());
  const app = buildApp({ services, limits: createLimitGate(pool, limitsFactor), web });
  const changes = subscribeToChanges(database.url, app, services);
  await changes.subscribed;
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const shoppers = new Shoppers(await postmasterOf(db), projections.catchUp);
  const tokenOf = ({ id }: { id: string }) => openSession(db, id, { userAgent: 'bench', now: new Date() });
  const people = await Promise.all(Array.from({ length: customerCount }, () => buildCustomer(db)));
  return {
    options,
    address,
    app,
    db,
    pool,
    dataDir,
    photos,
    databaseUrl: database.url,
    shoppers,
    rendering,
    customers: await Promise.all(people.map(tokenOf)),
    admin: await tokenOf(await buildAdmin(db)),
    settle: projections.catchUp,
    async close() {
      shoppers.leave();
      await changes.close();
      await app.fastify.close();
      await projections.close();
      await close();
      await database.stop();
      if (storedDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type MeasuredRenderer = {
  renderPage(
    request: Request,
    api: Parameters<PageRenderer['renderPage']>[1] & { onRender: (render: Render) => void },
  ): ReturnType<PageRenderer['renderPage']>;
};

/** The pages as they were built for each language. */
async function builtPages(): Promise<Record<Language, MeasuredRenderer>> {
  const [en, bn] = await Promise.all(
    ['build/server/index.js', 'build/bn/server/index.js'].map(
      (file): Promise<MeasuredRenderer> => import(pathToFileURL(join(root, file)).href),
    ),
  );
  if (!en || !bn) throw new Error('the pages are not built');
  return { en, bn };
}

function webOf(built: Record<Language, MeasuredRenderer>): { web: Web; rendering: Rendering } {
  const rendering: Rendering = { renderAgain: () => '', before: () => {}, isCached: true };
  const onRender = (last: Render) => Object.assign(rendering, last);
  const rendererIn = (language: Language): PageRenderer => ({
    renderPage: async (request, api) => {
      rendering.before();
      const page = await built[language].renderPage(request, { ...api, onRender });
      if (!rendering.isCached) page.headers.set('cache-control', 'no-store');
      return page;
    },
  });
  return {
    web: { renderer: async (language) => rendererIn(language), clientDir: join(root, 'build/client') },
    rendering,
  };
}
