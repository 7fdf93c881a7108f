import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

const settings = { limitsFactor: 1, trustProxy: 1 };
const shop = await openTestApp({ settings });
/** The same shop in another process. */
const second = await openTestApp({ settings, beside: shop });
const { db } = shop;

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

describe('signing in to one account', () => {
  it('ten times in vain is the end of it, from wherever and with whatever password', async () => {
    const inVain = await repeat(10, () => login('wrong-one', { from: newAddress() }));
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

  it('is counted for all processes together', async () => {
    await repeat(5, () => login('wrong-one', { at: shop }));
    await repeat(5, () => login('wrong-one', { at: second }));
    expect((await login('wrong-one', { at: shop })).status).toBe(429);
    expect((await login('wrong-one', { at: second })).status).toBe(429);
  });

  it('leaves other accounts alone', async () => {
    await repeat(11, () => login('wrong-one'));
    const other = await buildCustomer(db);
    expect((await login(other.password, {}, other.email)).status).toBe(200);
  });

  it('counts what was in vain only', async () => {
    expect(new Set(await repeat(15, () => login(person.password)))).toEqual(new Set([200]));
    await repeat(9, () => login('wrong-one'));
    expect(new Set(await repeat(5, () => login(person.password)))).toEqual(new Set([200]));
    expect((await login('wrong-one')).status).toBe(401);
    expect((await login('wrong-one')).status).toBe(429);
  });

  it('counts tries at once like one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('wrong-one')));
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - tried);
  });

  it('is open again when the time is over', async () => {
    await repeat(11, () => login('wrong-one'));
    expect((await login(person.password)).status).toBe(429);
    await sql`update rate_limits set expire = expire - 16 * 60 * 1000`.execute(db);
    expect((await login(person.password)).status).toBe(200);
  });

  it('limits guessing the current password to change it, too', async () => {
    const token = await shop.tokenOf(person);
    const guess = (currentPassword: string) =>
      shop.call('PUT', '/auth/password', { token, body: { currentPassword, newPassword: 'new-churi' } });
    expect(new Set(await repeat(10, () => guess('wrong-one')))).toEqual(new Set([400]));
    expect((await guess(person.password)).status).toBe(429);
  });
});

describe('one address', () => {
  it('that asks for ever other things runs into its limit, and others don’t', async () => {
    let number = 100_000;
    const next = () => {
      number += 1;
      return track(`KA${number}`);
    };
    expect(new Set(await repeat(30, next))).toEqual(new Set([404]));
    const refused = await next();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await track('KA200001', { from: newAddress() })).status).toBe(404);
    expect((await track('KA200001', { at: second })).status).toBe(429);
  });

  it('is the one that the proxy in front has seen, whatever the client claims', async () => {
    const proxied = (claimed: string, seen: string) =>
      track(`KA${claimed.replaceAll('.', '')}`, { from: `${claimed}, ${seen}` });
    const seen = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await proxied(`9.9.900.${100 + i}`, seen)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is the connection’s own where no proxy is trusted', async () => {
    const plain = await openTestApp({ settings: { limitsFactor: 1 } });
    let number = 300_000;
    const statuses = await repeat(31, () => {
      number += 1;
      return track(`KA${number}`, { at: plain, from: newAddress() });
    });
    expect(statuses.at(-1)).toBe(429);
  });
});

it('a body that is refused costs nothing', async () => {
  expect(new Set(await repeat(15, () => login('')))).toEqual(new Set([400]));
  expect((await login(person.password)).status).toBe(200);
});

it('LIMITS_FACTOR multiplies', async () => {
  const wide = await openTestApp({ settings: { ...settings, limitsFactor: 2 }, beside: shop });
  const other = await buildCustomer(db);
  const attempt = () => login('wrong-one', { at: wide }, other.email);
  expect(new Set(await repeat(20, attempt))).toEqual(new Set([401]));
  expect((await attempt()).status).toBe(429);
});
