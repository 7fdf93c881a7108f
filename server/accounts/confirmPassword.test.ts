import { beforeEach, describe, expect, it } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { appCode, buildSecondFactor, wrongAppCode } from '#server/testing/secondFactors.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { hashPassword } from './passwords.ts';

const minute = 60_000;
let ahead = 0;
const shop = await openTestApp({ services: { clock: () => new Date(Date.now() + ahead) } });
const { db, call, tokenOf } = shop;

let admin: Person;
let token: string;
beforeEach(async () => {
  ahead = 0;
  admin = await buildAdmin(db);
  token = await tokenOf(admin);
  ahead = 16 * minute;
});

const confirm = (body: object, at = shop) => at.call('POST', '/auth/confirm', { token, body });
const setRole = (id: string, role: string, as = token) =>
  call('PUT', `/users/${id}/role`, { token: as, body: { role } });
const setActive = (id: string, isActive: boolean) =>
  call('PUT', `/users/${id}/status`, { token, body: { isActive } });
const switchOffFor = (id: string) => call('DELETE', `/users/${id}/second-factor`, { token });
const roleOf = async ({ id }: Person) =>
  (await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role;

const refused = {
  status: 403,
  body: { code: 'passwordNotRecent', message: 'Please confirm your password' },
};

describe('a session whose password was entered more than 15 minutes ago', () => {
  it('cannot grant admin rights, and changes nothing', async () => {
    const customer = await buildCustomer(db);
    expect(await setRole(customer.id, 'admin')).toMatchObject(refused);
    expect(await roleOf(customer)).toBe('user');
    ahead = 14 * minute;
    expect((await setRole(customer.id, 'admin')).status).toBe(200);
  });

  it('cannot restore an inactive admin, nor promote an inactive user', async () => {
    const gone = await buildAdmin(db, { isActive: false });
    expect(await setActive(gone.id, true)).toMatchObject(refused);
    const inactive = await buildCustomer(db, { isActive: false });
    expect(await setRole(inactive.id, 'admin')).toMatchObject(refused);
  });

  it('cannot switch off anybody’s two-step login', async () => {
    const colleague = await buildAdmin(db);
    await buildSecondFactor(db, colleague);
    expect(await switchOffFor(colleague.id)).toMatchObject(refused);
    expect((await confirm({ password: admin.password })).status).toBe(200);
    expect((await switchOffFor(colleague.id)).status).toBe(200);
  });

  it('can still revoke rights and reactivate a customer', async () => {
    const [colleague, customer] = [await buildAdmin(db), await buildCustomer(db)];
    expect((await setRole(colleague.id, 'user')).status).toBe(200);
    for (const isActive of [false, true]) expect((await setActive(customer.id, isActive)).status).toBe(200);
  });

  it('can do so after confirming the password, in this session only', async () => {
    ahead = 0;
    const other = await tokenOf(admin);
    ahead = 16 * minute;
    const customer = await buildCustomer(db);
    expect((await confirm({ password: admin.password })).body).toEqual({ message: 'Password confirmed' });
    expect(await setRole(customer.id, 'admin', other)).toMatchObject(refused);
    expect((await setRole(customer.id, 'admin')).status).toBe(200);
    ahead += 16 * minute;
    await setRole(customer.id, 'user');
    expect(await setRole(customer.id, 'admin')).toMatchObject(refused);
  });

  it('cannot use a password time from a clock that was ahead', async () => {
    ahead = 60 * minute;
    token = await tokenOf(admin);
    ahead = 0;
    expect(await setRole((await buildCustomer(db)).id, 'admin')).toMatchObject(refused);
  });

  it('can do so after logging in again', async () => {
    const { email, password } = admin;
    const { body } = await call('POST', '/auth/login', { body: { email, password } });
    expect((await setRole((await buildCustomer(db)).id, 'admin', body.token)).status).toBe(200);
  });
});

describe('confirming the password', () => {
  it.each([
    [{}, { password: 'Password is required' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'wrong-one' }, { password: 'Current password is incorrect' }],
    [{ password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
  ])('%j is refused at its field', async (body, errors) => {
    expect(await confirm(body)).toMatchObject({ status: 400, body: { errors } });
    expect(await setRole((await buildCustomer(db)).id, 'admin')).toMatchObject(refused);
  });

  it('also needs a code when two-step login is on, and accepts it once', async () => {
    const { secret } = await buildSecondFactor(db, admin);
    const { password } = admin;
    const now = Date.now() + ahead;
    const code = appCode(secret, { now });
    expect(await confirm({ password })).toMatchObject({
      status: 403,
      body: { code: 'secondFactorRequired' },
    });
    expect(await confirm({ password, code: wrongAppCode(secret) })).toMatchObject({
      status: 400,
      body: { errors: { code: 'Invalid or already used code' } },
    });
    expect(await confirm({ password: 'wrong-one', code })).toMatchObject({ status: 400 });
    const customer = await buildCustomer(db);
    expect(await setRole(customer.id, 'admin')).toMatchObject(refused);
    expect((await confirm({ password, code })).status).toBe(200);
    expect((await setRole(customer.id, 'admin')).status).toBe(200);
    expect((await confirm({ password, code })).status).toBe(400);
  });

  it('is limited to ten wrong tries in a quarter of an hour', async () => {
    const limited = await openTestApp({ settings: { limitsFactor: 1 }, beside: shop });
    for (let i = 0; i < 10; i += 1)
      expect((await confirm({ password: 'wrong-one' }, limited)).status).toBe(400);
    expect((await confirm({ password: admin.password }, limited)).status).toBe(429);
  });

  it('reports a password that changed meanwhile at its field', async () => {
    const password_hash = await hashPassword('reset-by-mail');
    const held = await db.startTransaction().execute();
    await held.updateTable('users').set({ password_hash }).where('id', '=', admin.id).execute();
    const waiting = confirm({ password: admin.password });
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    expect(await waiting).toMatchObject({
      status: 400,
      body: { errors: { password: 'Current password is incorrect' } },
    });
  });

  it('is implied by changing it, unless two-step login requires a code as well', async () => {
    const changePassword = async (currentPassword: string, newPassword: string) => {
      const { body } = await call('PUT', '/auth/password', { token, body: { currentPassword, newPassword } });
      token = body.token;
    };
    await changePassword(admin.password, 'second-churi');
    expect((await setRole((await buildCustomer(db)).id, 'admin')).status).toBe(200);
    ahead += 16 * minute;
    await buildSecondFactor(db, admin);
    await changePassword('second-churi', 'third-churi');
    expect(await setRole((await buildCustomer(db)).id, 'admin')).toMatchObject(refused);
  });

  it('is not implied by switching two-step login on with only a code', async () => {
    const { secret } = await buildSecondFactor(db, admin, { isOn: false });
    const body = { code: appCode(secret, { now: Date.now() + ahead }) };
    const on = await call('PUT', '/auth/second-factor', { token, body });
    expect(on.status).toBe(200);
    expect(await setRole((await buildCustomer(db)).id, 'admin', on.body.token)).toMatchObject(refused);
  });
});
