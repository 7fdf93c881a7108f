/** Switching on: password, a secret shown once, a code that proves that the app works, and the effects. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildAdmin, type Person } from '#server/testing/people.ts';
import { appCode, buildSecondFactor, wrongAppCode } from '#server/testing/secondFactors.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call, tokenOf } = shop;

let admin: Person;
let token: string;
beforeEach(async () => {
  admin = await buildAdmin(db);
  token = await tokenOf(admin);
});

const begin = (currentPassword: unknown = admin.password) =>
  call('POST', '/auth/second-factor', { token, body: { currentPassword } });
const confirm = (code: unknown) => call('PUT', '/auth/second-factor', { token, body: { code } });
const secondFactor = async (as = token) => (await call('GET', '/auth/second-factor', { token: as })).body;
const login = (code?: string) =>
  call('POST', '/auth/login', { body: { email: admin.email, password: admin.password, code } });
const alive = async (as: string) => (await call('GET', '/auth/profile', { token: as })).status === 200;
const auditEvents = () =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', admin.id)
    .execute();

const off = { isOn: false, recoveryCodesLeft: 0 };
const wrongCode = {
  status: 400,
  body: { code: 'wrongFactorCode', errors: { code: 'Invalid or already used code' } },
};
const over = { status: 409, body: { message: 'This took too long. Please start again.' } };
const alreadyOn = { status: 409, body: { message: 'Two-step login is already on' } };

describe('the set-up', () => {
  it('returns the secret for the app, and requires no code yet', async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Kakon:${admin.email}`,
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Kakon',
      secret: body.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await secondFactor()).toEqual(off);
    expect((await login()).status).toBe(200);
    expect(await auditEvents()).toEqual([]);
  });

  it('requires the password', async () => {
    expect(await begin('wrong-one')).toMatchObject({
      status: 400,
      body: {
        message: 'Current password is incorrect',
        code: 'wrongCurrentPassword',
        errors: { currentPassword: 'Current password is incorrect' },
      },
    });
    expect(await begin('')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: 'Current password is required' } },
    });
    expect(await confirm('123456')).toMatchObject(over);
  });

  it('again makes another secret, and the first becomes invalid', async () => {
    const [first, second] = [(await begin()).body.secret, (await begin()).body.secret];
    expect(await confirm(appCode(first))).toMatchObject(wrongCode);
    expect((await confirm(appCode(second))).status).toBe(200);
  });

  it('checks the current password, even if it changed meanwhile', async () => {
    const another = await hashPassword('another-one');
    const held = await db.startTransaction().execute();
    await held.updateTable('users').set({ password_hash: another }).where('id', '=', admin.id).execute();
    const waiting = begin();
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    expect(await waiting).toMatchObject({ status: 400, body: { code: 'wrongCurrentPassword' } });
  });
});

describe('the first correct code', () => {
  it('switches it on, ends all sessions, opens one here and returns ten recovery codes', async () => {
    const other = await tokenOf(admin);
    const { secret } = (await begin()).body;
    const { status, body } = await confirm(appCode(secret));
    expect(status).toBe(200);
    expect(body.message).toBe('Two-step login is on. Other devices have been logged out.');
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect([await alive(token), await alive(other), await alive(body.token)]).toEqual([false, false, true]);
    expect(await secondFactor(body.token)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await auditEvents()).toEqual([{ actor_id: admin.id, action: 'user.factorOn', details: {} }]);
    expect(await login()).toMatchObject({ status: 403, body: { code: 'secondFactorRequired' } });
    expect((await login(body.recoveryCodes[7])).status).toBe(200);
    expect((await login(appCode(secret, { later: 1 }))).status).toBe(200);
  });

  it('is used up', async () => {
    const { secret } = (await begin()).body;
    const code = appCode(secret);
    await confirm(code);
    expect(await login(code)).toMatchObject(wrongCode);
  });

  it('leaves nothing usable in the database except the secret', async () => {
    const { secret } = (await begin()).body;
    const { recoveryCodes } = (await confirm(appCode(secret))).body;
    const { rows } = await sql<{ all: string }>`
      select string_agg(encode(code_hash, 'escape') || code_hash::text, ' ') as all from recovery_codes`.execute(
      db,
    );
    for (const code of recoveryCodes as string[]) {
      expect(rows[0]?.all).not.toContain(code);
      expect(rows[0]?.all).not.toContain(code.replace('-', ''));
    }
  });

  it('can be repeated after a wrong one, and nothing is on until then', async () => {
    const { secret } = (await begin()).body;
    expect(await confirm(wrongAppCode(secret))).toMatchObject(wrongCode);
    expect(await confirm('ABCDE-23456')).toMatchObject(wrongCode);
    expect(await confirm('')).toMatchObject({ status: 400, body: { errors: { code: 'Code is required' } } });
    expect([await secondFactor(), await alive(token), await auditEvents()]).toEqual([off, true, []]);
    expect((await confirm(appCode(secret))).status).toBe(200);
  });

  it('is refused after an hour', async () => {
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    const { secret } = await buildSecondFactor(db, admin, { isOn: false, createdAt: anHourAgo });
    expect(await confirm(appCode(secret))).toMatchObject(over);
    expect(await secondFactor()).toEqual(off);
  });

  it('sent twice at once switches on once', async () => {
    const { secret } = (await begin()).body;
    const responses = await Promise.all([confirm(appCode(secret)), confirm(appCode(secret))]);
    const [one, other] = responses.sort((a, b) => a.status - b.status);
    expect(one?.status).toBe(200);
    // Slightly late: it is already on. Later: the session was ended by the first call.
    expect([401, 409]).toContain(other?.status);
    expect(await secondFactor(one?.body.token)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('is refused for an admin who is demoted during the call', async () => {
    const { secret } = (await begin()).body;
    const held = await db.startTransaction().execute();
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(held);
    const waiting = confirm(appCode(secret));
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    expect(await waiting).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
    expect(await secondFactor()).toEqual(off);
  });
});

it('once on, set-up and confirmation are refused, and the secret is never shown', async () => {
  const { secret } = await buildSecondFactor(db, admin);
  expect(await begin()).toMatchObject(alreadyOn);
  expect(await confirm(appCode(secret))).toMatchObject(alreadyOn);
  for (const path of [
    '/auth/second-factor',
    '/auth/profile',
    `/users/${admin.id}`,
    '/users',
    '/admin/audit',
  ]) {
    expect(JSON.stringify((await call('GET', path, { token })).body)).not.toContain(secret);
  }
});
