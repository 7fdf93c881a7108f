/** From off to on: the password again, a secret told once, a code that proves the app has it, and what follows. */
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
const standing = async (as = token) => (await call('GET', '/auth/second-factor', { token: as })).body;
const login = (code?: string) =>
  call('POST', '/auth/login', { body: { email: admin.email, password: admin.password, code } });
const alive = async (as: string) => (await call('GET', '/auth/profile', { token: as })).status === 200;
const deeds = () =>
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
const over = { status: 409, body: { message: 'This has taken too long. Please begin again.' } };
const alreadyOn = { status: 409, body: { message: 'Two-step login is on already' } };

describe('to begin', () => {
  it('tells the app its secret, and asks for nothing yet', async () => {
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
    expect(await standing()).toEqual(off);
    expect((await login()).status).toBe(200);
    expect(await deeds()).toEqual([]);
  });

  it('takes the password', async () => {
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

  it('again makes another secret, and the first is worth nothing', async () => {
    const [first, second] = [(await begin()).body.secret, (await begin()).body.secret];
    expect(await confirm(appCode(first))).toMatchObject(wrongCode);
    expect((await confirm(appCode(second))).status).toBe(200);
  });

  it('takes the password that stands, not one that was changed meanwhile', async () => {
    const another = await hashPassword('another-one');
    const held = await db.startTransaction().execute();
    await held.updateTable('users').set({ password_hash: another }).where('id', '=', admin.id).execute();
    const waiting = begin();
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    expect(await waiting).toMatchObject({ status: 400, body: { code: 'wrongCurrentPassword' } });
  });
});

describe('the first right code', () => {
  it('switches it on, ends all sessions, opens one here and tells ten recovery codes', async () => {
    const other = await tokenOf(admin);
    const { secret } = (await begin()).body;
    const { status, body } = await confirm(appCode(secret));
    expect(status).toBe(200);
    expect(body.message).toBe('Two-step login is on. Other devices have been signed out.');
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect([await alive(token), await alive(other), await alive(body.token)]).toEqual([false, false, true]);
    expect(await standing(body.token)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await deeds()).toEqual([{ actor_id: admin.id, action: 'user.factorOn', details: {} }]);
    expect(await login()).toMatchObject({ status: 403, body: { code: 'secondFactorRequired' } });
    expect((await login(body.recoveryCodes[7])).status).toBe(200);
    expect((await login(appCode(secret, { later: 1 }))).status).toBe(200);
  });

  it('is used up by that', async () => {
    const { secret } = (await begin()).body;
    const code = appCode(secret);
    await confirm(code);
    expect(await login(code)).toMatchObject(wrongCode);
  });

  it('leaves nothing in the database that opens anything but the secret', async () => {
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

  it('is asked for again where it was wrong, and nothing is on', async () => {
    const { secret } = (await begin()).body;
    expect(await confirm(wrongAppCode(secret))).toMatchObject(wrongCode);
    expect(await confirm('ABCDE-23456')).toMatchObject(wrongCode);
    expect(await confirm('')).toMatchObject({ status: 400, body: { errors: { code: 'Code is required' } } });
    expect([await standing(), await alive(token), await deeds()]).toEqual([off, true, []]);
    expect((await confirm(appCode(secret))).status).toBe(200);
  });

  it('comes too late after an hour', async () => {
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    const { secret } = await buildSecondFactor(db, admin, { isOn: false, createdAt: anHourAgo });
    expect(await confirm(appCode(secret))).toMatchObject(over);
    expect(await standing()).toEqual(off);
  });

  it('given twice at once switches on once', async () => {
    const { secret } = (await begin()).body;
    const answers = await Promise.all([confirm(appCode(secret)), confirm(appCode(secret))]);
    const [one, other] = answers.sort((a, b) => a.status - b.status);
    expect(one?.status).toBe(200);
    // Too late by a little: on already. By more: signed out by the first.
    expect([401, 409]).toContain(other?.status);
    expect(await standing(one?.body.token)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('is refused to who was made a user in the middle of the call', async () => {
    const { secret } = (await begin()).body;
    const held = await db.startTransaction().execute();
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(held);
    const waiting = confirm(appCode(secret));
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    expect(await waiting).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
    expect(await standing()).toEqual(off);
  });
});

it('once on, it is neither begun again nor confirmed again, and its secret is told to nobody', async () => {
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
