import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReplication } from '#server/database/replicationQueries.ts';
import { countJobs, queueJob } from '#server/jobs/jobQueries.ts';
import { countEvents, recordEvent, setAside } from '#server/outbox/outboxQueries.ts';
import { receiveAnnouncements } from '#server/testing/announce.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { statementsOf } from '../../bench/statements.ts';
import { Metrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './metricsServer.ts';

const metrics = new Metrics();
const testShop = await openTestApp({ listening: true, parts: { metrics } });
const { app, call, db, pool } = testShop;
metrics.watch({
  cache: app.cache,
  pool,
  countJobs: () => countJobs(db),
  countEvents: () => countEvents(db),
  readReplication: () => readReplication(db),
});
let server: MetricsServer;
let shop: string;

beforeAll(async () => {
  server = await serveMetrics(metrics.registry, { port: 0 });
  shop = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const read = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
const figure = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

it('counts calls by pattern and status, and responses served from memory', async () => {
  const { id } = await buildProduct(db);
  await receiveAnnouncements(testShop);
  const served = app.cache.hits;
  await call('GET', `/products/${id}`);
  await call('GET', '/products/nothing');
  await call('GET', '/cart');
  await fetch(`${shop}/api/products`);
  await fetch(`${shop}/api/products`);
  await fetch(`${shop}/api/products`);
  const countIn = (text: string, name: string, status: number) =>
    figure(text, `kakon_http_request_seconds_count{call="${name}",status="${status}"}`);
  // A response is counted when it is closed, which may be after its client has read it.
  await expect.poll(async () => countIn(await read(), 'GET /api/products', 200)).toBe(3);
  const text = await read();
  const calls = (name: string, status: number) => countIn(text, name, status);
  expect(calls('GET /api/products/:id', 200)).toBe(1);
  expect(calls('GET /api/products/:id', 404)).toBe(1);
  expect(calls('GET /api/cart', 401)).toBe(1);
  expect(figure(text, 'kakon_cached_responses_served_total') - served).toBe(2);
  expect(figure(text, 'kakon_cached_responses')).toBeGreaterThanOrEqual(1);
  expect(figure(text, 'kakon_cached_responses_bytes')).toBeGreaterThan(1_000);
  expect(text).not.toContain(id);
});

it('counts the events that wait in the outbox and those left out', async () => {
  for (let n = 0; n < 3; n += 1) await recordEvent(db, { kind: 'stockChanged', stock: [] });
  const first = await db.selectFrom('outbox').select('id').orderBy('id').executeTakeFirstOrThrow();
  await setAside(db, first.id, 'a projection failed');
  const text = await read();
  expect(figure(text, 'kakon_outbox_events{state="waiting"}')).toBe(2);
  expect(figure(text, 'kakon_outbox_events{state="failed"}')).toBe(1);
  const [oldest] = await db
    .selectFrom('outbox')
    .select('recorded_at')
    .where('error', 'is', null)
    .orderBy('id')
    .limit(1)
    .execute();
  const age = (Date.now() - Number(oldest?.recorded_at)) / 1000;
  expect(figure(text, 'kakon_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect(figure(text, 'kakon_outbox_oldest_seconds')).toBeLessThanOrEqual(age);
});

it('counts and times cached responses by the same pattern and status as other responses', async () => {
  const { id } = await buildProduct(db);
  const address = `${shop}/api/products/${id}`;
  await expect
    .poll(() => app.cache.find(`/api/products/${id}`) ?? fetch(address).then(() => null))
    .toBeTruthy();
  const call = 'call="GET /api/products/:id"';
  const seconds = async (status: number, what: 'count' | 'sum') =>
    figure(await read(), `kakon_http_request_seconds_${what}{${call},status="${status}"}`);
  const [count, sum] = [await seconds(200, 'count'), await seconds(200, 'sum')];
  const { headers } = await fetch(address);
  await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  await expect.poll(() => seconds(200, 'count')).toBe(count + 1);
  expect(await seconds(200, 'sum')).toBeGreaterThan(sum);
  expect(await seconds(304, 'count')).toBe(1);
  expect(await seconds(304, 'sum')).toBeGreaterThan(0);
});

it('reports the connection pool, the jobs and the event loop', async () => {
  await queueJob(db, 'sweep', {});
  const text = await read();
  expect(figure(text, 'kakon_database_connections')).toBeGreaterThanOrEqual(1);
  expect(figure(text, 'kakon_database_waiting')).toBe(0);
  // One machine, where no commit waits for a standby. `npm run test:cluster` reads them of three.
  expect(figure(text, 'kakon_commits_waiting')).toBe(0);
  expect(figure(text, 'kakon_commit_wait_seconds')).toBe(0);
  expect(text).toContain('# TYPE kakon_standby_lag_seconds gauge\n');
  expect(figure(text, 'kakon_jobs{task="sweep",state="waiting"}')).toBe(1);
  expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

it('asks the database once for each result, however many figures show parts of it', async () => {
  const sources = ['from outbox', 'graphile_worker.jobs', 'pg_stat_replication', 'pg_stat_activity'];
  for (const reading of ['first', 'second']) {
    const statements = await statementsOf(() => metrics.registry.metrics());
    const asked = sources.map((source) => statements.filter(({ text }) => text.includes(source)).length);
    expect(asked, reading).toEqual([1, 1, 1, 1]);
    expect(statements, reading).toHaveLength(sources.length);
  }
});

it('is read within a second, without the figures of a database that does not respond', async () => {
  const other = new Metrics();
  const never = () => new Promise<never>(() => {});
  other.watch({ cache: app.cache, pool, countJobs: never, countEvents: never, readReplication: never });
  const startedAt = performance.now();
  const text = await other.registry.metrics();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(text).not.toMatch(/^kakon_jobs{/m);
  expect(figure(text, 'kakon_database_waiting')).toBe(0);
});

it('is reachable only from this machine, and not through the shop', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outside)
    await expect(fetch(`http://${address}:${server.port}/metrics`)).rejects.toThrow();
  expect((await fetch(`${shop}/metrics`)).status).toBe(404);
  expect((await fetch(`${shop}/api/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
});
