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
const signIn = async (userAgent: string): Promise<string> => {
  const { email, password } = person;
  const { body } = await call('POST', '/auth/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });
  return body.token;
};

describe('a token', () => {
  it('is kept as its hash alone', async () => {
    const token = await signIn('Firefox');
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
    // Asking with a dead one does not wake it.
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
  ])('%j is none', async (authorization) => {
    const { status, body } = await profile({ authorization });
    expect(status).toBe(401);
    expect(['Please login to continue', 'Your session has ended. Please login again.']).toContain(
      body.message,
    );
  });

  it('may be announced in any case, as the standard has it', async () => {
    const token = await tokenOf(person);
    expect((await profile({ authorization: `bearer ${token}` })).status).toBe(200);
  });
});

describe('logging out', () => {
  it('kills this token and no other', async () => {
    const [here, there] = [await tokenOf(person), await tokenOf(person)];
    expect(await call('POST', '/auth/logout', { token: here })).toMatchObject({
      status: 200,
      body: { message: 'You have been logged out' },
    });
    expect([await alive(here), await alive(there)]).toEqual([false, true]);
    expect((await call('POST', '/auth/logout', { token: here })).status).toBe(401);
  });
});

describe('signed-in devices', () => {
  it('are listed, the last used first, without a word of their tokens', async () => {
    const phone = await signIn('Phone');
    ahead = 2 * day;
    const laptop = await signIn('x'.repeat(500));
    const { body } = await call('GET', '/auth/sessions', { token: phone });
    expect(body).toMatchObject([
      { device: 'Phone', isCurrent: true },
      { device: 'x'.repeat(200), isCurrent: false },
    ]);
    expect(JSON.stringify(body)).not.toContain(laptop);
    await tokenOf(await buildCustomer(db));
    expect((await call('GET', '/auth/sessions', { token: laptop })).body).toHaveLength(2);
  });

  it('that are dead are not listed', async () => {
    await tokenOf(person);
    ahead = 31 * day;
    const token = await tokenOf(person);
    expect((await call('GET', '/auth/sessions', { token })).body).toHaveLength(1);
  });

  it('can all be signed out at once, and nobody else’s', async () => {
    const tokens = [await tokenOf(person), await tokenOf(person)];
    const foreign = await tokenOf(await buildCustomer(db));
    const { body } = await call('DELETE', '/auth/sessions', { token: tokens[0] });
    expect(body.message).toBe('You have been signed out everywhere');
    for (const token of tokens) expect(await alive(token)).toBe(false);
    expect(await alive(foreign)).toBe(true);
  });
});
