import { beforeEach, describe, expect, it } from 'vitest';
import { PHONE_UNDO_DAYS } from '#domain/accountSecurity.ts';
import { DAY_MS } from '#domain/dates.ts';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { hashPassword } from './passwords.ts';
import { setVerifiedPhone } from './userQueries.ts';

const { db, call, tokenOf } = await openTestApp();

let person: Person;
let token: string;
beforeEach(async () => {
  person = await buildCustomer(db);
  token = await tokenOf(person);
});

const change = (currentPassword: unknown, newPassword: unknown) =>
  call('PUT', '/auth/password', { token, body: { currentPassword, newPassword } });
const login = (password: string) => call('POST', '/auth/login', { body: { email: person.email, password } });
const alive = async (session: string) =>
  (await call('GET', '/auth/profile', { token: session })).status === 200;

describe('changing the password', () => {
  it('ends all sessions, opens a new one here, and takes effect at once', async () => {
    const other = await tokenOf(person);
    const { status, body } = await change(person.password, 'new-churi');
    expect(status).toBe(200);
    expect(body.message).toBe('Your password has been changed. Other devices have been logged out.');
    expect([await alive(token), await alive(other), await alive(body.token)]).toEqual([false, false, true]);
    expect((await login(person.password)).status).toBe(401);
    expect((await login('new-churi')).status).toBe(200);
  });

  it('takes the login from a phone that was confirmed lately, and leaves one that has logged in for long', async () => {
    const change = async (confirmedDaysAgo: number) => {
      const owner = await buildCustomer(db);
      const at = new Date(Date.now() - confirmedDaysAgo * DAY_MS);
      await setVerifiedPhone(db, owner.id, `017000000${confirmedDaysAgo}0`, at);
      const passwords = { currentPassword: owner.password, newPassword: 'new-churi' };
      const { body } = await call('PUT', '/auth/password', { token: await tokenOf(owner), body: passwords });
      const { isPhoneVerified } = (await call('GET', '/auth/profile', { token: body.token })).body;
      return [isPhoneVerified, body.message.includes('confirm it again')];
    };
    expect(await change(PHONE_UNDO_DAYS - 1)).toEqual([false, true]);
    expect(await change(PHONE_UNDO_DAYS + 1)).toEqual([true, false]);
  });

  it('needs the current one, and otherwise changes nothing', async () => {
    expect(await change('wrong-one', 'new-churi')).toMatchObject({
      status: 400,
      body: {
        message: 'Current password is incorrect',
        errors: { currentPassword: 'Current password is incorrect' },
      },
    });
    expect([await alive(token), (await login(person.password)).status]).toEqual([true, 200]);
  });

  it.each([
    ['', 'long-enough', { currentPassword: 'Current password is required' }],
    ['churi-1234', '', { newPassword: 'Password is required' }],
    ['churi-1234', '12345', { newPassword: 'Password must be at least 6 characters long' }],
    ['churi-1234', 'x'.repeat(201), { newPassword: 'Password must be at most 200 characters' }],
  ])('%j to %j is refused', async (current, wanted, errors) => {
    expect(await change(current, wanted)).toMatchObject({ status: 400, body: { errors } });
    expect(await alive(token)).toBe(true);
  });

  it('does not overwrite a concurrent change', async () => {
    const resetHash = await hashPassword('reset-by-mail');
    const held = await db.startTransaction().execute();
    await held.updateTable('users').set({ password_hash: resetHash }).where('id', '=', person.id).execute();
    const waiting = change(person.password, 'by-a-thief');
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    expect(await waiting).toMatchObject({ status: 400, body: { code: 'wrongCurrentPassword' } });
    expect((await login('by-a-thief')).status).toBe(401);
    expect((await login('reset-by-mail')).status).toBe(200);
  });
});
