/** Switching off by the user or by another admin, and new recovery codes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureAdmin } from '#server/accounts/ensureAdmin.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import {
  type AdminWithFactor,
  buildAdminWithFactor,
  clockBetweenCodes,
} from '#server/testing/secondFactors.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const clock = clockBetweenCodes();
const shop = await openTestApp({ services: { clock } });
const { db, call, tokenOf } = shop;

let admin: AdminWithFactor;
let token: string;
beforeEach(async () => {
  admin = await buildAdminWithFactor(db, clock);
  token = await tokenOf(admin);
});

const switchOff = (code: unknown, currentPassword: unknown = admin.password) =>
  call('POST', '/auth/second-factor/off', { token, body: { currentPassword, code } });
/** Uses an earlier code than the other calls. */
const newCodes = (code: unknown = admin.code(-1), currentPassword: unknown = admin.password) =>
  call('POST', '/auth/second-factor/recovery-codes', { token, body: { currentPassword, code } });
const secondFactor = async () => (await call('GET', '/auth/second-factor', { token })).body;
const login = (code?: string) =>
  call('POST', '/auth/login', { body: { email: admin.email, password: admin.password, code } });
const auditEvents = () =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', admin.id)
    .orderBy('id')
    .execute();

const isOff = { status: 409, body: { message: 'Two-step login is not on' } };
const wrongPassword = { status: 400, body: { errors: { currentPassword: 'Current password is incorrect' } } };
const wrongCode = { status: 400, body: { errors: { code: 'Invalid or already used code' } } };

describe('switching off', () => {
  it('requires the password and a code; then the password alone logs in', async () => {
    expect(await switchOff(admin.code())).toMatchObject({
      status: 200,
      body: { message: 'Two-step login is off' },
    });
    expect(await secondFactor()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login()).status).toBe(200);
    expect(await auditEvents()).toEqual([{ actor_id: admin.id, action: 'user.factorOff', details: {} }]);
    const left = await db.selectFrom('second_factors').selectAll().where('user_id', '=', admin.id).execute();
    expect(left).toEqual([]);
    expect(await switchOff(admin.code(1))).toMatchObject(isOff);
  });

  it('also accepts a recovery code', async () => {
    const [code] = (await newCodes()).body.recoveryCodes;
    expect((await switchOff(code)).status).toBe(200);
    expect((await auditEvents()).map(({ action }) => action)).toEqual([
      'user.recoveryMade',
      'user.recoveryUsed',
      'user.factorOff',
    ]);
  });

  it('is refused without either, and a wrong password does not use up the code', async () => {
    const code = admin.code();
    expect(await switchOff(code, 'wrong-one')).toMatchObject(wrongPassword);
    expect(await switchOff(admin.wrongCode())).toMatchObject(wrongCode);
    expect(await switchOff('', '')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: 'Current password is required', code: 'Code is required' } },
    });
    expect([(await secondFactor()).isOn, await auditEvents()]).toEqual([true, []]);
    expect((await switchOff(code)).status).toBe(200);
  });

  it('does not accept a code that was used to log in', async () => {
    const code = admin.code();
    expect((await login(code)).status).toBe(200);
    expect(await switchOff(code)).toMatchObject(wrongCode);
  });

  it('twice at once takes effect once', async () => {
    const codes = [admin.code(), admin.code(1)];
    const responses = await Promise.all(codes.map((code) => switchOff(code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditEvents()).toHaveLength(1);
  });

  it('is possible for a demoted admin, but switching on again is not', async () => {
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute();
    expect((await switchOff(admin.code())).status).toBe(200);
    const begun = await call('POST', '/auth/second-factor', {
      token,
      body: { currentPassword: admin.password },
    });
    expect(begun).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
  });

  it('is limited like password attempts', async () => {
    const settings = { limitsFactor: 1 };
    const limited = await openTestApp({ settings, services: { clock }, beside: shop });
    const attempt = (code: string) =>
      limited.call('POST', '/auth/second-factor/off', {
        token,
        body: { currentPassword: admin.password, code },
      });
    for (let i = 0; i < 10; i += 1) expect((await attempt(admin.wrongCode())).status).toBe(400);
    expect((await attempt(admin.code())).status).toBe(429);
  });
});

describe('new recovery codes', () => {
  it('replace the old ones, with the password and a code of either kind', async () => {
    const old = (await newCodes()).body.recoveryCodes as string[];
    const { status, body } = await newCodes(old[1]);
    expect(status).toBe(201);
    expect(new Set([...old, ...body.recoveryCodes]).size).toBe(20);
    expect(await secondFactor()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await login(old[0])).toMatchObject(wrongCode);
    expect((await login(body.recoveryCodes[0])).status).toBe(200);
    expect((await secondFactor()).recoveryCodesLeft).toBe(9);
    expect((await auditEvents())[0]).toEqual({
      actor_id: admin.id,
      action: 'user.recoveryMade',
      details: {},
    });
  });

  it('require both, and a factor that is on', async () => {
    const code = admin.code(-1);
    expect(await newCodes(code, 'wrong-one')).toMatchObject(wrongPassword);
    expect(await newCodes(admin.wrongCode())).toMatchObject(wrongCode);
    for (const missing of ['', null]) {
      expect(await newCodes(missing)).toMatchObject({
        status: 400,
        body: { errors: { code: 'Code is required' } },
      });
    }
    expect((await secondFactor()).recoveryCodesLeft).toBe(0);
    expect(await auditEvents()).toEqual([]);
    await switchOff(admin.code());
    expect(await newCodes(admin.code(1))).toMatchObject(isOff);
  });

  it('use up their code, and are limited like password attempts', async () => {
    const code = admin.code();
    expect((await newCodes(code)).status).toBe(201);
    expect(await newCodes(code)).toMatchObject(wrongCode);
    const limited = await openTestApp({ settings: { limitsFactor: 1 }, services: { clock }, beside: shop });
    const attempt = (tried: string) =>
      limited.call('POST', '/auth/second-factor/recovery-codes', {
        token,
        body: { currentPassword: admin.password, code: tried },
      });
    for (let i = 0; i < 9; i += 1) expect((await attempt(admin.wrongCode())).status).toBe(400);
    expect((await attempt(admin.code(1))).status).toBe(429);
  });
});

describe('another admin', () => {
  const switchOffFor = (id: string, as: string) =>
    call('DELETE', `/users/${id}/second-factor`, { token: as });
  let colleague: Person;
  let theirs: string;
  beforeEach(async () => {
    colleague = await buildAdmin(db);
    theirs = await tokenOf(colleague);
  });

  it('sees that it is on and switches it off, with an audit event', async () => {
    const seen = async () => (await call('GET', `/users/${admin.id}`, { token: theirs })).body;
    expect((await seen()).hasSecondFactor).toBe(true);
    expect(await switchOffFor(admin.id.toUpperCase(), theirs)).toMatchObject({
      status: 200,
      body: { message: 'Two-step login is off' },
    });
    expect(await seen()).not.toHaveProperty('hasSecondFactor');
    expect((await login()).status).toBe(200);
    expect(await auditEvents()).toEqual([{ actor_id: colleague.id, action: 'user.factorOff', details: {} }]);
    expect(await switchOffFor(admin.id, theirs)).toMatchObject(isOff);
  });

  it('can do so for others, never for themselves', async () => {
    expect(await switchOffFor(admin.id, token)).toMatchObject({
      status: 403,
      body: { message: 'Please switch off your own two-step login in My Account' },
    });
    expect((await secondFactor()).isOn).toBe(true);
  });

  it('is refused for a user without a factor and for an unknown user', async () => {
    expect(await switchOffFor((await buildCustomer(db)).id, theirs)).toMatchObject(isOff);
    for (const id of ['00000000-0000-7000-8000-000000000000', 'x']) {
      expect(await switchOffFor(id, theirs)).toMatchObject({ status: 404, body: { code: 'userNotFound' } });
    }
  });

  it('who is demoted during the call is refused', async () => {
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', colleague.id).execute();
    expect(await switchOffFor(admin.id, theirs)).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
    expect((await secondFactor()).isOn).toBe(true);
  });
});

it('the only admin, locked out, gets in through another admin in the settings', async () => {
  const given = { email: 'rescue@example.com', password: 'rescue-churi' };
  expect(await ensureAdmin(db, given, new Date())).toBeNull();
  const rescue = (await call('POST', '/auth/login', { body: given })).body.token;
  expect((await call('DELETE', `/users/${admin.id}/second-factor`, { token: rescue })).status).toBe(200);
  expect((await login()).status).toBe(200);
});

it('an admin in the settings keeps the second factor', async () => {
  await ensureAdmin(db, { email: admin.email, password: 'set-anew' }, new Date());
  const response = await call('POST', '/auth/login', { body: { email: admin.email, password: 'set-anew' } });
  expect(response).toMatchObject({ status: 403, body: { code: 'secondFactorRequired' } });
});
