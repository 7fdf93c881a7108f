/** The whole server on a test file's own database. Tests call it like HTTP clients, but without a socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openSession } from '#server/accounts/sessionQueries.ts';
import { type App, type AppParts, buildApp } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { readEnvironment, type Settings } from '#server/environment.ts';
import { createLimitGate } from '#server/http/limits.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { subscribeToChanges } from '#server/subscribeToChanges.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { closeAtEnd } from './closings.ts';
import { checkResponse } from './responseCheck.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

export interface TestResponse {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field; the contract checks the shape of responses
  body: any;
}

export interface CallOptions {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp extends TestDatabase {
  app: App;
  settings: Settings;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<TestResponse>;
  /** Opens a session without the cost of a password hash. */
  tokenOf(person: { id: string }): Promise<string>;
}

interface TestAppOptions {
  settings?: Partial<Settings>;
  services?: Partial<Services>;
  /** Acts as a second process of the same shop, on the same database. */
  beside?: TestApp;
  /** Subscribes to changes like a running shop, so that public responses are cached. */
  listening?: boolean;
  /** Parts to replace: pages, metrics or limits. */
  parts?: Partial<Omit<AppParts, 'services' | 'limits'>>;
}

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database: TestDatabase = options.beside ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-test-'));
  const settings: Settings = {
    ...readEnvironment({ LIMITS_FACTOR: '1000', DATA_DIR: dataDir }),
    ...options.settings,
  };
  const log = pino({ level: 'silent' });
  const services: Services = {
    db: database.db,
    photos: localDisk(join(dataDir, 'uploads')),
    settings,
    shopSettings: currentSettings(settings.initialShopSettings),
    projections: { catchUp: () => applyEvents(database.db, { log, wait: true }) },
    clock: () => new Date(),
    log,
    ...options.services,
  };
  const app = buildApp({
    services,
    limits: createLimitGate(database.pool, settings.limitsFactor),
    ...options.parts,
  });
  const changes = options.listening ? subscribeToChanges(database.url, app, services) : null;
  await changes?.subscribed;
  closeAtEnd(async () => {
    await changes?.close();
    await app.fastify.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  return {
    ...database,
    app,
    settings,
    async call(method, path, call = {}) {
      const response = await callApp(app, method, path, call);
      // As if the test waited a moment after each change, until lists and totals have followed.
      if (method !== 'GET' && response.status < 400) await services.projections.catchUp();
      return response;
    },
    tokenOf: ({ id }) => openSession(database.db, id, { userAgent: 'test', now: services.clock() }),
  };
}

/** For paths that are not endpoints of the contract. */
const undocumented = ['/health', '/health/live', '/health/ready', '/openapi.json'];

async function callApp(
  { fastify }: App,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers }: CallOptions,
): Promise<TestResponse> {
  const response = await fastify.inject({
    method,
    url: `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { statusCode: status } = response;
  const sent = isJson ? response.json() : response.body;
  if (isJson && !undocumented.includes(path)) checkResponse({ method, path, status, body: sent });
  return { status, headers: response.headers as Record<string, string>, body: sent };
}
