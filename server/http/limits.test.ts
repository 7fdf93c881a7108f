import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer, deliverTo, type Person } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { limitRules } from './limitRules.ts';
import { createLimitGate } from './limits.ts';

const settings = { limitsFactor: 1, trustProxy: 1 };
const shop = await openTestApp({ settings });
/** The same shop in another process. */
const second = await openTestApp({ settings, beside: shop });
const { db, pool } = shop;

let person: Person;
let address: string;
let addresses = 0;

beforeEach(async () => {
  person = await buildCustomer(db);
  address = newAddress();
});

function newAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

interface Try {
  at?: TestApp;
  from?: string;
}

const call = (path: string, body: unknown, { at = shop, from = address }: Try = {}) =>
  at.call('POST', path, { body, headers: { 'x-forwarded-for': from } });
const login = (password: string, attempt?: Try, email = person.email) =>
  call('/auth/login', { email, password }, attempt);
const track = (orderNumber: string, attempt?: Try) =>
  call('/orders/track', { orderNumber, phone: '01712345678' }, attempt);

async function repeat(times: number, attempt: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await attempt()).status);
  return statuses;
}

describe('login to one account', () => {
  it('is refused after ten failures from one address, even with the right password', async () => {
    const inVain = await repeat(10, () => login('wrong-one'));
    expect(new Set(inVain)).toEqual(new Set([401]));
    const refused = await login('wrong-one');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again later.' },
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await login(person.password)).status).toBe(429);
    expect((await login(person.password, {}, ` ${person.email.toUpperCase()}`)).status).toBe(429);
  });

  it('stays open to its owner at another address while a stranger tries', async () => {
    await repeat(130, () => login('wrong-one'));
    expect((await login('wrong-one')).status).toBe(429);
    const home = newAddress();
    expect((await login(person.password, { from: home })).status).toBe(200);
    expect((await login(person.password, { from: home, at: second })).status).toBe(200);
  });

  it('is refused from every address after a hundred failures in an hour', async () => {
    for (let round = 0; round < 10; round += 1) {
      const from = newAddress();
      await repeat(10, () => login('wrong-one', { from, at: round % 2 === 0 ? shop : second }));
    }
    expect((await login(person.password, { from: newAddress() })).status).toBe(429);
    expect((await login(person.password, { from: newAddress(), at: second })).status).toBe(429);
  });

  it('is counted across all processes', async () => {
    await repeat(5, () => login('wrong-one', { at: shop }));
    await repeat(5, () => login('wrong-one', { at: second }));
    expect((await login('wrong-one', { at: shop })).status).toBe(429);
    expect((await login('wrong-one', { at: second })).status).toBe(429);
  });

  it('does not limit other accounts', async () => {
    await repeat(11, () => login('wrong-one'));
    const other = await buildCustomer(db);
    expect((await login(other.password, {}, other.email)).status).toBe(200);
  });

  it('counts failures only', async () => {
    expect(new Set(await repeat(15, () => login(person.password)))).toEqual(new Set([200]));
    await repeat(9, () => login('wrong-one'));
    expect(new Set(await repeat(5, () => login(person.password)))).toEqual(new Set([200]));
    expect((await login('wrong-one')).status).toBe(401);
    expect((await login('wrong-one')).status).toBe(429);
  });

  it('counts concurrent attempts like sequential ones', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => login('wrong-one')));
    const tried = responses.filter(({ status }) => status === 401).length;
    expect(tried).toBeLessThanOrEqual(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20 - tried);
  });

  it('is open again after the period', async () => {
    await repeat(11, () => login('wrong-one'));
    expect((await login(person.password)).status).toBe(429);
    await sql`update rate_limits set expire = expire - 16 * 60 * 1000`.execute(db);
    expect((await login(person.password)).status).toBe(200);
  });

  it('has a limit for guesses of the current password at a password change, too', async () => {
    const token = await shop.tokenOf(person);
    const guess = (currentPassword: string) =>
      shop.call('PUT', '/auth/password', { token, body: { currentPassword, newPassword: 'new-churi' } });
    expect(new Set(await repeat(10, () => guess('wrong-one')))).toEqual(new Set([400]));
    expect((await guess(person.password)).status).toBe(429);
  });
});

/** An order number that does not exist. */
let number = 100_000;
const trackAnother = (attempt?: Try) => {
  number += 1;
  return track(`KA${number}`, attempt);
};

describe('one address', () => {
  it('with many different requests reaches its limit, and other addresses do not', async () => {
    const next = () => trackAnother();
    expect(new Set(await repeat(100, next))).toEqual(new Set([404]));
    const refused = await next();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await track('KA200001', { from: newAddress() })).status).toBe(404);
    expect((await track('KA200001', { at: second })).status).toBe(429);
  });

  it('over its limit uses up no account’s budget', async () => {
    await repeat(101, () => trackAnother());
    await repeat(100, () => login('wrong-one', {}, `${newAddress()}@example.com`));
    // The address's budget refuses all of these before they reach the account's budget of a hundred.
    const refused = await repeat(110, () => login('wrong-one', { at: second }));
    expect(new Set(refused)).toEqual(new Set([429]));
    const tables = sql<{ key: string }>`select key from rate_limits where key like 'signIn:account:%'`;
    const before = (await tables.execute(db)).rows.length;
    expect((await login(person.password, { from: newAddress() })).status).toBe(200);
    // The owner's call was the first one charged to the account.
    expect((await tables.execute(db)).rows).toHaveLength(before + 1);
  });

  it('is a whole IPv6 network, and an IPv4 address in its IPv6 form', async () => {
    const network = (last: number) => `2001:db8:7:${addresses}::${last.toString(16)}`;
    let last = 0;
    const statuses = await repeat(101, () => trackAnother({ from: network(++last) }));
    expect(statuses.at(-2)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect((await trackAnother({ from: `2001:db8:8:${addresses}::1` })).status).toBe(404);
    await repeat(50, () => trackAnother());
    await repeat(50, () => trackAnother({ from: `::ffff:${address}` }));
    expect((await trackAnother()).status).toBe(429);
  });

  it('is the one that the proxy saw, whatever the client claims', async () => {
    const proxied = (claimed: string, seen: string) =>
      track(`KA${claimed.replaceAll('.', '')}`, { from: `${claimed}, ${seen}` });
    const seen = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 101; i += 1) statuses.push((await proxied(`9.9.900.${100 + i}`, seen)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is the connection’s own if no proxy is trusted', async () => {
    const plain = await openTestApp({ settings: { limitsFactor: 1 } });
    const statuses = await repeat(101, () => trackAnother({ at: plain, from: newAddress() }));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('password reset', () => {
  const forgot = (attempt?: Try) => call('/auth/forgot-password', { email: person.email }, attempt);
  const reset = (attempt?: Try) =>
    call(
      '/auth/reset-password',
      { email: person.email, verificationCode: '000000', newPassword: 'new-churi' },
      attempt,
    );

  it('requested by a stranger does not block the owner', async () => {
    await repeat(40, () => forgot());
    expect((await forgot()).status).toBe(429);
    const home = newAddress();
    expect((await forgot({ from: home })).status).toBe(200);
    expect((await reset({ from: home })).status).toBe(400);
  });

  it('has separate budgets for requests and for codes', async () => {
    await repeat(11, () => forgot());
    expect((await reset()).status).toBe(400);
    await repeat(10, () => reset());
    expect((await reset()).status).toBe(429);
    const other = await buildCustomer(db);
    expect((await call('/auth/reset-password', { email: other.email })).status).toBe(400);
  });

  it('sends a limited number of mails, however many addresses ask', async () => {
    const statuses = await repeat(31, () => forgot({ from: newAddress() }));
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('takes a thousand wrong codes an hour in all, however many accounts and addresses they name', async () => {
    const gate = createLimitGate(pool, 1);
    const guess = (n: number) => gate.spend('resetPassword', newAddress(), `${n}@example.com`);
    // The other cases here have tried a few.
    for (let n = 0; n < 970; n += 1) await guess(n);
    expect((await reset()).status).toBe(400);
    await expect(Promise.all(Array.from({ length: 30 }, (_, n) => guess(1_000 + n)))).rejects.toThrow();
    const other = await buildCustomer(db);
    const elsewhere = { from: newAddress() };
    expect((await call('/auth/reset-password', { email: other.email }, elsewhere)).status).toBe(429);
  });
});

describe('login by phone', () => {
  let phones = 0;
  const newPhone = () => `0141${String(++phones).padStart(7, '0')}`;
  const ask = (phone: string, attempt?: Try) => call('/auth/otp', { phone }, attempt);
  const verify = (phone: string, attempt?: Try) => call('/auth/otp/verify', { phone, code: '1' }, attempt);

  it('sends one number four codes an hour at one address, and ten a day from all', async () => {
    const phone = newPhone();
    expect(await repeat(5, () => ask(phone))).toEqual([200, 200, 200, 200, 429]);
    const others = await repeat(7, () => ask(phone, { from: newAddress() }));
    expect(others).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const refused = await ask(phone, { from: newAddress(), at: second });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  });

  it('sends sixty codes an hour to all numbers that one address names', async () => {
    const statuses = await repeat(61, () => ask(newPhone()));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('sends three hundred codes an hour in all, so that nobody can spend the shop’s money', async () => {
    const statuses = await repeat(300, () => ask(newPhone(), { from: newAddress() }));
    expect(statuses.at(-1)).toBe(429);
    expect(limitRules.phoneCode.shop).toEqual({ calls: 300, seconds: 3600 });
  });

  it('lets nobody guess codes of one number without end', async () => {
    const phone = newPhone();
    const here = await repeat(11, () => verify(phone));
    expect(here).toEqual([...Array(10).fill(400), 429]);
    const elsewhere = await repeat(41, () => verify(phone, { from: newAddress() }));
    expect(elsewhere.at(-1)).toBe(429);
  });
});

describe('tracking an order', () => {
  it('failures of a stranger do not block the buyer, and the buyer’s own views are not counted', async () => {
    const order = await buildOrder(db, { customer: person, lines: [{ product: await buildProduct(db) }] });
    const own = (attempt: Try) =>
      call('/orders/track', { orderNumber: order.orderNumber, phone: deliverTo.phone }, attempt);
    const guess = () => call('/orders/track', { orderNumber: order.orderNumber, phone: '01999999999' });
    const guesses = await repeat(60, guess);
    expect(guesses.slice(0, 10)).toEqual(Array(10).fill(404));
    expect(new Set(guesses.slice(10))).toEqual(new Set([429]));
    const home = newAddress();
    const views = await repeat(30, () => own({ from: home }));
    expect(new Set(views)).toEqual(new Set([200]));
    expect((await own({ from: home, at: second })).status).toBe(200);
  });
});

describe('logged-in users', () => {
  const placeNothing = async (who: Person, at = shop) =>
    at.call('POST', '/orders', {
      token: await shop.tokenOf(who),
      body: {},
      headers: { 'x-forwarded-for': address },
    });

  it('at one address have separate budgets', async () => {
    const gate = createLimitGate(pool, 1);
    for (let buyer = 0; buyer < 250; buyer += 1)
      await gate.spend('order', address, `buyer ${address} ${buyer}`);
    expect((await placeNothing(person)).status).toBe(400);
  });

  it('are counted across all addresses and processes', async () => {
    await repeat(15, () => placeNothing(person));
    await repeat(15, () => placeNothing(person, second));
    address = newAddress();
    expect((await placeNothing(person)).status).toBe(429);
    expect((await placeNothing(person, second)).status).toBe(429);
    expect((await placeNothing(await buildCustomer(db))).status).toBe(400);
  });
});

describe('the rate limit rules', () => {
  const limited = Object.values(endpoints as Record<string, AnyEndpoint>).flatMap(({ who, path, limit }) =>
    limit ? [{ who, path, rule: limitRules[limit] }] : [],
  );

  /** A call by a random token. A caller cannot name an account by a token that was sent to someone else. */
  const byToken = ['/auth/email/undo', '/stock-alerts/confirm', '/stock-alerts/stop', '/sms/stop'];

  it.each(limited)('$path counts the caller', ({ who, path, rule }) => {
    if (who !== 'anyone') return expect(Object.keys(rule)).toContain('account');
    if (byToken.includes(path)) return expect(Object.keys(rule)).toEqual(['address']);
    expect(Object.keys(rule)).toEqual(expect.arrayContaining(['address', 'accountAtAddress']));
    // One address cannot use up the budget that an account has across all addresses.
    const each = rule.accountAtAddress?.calls ?? 0;
    expect(rule.account?.calls ?? Number.POSITIVE_INFINITY).toBeGreaterThan(2 * each);
  });

  it.each(limited.filter(({ who }) => who !== 'anyone'))('$path does not count the address', ({ rule }) => {
    expect(rule).not.toHaveProperty('address');
    expect(rule).not.toHaveProperty('accountAtAddress');
  });

  it('cost an order one round trip', async () => {
    const counted = createLimitGate(pool, 1);
    let roundTrips = 0;
    pool.on('connect', ({ connection }) => connection.on('readyForQuery', () => (roundTrips += 1)));
    for (let time = 0; time < 2; time += 1) await counted.spend('order', address, person.id);
    const before = roundTrips;
    await (await counted.spend('order', address, person.id)).succeeded();
    expect(roundTrips - before).toBeLessThanOrEqual(1);
  });

  it('store no email in the database and accept the longest one', async () => {
    const email = `${'rima'.repeat(16)}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(50)}.example`;
    const { status } = await login('wrong-one', {}, email);
    expect([400, 401]).toContain(status);
    await createLimitGate(pool, 1).spend('forgotPassword', '2001:db8::1', email);
    const { rows } = await sql`select 1 from rate_limits where key like '%rima%'`.execute(db);
    expect(rows).toEqual([]);
  });
});

it('an invalid body is not charged to an account', async () => {
  expect(new Set(await repeat(15, () => login('')))).toEqual(new Set([400]));
  expect((await login(person.password)).status).toBe(200);
});

it('LIMITS_FACTOR multiplies the limits', async () => {
  const wide = await openTestApp({ settings: { ...settings, limitsFactor: 2 }, beside: shop });
  const other = await buildCustomer(db);
  const attempt = () => login('wrong-one', { at: wide }, other.email);
  expect(new Set(await repeat(20, attempt))).toEqual(new Set([401]));
  expect((await attempt()).status).toBe(429);
});
