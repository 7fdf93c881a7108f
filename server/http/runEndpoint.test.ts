/** Checks the steps of a call and their order, for every endpoint. */
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { handlers } from '#server/handlers.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { quietLog, recordingLog } from '#server/testing/logs.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { countRoundTrips } from '#server/testing/roundTrips.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { createLimitGate } from './limits.ts';
import { type EndpointRequest, runEndpoint, type ServerContext } from './runEndpoint.ts';

/** Milliseconds that the shop's clock is ahead. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
/** Nothing is derived from changes, so that only the statements of the calls are counted. */
const projections = { catchUp: async () => {} };
const shop = await openTestApp({ services: { clock, projections }, settings: { limitsFactor: 1 } });
const { db, pool } = shop;
const counters: (() => number)[] = [];
pool.on('connect', (client) => counters.push(countRoundTrips(client)));
const roundTrips = () => counters.reduce((sum, count) => sum + count(), 0);

const rows = Object.entries(endpoints) as [EndpointName, AnyEndpoint][];
const add = (token: string, body: unknown, key = '') =>
  shop.call('POST', '/cart/add', { token, body, ...(key && { headers: { 'idempotency-key': key } }) });
const cartsOf = (userId: string) =>
  db.selectFrom('carts').select('user_id').where('user_id', '=', userId).execute();

/** Allows a single attempt. */
const limits = createLimitGate(pool, 0.001);

const nonsense = (address: string, token: string | null): EndpointRequest => ({
  params: {},
  query: { page: 'x' },
  body: { nonsense: true },
  token,
  address,
  userAgent: '',
  language: 'en',
  idempotencyKey: null,
  requestId: '',
  log: quietLog,
  files: () => Promise.reject(new Error('files were read before the budget was spent')),
});

describe.each(rows)('%s', (name, row) => {
  it('charges the rate limit before it reads the input or reports errors in it', async () => {
    const admin = await buildAdmin(db);
    // Guests are counted by address, users by account.
    const limit = row.who === 'anyone' ? ('register' as const) : ('order' as const);
    const limited = { name, row: { ...row, limit }, handler: handlers[name] };
    await limits.spend(limit, name, row.who === 'anyone' ? null : admin.id);
    const services = { db, clock } as ServerContext['services'];
    const serverContext = { services, limits, invalidate: () => {}, headers: {} } as unknown as ServerContext;
    const call = runEndpoint(limited, nonsense(name, await shop.tokenOf(admin)), serverContext);
    await expect(call).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});

it('counts an invalid order as a call', async () => {
  const token = await shop.tokenOf(await buildCustomer(db));
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  const place = (body: unknown) => shop.call('POST', '/orders', { token, body, headers });
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await place({})).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
});

it('responds to a successful call whose budget cannot be given back, and logs that', async () => {
  const person = await buildCustomer(db);
  const log = recordingLog();
  const mounted = {
    name: 'profile',
    row: { ...endpoints.profile, limit: 'signIn' as const },
    handler: handlers.profile,
  };
  const spend = async () => ({ succeeded: () => Promise.reject(new Error('the database is away')) });
  const serverContext = { services: { db, clock }, limits: { spend } } as unknown as ServerContext;
  const request = { ...nonsense('10.9.9.8', await shop.tokenOf(person)), log };
  expect(await runEndpoint(mounted, request, serverContext)).toMatchObject({ email: person.email });
  expect(log.lines).toMatchObject([{ level: 'error', message: 'a rate limit counted a successful call' }]);
});

it.each(['', 'with a key'])('authenticates and adds to the cart in three round trips %s', async (key) => {
  const [token, { id }] = [await shop.tokenOf(await buildCustomer(db)), await buildProduct(db)];
  // The first requests of a connection prepare statements that later ones reuse.
  for (let time = 0; time < 2; time += 1) await add(token, { productId: id }, key && `${key} ${time}`);
  const before = roundTrips();
  expect(await add(token, { productId: id }, key)).toMatchObject({ status: 200 });
  expect(roundTrips() - before).toBe(3);
});

it('authenticates before it validates, so validation errors never reach strangers', async () => {
  const customer = await buildCustomer(db);
  const token = await shop.tokenOf(customer);
  expect(await add(token, { productId: 7 })).toMatchObject({ status: 400 });
  await db.updateTable('users').set({ is_active: false }).where('id', '=', customer.id).execute();
  const ended = { status: 401, body: { code: 'sessionEnded' } };
  expect(await add(token, { productId: 7 })).toMatchObject(ended);
  expect(await add('nobody’s', { productId: 7 })).toMatchObject(ended);
});

it('writes nothing for a session that has ended', async () => {
  const customer = await buildCustomer(db);
  const token = await shop.tokenOf(customer);
  await shop.call('POST', '/auth/logout', { token });
  const { id } = await buildProduct(db);
  expect(await add(token, { productId: id })).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
  expect(await cartsOf(customer.id)).toEqual([]);
});

it('marks the session as used', async () => {
  const token = await shop.tokenOf(await buildCustomer(db));
  ahead = 61 * 60_000;
  expect(await add(token, { productId: (await buildProduct(db)).id })).toMatchObject({ status: 200 });
  const { body } = await shop.call('GET', '/auth/sessions', { token });
  expect(Date.parse(body[0].lastUsedAt) - Date.parse(body[0].createdAt)).toBeGreaterThan(60 * 60_000);
  ahead = 0;
});
