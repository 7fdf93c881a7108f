/** From on to off, by oneself or by a colleague; and recovery codes made anew. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureAdmin } from '#server/accounts/ensureAdmin.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { appCode, type BuiltFactor, buildSecondFactor, wrongAppCode } from '#server/testing/secondFactors.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call, tokenOf } = shop;

let admin: Person;
let token: string;
let factor: BuiltFactor;
beforeEach(async () => {
  admin = await buildAdmin(db);
  token = await tokenOf(admin);
  factor = await buildSecondFactor(db, admin);
});

const switchOff = (code: unknown, currentPassword: unknown = admin.password) =>
  call('POST', '/auth/second-factor/off', { token, body: { currentPassword, code } });
const newCodes = (currentPassword: unknown = admin.password) =>
  call('POST', '/auth/second-factor/recovery-codes', { token, body: { currentPassword } });
const standing = async () => (await call('GET', '/auth/second-factor', { token })).body;
const login = (code?: string) =>
  call('POST', '/auth/login', { body: { email: admin.email, password: admin.password, code } });
const deeds = () =>
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
  it('takes the password and a code, and then the password alone signs in', async () => {
    expect(await switchOff(appCode(factor.secret))).toMatchObject({
      status: 200,
      body: { message: 'Two-step login is off' },
    });
    expect(await standing()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login()).status).toBe(200);
    expect(await deeds()).toEqual([{ actor_id: admin.id, action: 'user.factorOff', details: {} }]);
    const left = await db.selectFrom('second_factors').selectAll().where('user_id', '=', admin.id).execute();
    expect(left).toEqual([]);
    expect(await switchOff(appCode(factor.secret, { later: 1 }))).toMatchObject(isOff);
  });

  it('also takes a recovery code', async () => {
    const [code] = (await newCodes()).body.recoveryCodes;
    expect((await switchOff(code)).status).toBe(200);
    expect((await deeds()).map(({ action }) => action)).toEqual([
      'user.recoveryMade',
      'user.recoveryUsed',
      'user.factorOff',
    ]);
  });

  it('is refused without either, and the right code is not used up by a wrong password', async () => {
    const code = appCode(factor.secret);
    expect(await switchOff(code, 'wrong-one')).toMatchObject(wrongPassword);
    expect(await switchOff(wrongAppCode(factor.secret))).toMatchObject(wrongCode);
    expect(await switchOff('', '')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: 'Current password is required', code: 'Code is required' } },
    });
    expect([(await standing()).isOn, await deeds()]).toEqual([true, []]);
    expect((await switchOff(code)).status).toBe(200);
  });

  it('does not take a code that has signed somebody in', async () => {
    const code = appCode(factor.secret);
    expect((await login(code)).status).toBe(200);
    expect(await switchOff(code)).toMatchObject(wrongCode);
  });

  it('twice at once happens once', async () => {
    const codes = [appCode(factor.secret), appCode(factor.secret, { later: 1 })];
    const answers = await Promise.all(codes.map((code) => switchOff(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await deeds()).toHaveLength(1);
  });

  it('is open to who was made a user, and switching on again is not', async () => {
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute();
    expect((await switchOff(appCode(factor.secret))).status).toBe(200);
    const begun = await call('POST', '/auth/second-factor', {
      token,
      body: { currentPassword: admin.password },
    });
    expect(begun).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
  });

  it('is limited as tries of a password are', async () => {
    const settings = { limitsFactor: 1 };
    const limited = await openTestApp({ settings, beside: shop });
    const attempt = (code: string) =>
      limited.call('POST', '/auth/second-factor/off', {
        token,
        body: { currentPassword: admin.password, code },
      });
    for (let i = 0; i < 10; i += 1) expect((await attempt(wrongAppCode(factor.secret))).status).toBe(400);
    expect((await attempt(appCode(factor.secret))).status).toBe(429);
  });
});

describe('new recovery codes', () => {
  it('take the place of the old, for the password', async () => {
    const old = (await newCodes()).body.recoveryCodes as string[];
    const { status, body } = await newCodes();
    expect(status).toBe(201);
    expect(new Set([...old, ...body.recoveryCodes]).size).toBe(20);
    expect(await standing()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await login(old[0])).toMatchObject(wrongCode);
    expect((await login(body.recoveryCodes[0])).status).toBe(200);
    expect((await standing()).recoveryCodesLeft).toBe(9);
    expect((await deeds())[0]).toEqual({ actor_id: admin.id, action: 'user.recoveryMade', details: {} });
  });

  it('are not made without it, nor where nothing is on', async () => {
    expect(await newCodes('wrong-one')).toMatchObject(wrongPassword);
    expect((await standing()).recoveryCodesLeft).toBe(0);
    await switchOff(appCode(factor.secret));
    expect(await newCodes()).toMatchObject(isOff);
  });
});

describe('a colleague', () => {
  const switchOffFor = (id: string, as: string) =>
    call('DELETE', `/users/${id}/second-factor`, { token: as });
  let colleague: Person;
  let theirs: string;
  beforeEach(async () => {
    colleague = await buildAdmin(db);
    theirs = await tokenOf(colleague);
  });

  it('sees that it is on, switches it off, and is on the record for it', async () => {
    const seen = async () => (await call('GET', `/users/${admin.id}`, { token: theirs })).body;
    expect((await seen()).hasSecondFactor).toBe(true);
    expect(await switchOffFor(admin.id.toUpperCase(), theirs)).toMatchObject({
      status: 200,
      body: { message: 'Two-step login is off' },
    });
    expect(await seen()).not.toHaveProperty('hasSecondFactor');
    expect((await login()).status).toBe(200);
    expect(await deeds()).toEqual([{ actor_id: colleague.id, action: 'user.factorOff', details: {} }]);
    expect(await switchOffFor(admin.id, theirs)).toMatchObject(isOff);
  });

  it('does so for others, never for oneself', async () => {
    expect(await switchOffFor(admin.id, token)).toMatchObject({
      status: 403,
      body: { message: 'Your own two-step login is switched off in your account' },
    });
    expect((await standing()).isOn).toBe(true);
  });

  it('is refused for who has none, and for nobody', async () => {
    expect(await switchOffFor((await buildCustomer(db)).id, theirs)).toMatchObject(isOff);
    for (const id of ['00000000-0000-7000-8000-000000000000', 'x']) {
      expect(await switchOffFor(id, theirs)).toMatchObject({ status: 404, body: { code: 'userNotFound' } });
    }
  });

  it('who was made a user in the middle of the call is refused', async () => {
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', colleague.id).execute();
    expect(await switchOffFor(admin.id, theirs)).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
    expect((await standing()).isOn).toBe(true);
  });
});

it('the only admin, locked out, gets in by another one that the settings name at a start', async () => {
  const given = { email: 'rescue@example.com', password: 'rescue-churi' };
  expect(await ensureAdmin(db, given, new Date())).toBeNull();
  const rescue = (await call('POST', '/auth/login', { body: given })).body.token;
  expect((await call('DELETE', `/users/${admin.id}/second-factor`, { token: rescue })).status).toBe(200);
  expect((await login()).status).toBe(200);
});

it('settings that name an admin who has it on leave it on', async () => {
  await ensureAdmin(db, { email: admin.email, password: 'set-anew' }, new Date());
  const answer = await call('POST', '/auth/login', { body: { email: admin.email, password: 'set-anew' } });
  expect(answer).toMatchObject({ status: 403, body: { code: 'secondFactorRequired' } });
});
