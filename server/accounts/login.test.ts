import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { responseWork } from '#server/testing/responseWork.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { hashPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

const { db, call } = await openTestApp();

let person: Person;
beforeAll(async () => {
  person = await buildCustomer(db, { email: 'tania@example.com' });
});

const login = (email: unknown, password: unknown) =>
  call('POST', '/auth/login', { body: { email, password } });
const wrong = [401, { message: 'Invalid email or password', code: 'wrongCredentials' }];

describe('logging in', () => {
  it('returns the user and a valid token', async () => {
    const { status, body } = await login(person.email, person.password);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: person.id, email: person.email, role: 'user', isActive: true });
    expect((await call('GET', '/auth/profile', { token: body.token })).status).toBe(200);
  });

  it('normalises the email but not the password', async () => {
    expect((await login('  TANIA@Example.com', person.password)).status).toBe(200);
    expect((await login(person.email, person.password.toUpperCase())).status).toBe(401);
    expect((await login(person.email, ` ${person.password}`)).status).toBe(401);
  });

  it('returns a new token each time', async () => {
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
  ])('%j with %j is refused with the missing field', async (email, password, errors) => {
    expect(await login(email, password)).toMatchObject({ status: 400, body: { errors } });
  });
});

describe('a wrong email and a wrong password', () => {
  it('give the same response', async () => {
    for (const [email, password] of [
      [person.email, 'wrong-one'],
      ['nobody@example.com', person.password],
    ]) {
      const { status, body } = await login(email, password);
      expect([status, body]).toEqual(wrong);
    }
  });

  it('cost the same work, so that the time of the response tells nothing', async () => {
    const email = 'timed@example.com';
    await call('POST', '/auth/register', { body: { name: 'Timed', email, password: 'a-real-hash' } });
    const known = await responseWork(() => login(email, 'wrong-one'));
    const unknown = await responseWork(() => login('nobody-else@example.com', 'wrong-one'));
    // Without the dummy hash, a known email takes ten times as long.
    expect(known.hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/)]);
    expect(unknown).toEqual(known);
  });
});

describe('a deactivated account', () => {
  it('is reported only after the right password', async () => {
    const gone = await buildCustomer(db, { isActive: false });
    expect(await login(gone.email, gone.password)).toMatchObject({
      status: 403,
      body: { message: 'Your account has been deactivated' },
    });
    const { status, body } = await login(gone.email, 'wrong-one');
    expect([status, body]).toEqual(wrong);
  });
});

describe('a login while the account changes', () => {
  /** Logs in with the right password. Commits `change` after the password check. */
  async function loginDuring(change: (id: string) => ReturnType<typeof sql>) {
    const changing = await buildCustomer(db);
    const held = await db.startTransaction().execute();
    await change(changing.id).execute(held);
    const waiting = login(changing.email, changing.password);
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    return { response: await waiting, id: changing.id };
  }
  const sessionsOf = async (id: string) =>
    (await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()).length;

  it('leaves no session from the old password', async () => {
    const newHash = await hashPassword('a-new-password');
    const { response, id } = await loginDuring(
      (id) => sql`update users set password_hash = ${newHash} where id = ${id}`,
    );
    expect([response.status, response.body]).toEqual(wrong);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('leaves no session from before the deactivation', async () => {
    const { response, id } = await loginDuring(
      (id) => sql`update users set is_active = false where id = ${id}`,
    );
    expect(response).toMatchObject({ status: 403, body: { message: 'Your account has been deactivated' } });
    expect(await sessionsOf(id)).toBe(0);
  });
});
