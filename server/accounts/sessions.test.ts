import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const day = 24 * 60 * 60 * 1000;

/** How far the shop's clock is ahead. */
let ahead = 0;
const shop = await openTestApp({ services: { clock: () => new Date(Date.now() + ahead) } });
const { db, call, tokenOf } = shop;

let person: Person;
beforeEach(async () => {
  ahead = 0;
  person = await buildCustomer(db);
});

const profile = (headers: Record<string, string>) => call('GET', '/auth/profile', { headers });
const alive = async (token: string) => (await call('GET', '/auth/profile', { token })).status === 200;
const logIn = async (userAgent: string): Promise<string> => {
  const { email, password } = person;
  const { body } = await call('POST', '/auth/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });
  return body.token;
};

describe('a token', () => {
  it('is stored only as a hash', async () => {
    const token = await logIn('Firefox');
    const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute();
    expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ]);
    const { rows: everything } = await sql<{ text: string }>`
      select string_agg(s::text, ' ') as text from sessions s`.execute(db);
    expect(everything[0]?.text).not.toContain(token);
  });

  it('lives for 30 days after its last use', async () => {
    const token = await tokenOf(person);
    for (let i = 0; i < 3; i += 1) {
      ahead += 30 * day - 60_000;
      expect(await alive(token)).toBe(true);
    }
    ahead += 30 * day + 60_000;
    expect(await alive(token)).toBe(false);
    // A request with an expired session does not renew it.
    expect(await alive(token)).toBe(false);
  });

  it('lives for 90 days, regardless of use', async () => {
    const token = await tokenOf(person);
    for (const days of [29, 58, 87, 89.9]) {
      ahead = days * day;
      expect(await alive(token)).toBe(true);
    }
    ahead = 90 * day + 60_000;
    expect(await alive(token)).toBe(false);
    expect((await call('GET', '/auth/sessions', { token: await tokenOf(person) })).body).toHaveLength(1);
  });

  it('opened while the clock was ahead lives no longer than others', async () => {
    ahead = 400 * day;
    const token = await tokenOf(person);
    ahead = 0;
    expect(await alive(token)).toBe(true);
    for (const days of [29, 58, 87]) {
      ahead = days * day;
      await alive(token);
    }
    ahead = 91 * day;
    expect(await alive(token)).toBe(false);
  });

  it('is marked as used at most once an hour', async () => {
    const token = await tokenOf(person);
    const lastUse = async () => (await call('GET', '/auth/sessions', { token })).body[0].lastUsedAt;
    const first = await lastUse();
    ahead = 59 * 60_000;
    expect(await lastUse()).toBe(first);
    ahead = 61 * 60_000;
    await alive(token);
    expect(Date.parse(await lastUse()) - Date.parse(first)).toBeGreaterThan(60 * 60_000);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer garbage',
    'Basic dXNlcjpwYXNz',
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or 1=1 --",
    'Bearer \u00e9\u00e9',
  ])('%j is invalid', async (authorization) => {
    const { status, body } = await profile({ authorization });
    expect(status).toBe(401);
    expect(['Please log in to continue', 'Your session has ended. Please log in again.']).toContain(
      body.message,
    );
  });

  it('has a scheme name in any case, as the standard says', async () => {
    const token = await tokenOf(person);
    expect((await profile({ authorization: `bearer ${token}` })).status).toBe(200);
  });

  it.each<[string, (token: string) => string]>([
    ['a word after it', (token) => `Bearer ${token} x`],
    ['another token after it', (token) => `Bearer ${token} ${token}`],
    ['a parameter after it', (token) => `Bearer ${token}, realm="shop"`],
    ['a word before it', (token) => `x Bearer ${token}`],
    ['another scheme', (token) => `Token ${token}`],
    ['a tab for a space', (token) => `Bearer\t${token}`],
  ])('with %s is invalid', async (_, write) => {
    const token = await tokenOf(person);
    expect((await profile({ authorization: write(token) })).status).toBe(401);
  });
});

describe('logging out', () => {
  it('ends only this session', async () => {
    const [here, there] = [await tokenOf(person), await tokenOf(person)];
    expect(await call('POST', '/auth/logout', { token: here })).toMatchObject({
      status: 200,
      body: { message: 'You have been logged out' },
    });
    expect([await alive(here), await alive(there)]).toEqual([false, true]);
    expect((await call('POST', '/auth/logout', { token: here })).status).toBe(401);
  });
});

describe('logged-in devices', () => {
  it('are listed, most recently used first, without their tokens', async () => {
    const phone = await logIn('Phone');
    ahead = 2 * day;
    const laptop = await logIn('x'.repeat(500));
    const { body } = await call('GET', '/auth/sessions', { token: phone });
    expect(body).toMatchObject([
      { device: 'Phone', isCurrent: true },
      { device: 'x'.repeat(200), isCurrent: false },
    ]);
    expect(JSON.stringify(body)).not.toContain(laptop);
    await tokenOf(await buildCustomer(db));
    expect((await call('GET', '/auth/sessions', { token: laptop })).body).toHaveLength(2);
  });

  it('are at most 20: one more ends the least recently used', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      ahead += 2 * 60 * 60 * 1000;
      tokens.push(await logIn(`Device ${i}`));
    }
    ahead += 2 * 60 * 60 * 1000;
    expect(await alive(tokens[0] ?? '')).toBe(true);
    const newest = await logIn('Device 21');
    expect((await call('GET', '/auth/sessions', { token: newest })).body).toHaveLength(20);
    expect([await alive(tokens[0] ?? ''), await alive(tokens[1] ?? ''), await alive(newest)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are at most 20 also after concurrent sign-ins', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, i) => logIn(`Device ${i}`)));
    const { rows } = await sql<{ sessions: number }>`
      select count(*) as sessions from sessions where user_id = ${person.id}`.execute(db);
    expect(rows[0]?.sessions).toBe(20);
  });

  it('can be ended one by one, but only the caller’s own; unknown ones are not found', async () => {
    const [here, there] = [await tokenOf(person), await logIn('Phone')];
    const foreign = await tokenOf(await buildCustomer(db));
    const listed = (await call('GET', '/auth/sessions', { token: here })).body;
    const phone = listed.find(({ device }: { device: string }) => device === 'Phone');
    const end = (id: string, token: string) => call('DELETE', `/auth/sessions/${id}`, { token });
    expect((await end(phone._id, foreign)).status).toBe(404);
    expect(await alive(there)).toBe(true);
    expect((await end(phone._id, here)).body).toEqual({ message: 'The device has been logged out' });
    expect([await alive(here), await alive(there)]).toEqual([true, false]);
    for (const id of [phone._id, 'nonsense', ' '])
      expect((await end(encodeURIComponent(id), here)).status).toBe(404);
  });

  it('can all be ended except the current one', async () => {
    const [here, there] = [await tokenOf(person), await tokenOf(person)];
    const foreign = await tokenOf(await buildCustomer(db));
    const end = (keep: string) => call('DELETE', `/auth/sessions?keep=${keep}`, { token: here });
    expect((await end('mine')).status).toBe(400);
    expect(await end('current')).toMatchObject({
      status: 200,
      body: { message: 'Your other devices have been logged out' },
    });
    expect([await alive(here), await alive(there), await alive(foreign)]).toEqual([true, false, true]);
  });

  it('are not listed once expired', async () => {
    await tokenOf(person);
    ahead = 31 * day;
    const token = await tokenOf(person);
    expect((await call('GET', '/auth/sessions', { token })).body).toHaveLength(1);
  });

  it('can all be logged out at once, without affecting other users', async () => {
    const tokens = [await tokenOf(person), await tokenOf(person)];
    const foreign = await tokenOf(await buildCustomer(db));
    const { body } = await call('DELETE', '/auth/sessions', { token: tokens[0] });
    expect(body.message).toBe('You have been logged out on all devices');
    for (const token of tokens) expect(await alive(token)).toBe(false);
    expect(await alive(foreign)).toBe(true);
  });
});
