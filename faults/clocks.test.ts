/**
 * A clock that jumps ahead and back, as after an empty battery or a wrong manual setting. It locks nobody out,
 * lets nobody in, and orders, emails and jobs continue. Only the process's clock jumps, as if the database ran
 * on another machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeCode } from '#server/accounts/resetCodeQueries.ts';
import { hashCode } from '#server/accounts/sentCodes.ts';
import { readEnvironment } from '#server/environment.ts';
import { startShop } from '#server/main.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { callShop } from './callShop.ts';
import { registerCustomers } from './customers.ts';
import { brokenInvariants } from './invariantQueries.ts';
import { orderOf } from './productsForSale.ts';
import { randomOf } from './random.ts';
import { report } from './results.ts';
import { admin } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const connection = await openTestDatabase();
const { db } = connection;
const dataDir = await mkdtemp(join(tmpdir(), 'kakon-clock-'));
const settings = readEnvironment({
  DATABASE_URL: connection.url,
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
const shop = await startShop({ settings, progress: () => {}, pages: 'none' });
const { address } = shop;
const customers = await registerCustomers(address, 2, 100_000);

const now = Date.now();
const minute = 60_000;
const day = 24 * 60 * minute;
/** The real time passed, plus or minus the jump. */
const jumpTo = (offset: number) => vi.setSystemTime(now + (performance.now() - startedAt) + offset);
let startedAt = performance.now();

beforeEach(() => {
  startedAt = performance.now();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const loginOf = (person: { email: string; password: string }) =>
  callShop(address, 'POST', '/auth/login', { body: { email: person.email, password: person.password } });
const statusOf = async (token: string) => (await callShop(address, 'GET', '/auth/profile', { token })).status;
const track = async (orderNumber: string) =>
  (
    await callShop(address, 'POST', '/orders/track', {
      body: { orderNumber, phone: '01712345678' },
    })
  ).status;

const waiting = () => db.selectFrom('mails').select('kind').where('state', '=', 'queued').execute();

it('login, orders, cancellations and emails work while the clock jumps', { timeout }, async () => {
  const random = randomOf(11);
  const jumps = sized(4, 60);
  for (let jump = 0; jump < jumps; jump += 1) {
    const away =
      (random.percent(50) ? 1 : -1) * random.one([1_000, 20 * minute, day, 20 * day]) * random.whole(4);
    jumpTo(away);
    const person = await buildCustomer(db);
    const { status, body: loggedIn } = await loginOf(person);
    expect(status).toBe(200);
    const { token } = loggedIn;
    const key = crypto.randomUUID();
    const order = { token, body: orderOf(customers.products.slice(0, 1)), key };
    const placed = await callShop(address, 'POST', '/orders', order);
    expect(placed.status).toBe(201);
    // Less than the thirty days after which an unused session ends.
    jumpTo(away + (random.percent(50) ? 1 : -1) * random.whole(20 * day));
    expect((await callShop(address, 'POST', '/orders', order)).body).toEqual(placed.body);
    const cancelled = await callShop(address, 'PUT', `/orders/${placed.body._id}/cancel`, { token });
    expect(cancelled.status).toBe(200);
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  }
  expect(await brokenInvariants(db)).toEqual({});
  report({ fault: 'The clock jumps, by up to 80 days either way', counts: { jumps: jumps * 2, lost: 0 } });
});

it('a rate limit used up while the clock was ahead is free again once the clock is right', async () => {
  jumpTo(400 * day);
  const tries = await Promise.all(Array.from({ length: 31 }, () => track('KA900001')));
  expect(tries).toContain(429);
  jumpTo(0);
  expect(await track('KA900001')).toBe(404);
});

it('a session started while the clock was ahead lives no longer than others', async () => {
  const person = await buildCustomer(db);
  jumpTo(400 * day);
  const { token } = (await loginOf(person)).body;
  jumpTo(0);
  expect(await statusOf(token)).toBe(200);
  jumpTo(31 * day);
  expect(await statusOf(token)).toBe(401);
});

it('a code sent while the clock was ahead is invalid once the clock is right', async () => {
  const person = await buildCustomer(db);
  const code = '135790';
  const ahead = new Date(now + day);
  const expiresAt = new Date(ahead.getTime() + 10 * minute);
  await storeCode(db, {
    userId: person.id,
    email: person.email,
    codeHash: await hashCode(code),
    now: ahead,
    expiresAt,
  });
  const body = { email: person.email, verificationCode: code, newPassword: 'new-churi' };
  expect((await callShop(address, 'POST', '/auth/reset-password', { body })).status).toBe(400);
});

it('a new code is sent after one that was sent while the clock was ahead', async () => {
  const person = await buildCustomer(db);
  const askForCode = () =>
    callShop(address, 'POST', '/auth/forgot-password', { body: { email: person.email } });
  const sentAt = async () =>
    (
      await db.selectFrom('reset_codes').select('sent_at').where('user_id', '=', person.id).executeTakeFirst()
    )?.sent_at?.getTime();
  jumpTo(day);
  await askForCode();
  await expect.poll(sentAt, { timeout: 20_000 }).toBeGreaterThan(now + day - minute);
  jumpTo(0);
  // The previous job may still be finishing, and may respond to the new request too.
  const askAndLook = () => askForCode().then(sentAt);
  await expect.poll(askAndLook, { timeout: 20_000, interval: 3_000 }).toBeLessThan(now + day - minute);
});
