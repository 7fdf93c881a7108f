/** The whole server over a test file's own database, spoken to as HTTP clients do, without a socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import { openSession } from '#server/accounts/sessionQueries.ts';
import { type App, buildApp, type Parts } from '#server/app.ts';
import { hearChanges } from '#server/hearChanges.ts';
import type { Services } from '#server/http/context.ts';
import { createLimitGate } from '#server/http/limits.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { currentShop } from '#server/shop/currentShop.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { checkAnswer } from './answerCheck.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; their shape is the contract's affair
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
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<TestAnswer>;
  /** A session's token, without a password's cost. */
  tokenOf(person: { id: string }): Promise<string>;
}

interface TestAppOptions {
  settings?: Partial<Settings>;
  services?: Partial<Services>;
  /** A second process of the same shop: on this one's database. */
  beside?: TestApp;
  /** Also hear what the database announces, as a running shop does: then public answers are kept. */
  listening?: boolean;
  /** Beside the API: pages, other bounds. */
  parts?: Partial<Omit<Parts, 'services' | 'limits'>>;
}

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database: TestDatabase = options.beside ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-test-'));
  const settings: Settings = {
    ...readSettings({ LIMITS_FACTOR: '1000', DATA_DIR: dataDir }),
    ...options.settings,
  };
  const services: Services = {
    db: database.db,
    photos: localDisk(join(dataDir, 'uploads')),
    settings,
    shop: currentShop(settings.initialShop),
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    ...options.services,
  };
  const app = buildApp({
    services,
    limits: createLimitGate(database.pool, settings.limitsFactor),
    ...options.parts,
  });
  const changes = options.listening ? hearChanges(database.url, app, services) : null;
  await changes?.hearing;
  afterAll(async () => {
    await changes?.close();
    await app.fastify.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    ...database,
    app,
    settings,
    call: (method, path, call = {}) => callApp(app, method, path, call),
    tokenOf: ({ id }) => openSession(database.db, id, { userAgent: 'test', now: services.clock() }),
  };
}

/** Served beside the table of calls. */
const undocumented = ['/health', '/health/live', '/health/ready', '/openapi.json'];

async function callApp(
  { fastify }: App,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers }: CallOptions,
): Promise<TestAnswer> {
  const response = await fastify.inject({
    method,
    url: `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { statusCode: status } = response;
  const answer = isJson ? response.json() : response.body;
  if (isJson && !undocumented.includes(path)) checkAnswer({ method, path, status, body: answer });
  return { status, headers: response.headers as Record<string, string>, body: answer };
}
