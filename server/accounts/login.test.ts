import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { timeRatio } from '#server/testing/timing.ts';
import { hashPassword } from './passwords.ts';

const { db, call } = await openTestApp();

let person: Person;
beforeAll(async () => {
  person = await buildCustomer(db, { email: 'tania@example.com' });
});

const login = (email: unknown, password: unknown) =>
  call('POST', '/auth/login', { body: { email, password } });
const wrong = [401, { message: 'Invalid email or password', code: 'wrongCredentials' }];

describe('signing in', () => {
  it('answers the user and a token that works', async () => {
    const { status, body } = await login(person.email, person.password);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: person.id, email: person.email, role: 'user', isActive: true });
    expect((await call('GET', '/auth/profile', { token: body.token })).status).toBe(200);
  });

  it('takes the e-mail however it is typed, but not the password', async () => {
    expect((await login('  TANIA@Example.com', person.password)).status).toBe(200);
    expect((await login(person.email, person.password.toUpperCase())).status).toBe(401);
    expect((await login(person.email, ` ${person.password}`)).status).toBe(401);
  });

  it('gives each time another token', async () => {
    const tokens = [
      (await login(person.email, person.password)).body.token,
      (await login(person.email, person.password)).body.token,
    ];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['', 'x', { email: 'Email is required' }],
    ['tania@example.com', '', { password: 'Password is required' }],
    ['no address', 'x', { email: 'Please enter a valid email address' }],
    [{ $gt: '' }, { $gt: '' }, { email: 'Email is required', password: 'Password is required' }],
  ])('%j with %j is told what is missing', async (email, password, errors) => {
    expect(await login(email, password)).toMatchObject({ status: 400, body: { errors } });
  });
});

describe('a wrong e-mail and a wrong password', () => {
  it('answer alike', async () => {
    for (const [email, password] of [
      [person.email, 'wrong-one'],
      ['nobody@example.com', person.password],
      ["' or '1'='1@example.com", 'x'],
    ]) {
      const { status, body } = await login(email, password);
      if (status !== 400) expect([status, body]).toEqual(wrong);
    }
  });

  it('take the same time', async () => {
    const email = 'timed@example.com';
    await call('POST', '/auth/register', { body: { name: 'Timed', email, password: 'a-real-hash' } });
    const ratio = await timeRatio(
      () => login(email, 'wrong-one'),
      (run) => login(`nobody${run}@example.com`, 'wrong-one'),
    );
    // Without the stand-in hash a known e-mail takes ten times as long.
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

describe('a deactivated account', () => {
  it('is told so only to who knows the password', async () => {
    const gone = await buildCustomer(db, { isActive: false });
    expect(await login(gone.email, gone.password)).toMatchObject({
      status: 403,
      body: { message: 'Your account has been deactivated' },
    });
    const { status, body } = await login(gone.email, 'wrong-one');
    expect([status, body]).toEqual(wrong);
  });
});

describe('somebody who signs in while the account changes', () => {
  /** Signs in with the right password, and commits `change` after the password was found right. */
  async function loginDuring(change: (id: string) => ReturnType<typeof sql>) {
    const changing = await buildCustomer(db);
    const held = await db.startTransaction().execute();
    await change(changing.id).execute(held);
    const waiting = login(changing.email, changing.password);
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    return { answer: await waiting, id: changing.id };
  }
  const sessionsOf = async (id: string) =>
    (await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()).length;

  it('has no session left from the old password', async () => {
    const newHash = await hashPassword('a-new-password');
    const { answer, id } = await loginDuring(
      (id) => sql`update users set password_hash = ${newHash} where id = ${id}`,
    );
    expect([answer.status, answer.body]).toEqual(wrong);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('has none from before the deactivation', async () => {
    const { answer, id } = await loginDuring(
      (id) => sql`update users set is_active = false where id = ${id}`,
    );
    expect(answer).toMatchObject({ status: 403, body: { message: 'Your account has been deactivated' } });
    expect(await sessionsOf(id)).toBe(0);
  });
});
