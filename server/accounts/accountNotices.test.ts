import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '#server/testing/mailbox.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { appCode, buildSecondFactor } from '#server/testing/secondFactors.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { storeCode } from './resetCodeQueries.ts';
import { hashCode } from './sentCodes.ts';

const clock = () => new Date();
const { db, call, tokenOf } = await openTestApp();
const { mailsTo } = openMailbox(db, clock);

let admin: Person;
let token: string;
beforeEach(async () => {
  await db.updateTable('users').set({ role: 'user', second_factor_id: null }).execute();
  admin = await buildAdmin(db);
  token = await tokenOf(admin);
});

const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

describe('a changed password', () => {
  const changed = ['Your Kakon password was changed'];

  it('sends an email', async () => {
    const body = { currentPassword: admin.password, newPassword: 'new-churi' };
    await call('PUT', '/auth/password', { token, body: { ...body, currentPassword: 'wrong-one' } });
    expect(await subjects(admin)).toEqual([]);
    await call('PUT', '/auth/password', { token, body });
    expect(await subjects(admin)).toEqual(changed);
  });

  it('sends an email for each reset by code', async () => {
    for (const times of [1, 2]) {
      const code = { codeHash: await hashCode('123456'), now: clock() };
      const expiresAt = new Date(Date.now() + 60_000);
      await storeCode(db, { userId: admin.id, email: admin.email, ...code, expiresAt });
      const body = { email: admin.email, verificationCode: '123456', newPassword: `new-churi-${times}` };
      expect((await call('POST', '/auth/reset-password', { body })).status).toBe(200);
      expect(await subjects(admin)).toEqual(Array(times).fill(changed[0]));
    }
  });

  it('goes to the address at the time of the change, even if the address changes before sending', async () => {
    const body = { currentPassword: admin.password, newPassword: 'by-a-thief' };
    const { body: response } = await call('PUT', '/auth/password', { token, body });
    const profile = { email: `thief-${admin.email}`, currentPassword: 'by-a-thief' };
    expect((await call('PUT', '/auth/profile', { token: response.token, body: profile })).status).toBe(200);
    expect(await subjects(admin)).toEqual([...changed, 'The email of your Kakon account was changed']);
  });
});

describe('two-step login that is switched off', () => {
  it('sends an email when switched off by the user', async () => {
    const { secret } = await buildSecondFactor(db, admin);
    const body = { currentPassword: admin.password, code: appCode(secret) };
    expect((await call('POST', '/auth/second-factor/off', { token, body })).status).toBe(200);
    const [mail] = await mailsTo(admin.email);
    expect(mail?.subject).toBe('Two-step login of your Kakon account is off');
    expect(mail?.text).not.toContain('Another admin');
  });

  it('sends an email to the account’s owner when switched off by another admin', async () => {
    const colleague = await buildAdmin(db);
    await buildSecondFactor(db, colleague);
    expect((await call('DELETE', `/users/${colleague.id}/second-factor`, { token })).status).toBe(200);
    expect((await mailsTo(colleague.email))[0]?.text).toContain('Another admin switched off');
    expect(await mailsTo(admin.email)).toEqual([]);
  });
});

describe('a new admin', () => {
  const setRole = (id: string, role: string) => call('PUT', `/users/${id}/role`, { token, body: { role } });
  const setActive = (id: string, isActive: boolean) =>
    call('PUT', `/users/${id}/status`, { token, body: { isActive } });

  it('is notified together with all active admins, including the granting one', async () => {
    const customer = await buildCustomer(db, { name: 'evil.example/x' });
    const [colleague, gone] = [await buildAdmin(db), await buildAdmin(db, { isActive: false })];
    await setRole(customer.id, 'admin');
    expect(await subjects(customer)).toEqual(['You are now an admin of Kakon']);
    expect(await mailsTo(gone.email)).toEqual([]);
    for (const one of [admin, colleague]) {
      const [mail, ...more] = await mailsTo(one.email);
      expect([mail?.subject, more]).toEqual(['Kakon has a new admin', []]);
      expect(mail?.text).toContain('evil. example/x now has admin rights');
      expect(mail?.text + (mail?.html ?? '')).not.toContain('evil.example');
      expect(mail?.text).toContain('https://kakon.example/admin/team');
    }
  });

  it('includes restored rights; revoking rights sends no email', async () => {
    const colleague = await buildAdmin(db);
    await setActive(colleague.id, false);
    expect(await subjects(colleague)).toEqual([]);
    await setActive(colleague.id, true);
    expect(await subjects(colleague)).toEqual(['You are now an admin of Kakon']);
    await setRole(colleague.id, 'user');
    await setActive(colleague.id, false);
    await setActive(colleague.id, true);
    expect(await subjects(colleague)).toHaveLength(1);
    expect(await subjects(admin)).toEqual(['Kakon has a new admin']);
  });
});
