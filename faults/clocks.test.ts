/**
 * Clocks that jump, ahead and back, as of a machine whose battery is empty or whose time was set by hand: nobody is kept
 * out for it, nobody gets in by it, and orders, mails and jobs go on. The process's clock jumps; the database's does not,
 * as of a database elsewhere.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeCode } from '#server/accounts/resetCodeQueries.ts';
import { hashCode } from '#server/accounts/resetCodes.ts';
import { startShop } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { ask } from './askShop.ts';
import { brokenRules } from './bookQueries.ts';
import { gatherCompany } from './customers.ts';
import { diceOf } from './dice.ts';
import { tell } from './figures.ts';
import { orderOf } from './goodsForSale.ts';
import { owner } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';

const books = await openTestDatabase();
const { db } = books;
const dataDir = await mkdtemp(join(tmpdir(), 'kakon-clock-'));
const settings = readSettings({
  DATABASE_URL: books.url,
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
});
const shop = await startShop({ settings, progress: () => {}, pages: 'none' });
const { address } = shop;
const company = await gatherCompany(address, 2, 100_000);

const now = Date.now();
const minute = 60_000;
const day = 24 * 60 * minute;
/** As much time has passed as really has, and so much more or less. */
const jumpTo = (offset: number) => vi.setSystemTime(now + (performance.now() - begun) + offset);
let begun = performance.now();

beforeEach(() => {
  begun = performance.now();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const loginOf = (person: { email: string; password: string }) =>
  ask(address, 'POST', '/auth/login', { body: { email: person.email, password: person.password } });
const statusOf = async (token: string) => (await ask(address, 'GET', '/auth/profile', { token })).status;
const track = async (orderNumber: string) =>
  (
    await ask(address, 'POST', '/orders/track', {
      body: { orderNumber, phone: '01712345678' },
    })
  ).status;

const waiting = () => db.selectFrom('mails').select('kind').where('state', '=', 'queued').execute();

it('people sign in, order, cancel and get their mails, whatever the clock says', { timeout }, async () => {
  const dice = diceOf(11);
  const jumps = sized(4, 60);
  for (let jump = 0; jump < jumps; jump += 1) {
    const away = (dice.percent(50) ? 1 : -1) * dice.one([1_000, 20 * minute, day, 20 * day]) * dice.whole(4);
    jumpTo(away);
    const person = await buildCustomer(db);
    const { status, body: signedIn } = await loginOf(person);
    expect(status).toBe(200);
    const { token } = signedIn;
    const key = crypto.randomUUID();
    const order = { token, body: orderOf(company.goods.slice(0, 1)), key };
    const placed = await ask(address, 'POST', '/orders', order);
    expect(placed.status).toBe(201);
    // Less than the thirty days after which a session is dead by rights.
    jumpTo(away + (dice.percent(50) ? 1 : -1) * dice.whole(20 * day));
    expect((await ask(address, 'POST', '/orders', order)).body).toEqual(placed.body);
    const cancelled = await ask(address, 'PUT', `/orders/${placed.body._id}/cancel`, { token });
    expect(cancelled.status).toBe(200);
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  }
  expect(await brokenRules(db)).toEqual({});
  tell({ fault: 'The clock jumps, by up to 80 days either way', counts: { jumps: jumps * 2, lost: 0 } });
});

it('a budget that was used up while the clock was ahead is whole again once it is right', async () => {
  jumpTo(400 * day);
  const tries = await Promise.all(Array.from({ length: 31 }, () => track('KA900001')));
  expect(tries).toContain(429);
  jumpTo(0);
  expect(await track('KA900001')).toBe(404);
});

it('a session that was begun while the clock was ahead lives no longer than others', async () => {
  const person = await buildCustomer(db);
  jumpTo(400 * day);
  const { token } = (await loginOf(person)).body;
  jumpTo(0);
  expect(await statusOf(token)).toBe(200);
  jumpTo(31 * day);
  expect(await statusOf(token)).toBe(401);
});

it('a code that was sent while the clock was ahead is worth nothing once it is right', async () => {
  const person = await buildCustomer(db);
  const code = '135790';
  const ahead = new Date(now + day);
  const expiresAt = new Date(ahead.getTime() + 10 * minute);
  await storeCode(db, { userId: person.id, codeHash: await hashCode(code), now: ahead, expiresAt });
  const body = { email: person.email, verificationCode: code, newPassword: 'new-churi' };
  expect((await ask(address, 'POST', '/auth/reset-password', { body })).status).toBe(400);
});

it('who was sent a code while the clock was ahead is sent another one when asking again', async () => {
  const person = await buildCustomer(db);
  const askForCode = () => ask(address, 'POST', '/auth/forgot-password', { body: { email: person.email } });
  const sentAt = async () =>
    (
      await db.selectFrom('reset_codes').select('sent_at').where('user_id', '=', person.id).executeTakeFirst()
    )?.sent_at?.getTime();
  jumpTo(day);
  await askForCode();
  await expect.poll(sentAt, { timeout: 20_000 }).toBeGreaterThan(now + day - minute);
  jumpTo(0);
  // The job before may be at its end still, and answer what comes in at that very moment.
  const askAndLook = () => askForCode().then(sentAt);
  await expect.poll(askAndLook, { timeout: 20_000, interval: 3_000 }).toBeLessThan(now + day - minute);
});
