/**
 * Login with a second factor: which codes are required, what each response reveals, and that a code is accepted
 * once.
 */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { responseWork } from '#server/testing/responseWork.ts';
import {
  type AdminWithFactor,
  buildAdminWithFactor,
  buildSecondFactor,
  clockBetweenCodes,
} from '#server/testing/secondFactors.ts';
import { openTestApp, type TestResponse } from '#server/testing/testApp.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';

vi.mock('@node-rs/argon2', { spy: true });

let ahead = 0;
const fixedClock = clockBetweenCodes();
const clock = () => new Date(fixedClock().getTime() + ahead);
const shop = await openTestApp({ services: { clock } });
const { db, call } = shop;

let admin: AdminWithFactor;
beforeEach(async () => {
  ahead = 0;
  admin = await buildAdminWithFactor(db, clock);
});

const login = (code?: unknown, password = admin.password, { email }: { email: string } = admin) =>
  call('POST', '/auth/login', { body: { email, password, ...(code !== undefined && { code }) } });
const statuses = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).sort();
const sessionsOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()).length;

const asked = {
  status: 403,
  body: { message: 'Please enter the code from your app', code: 'secondFactorRequired' },
};
const refused = {
  status: 400,
  body: {
    message: 'Invalid or already used code',
    code: 'wrongFactorCode',
    errors: { code: 'Invalid or already used code' },
  },
};

async function storeRecoveryCodes(codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const code_hash = await hashRecoveryCode(admin.factorId, code);
    await db.insertInto('recovery_codes').values({ factor_id: admin.factorId, code_hash }).execute();
  }
}

describe('a user without a second factor', () => {
  it('logs in as before, and an unneeded code is ignored', async () => {
    const other = await buildAdmin(db);
    const { status, body } = await login(undefined, other.password, other);
    expect(status).toBe(200);
    expect((await login('123456', other.password, other)).status).toBe(200);
    const withOne = await login(admin.code());
    expect(Object.keys(withOne.body)).toEqual(Object.keys(body));
    expect(Object.keys(withOne.body.user)).toEqual(Object.keys(body.user));
  });
});

describe('the right password', () => {
  it('alone opens no session, and the response says that a code is missing', async () => {
    expect(await login()).toMatchObject(asked);
    expect(await sessionsOf(admin)).toBe(0);
  });

  it('with the app’s code opens a session, with any spacing and digits', async () => {
    const code = admin.code();
    const bangla = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const { status, body } = await login(`${bangla.slice(0, 3)} ${bangla.slice(3)}`);
    expect(status).toBe(200);
    expect((await call('GET', '/admin/stats', { token: body.token })).status).toBe(200);
  });

  it.each(['123', '1234567', 'ABCDE-23456', 'x'])('with %j is refused', async (code) => {
    expect(await login(code)).toMatchObject(refused);
    expect(await sessionsOf(admin)).toBe(0);
  });

  it('with another user’s code is refused', async () => {
    const other = await buildAdminWithFactor(db, clock);
    expect(await login(other.code())).toMatchObject(refused);
  });

  it.each([
    ['', 'Code is required'],
    [123456, 'Code is required'],
    ['9'.repeat(41), 'Code must be at most 40 characters'],
  ])('with %j is refused with the format of a code', async (code, message) => {
    expect(await login(code)).toMatchObject({ status: 400, body: { errors: { code: message } } });
  });
});

describe('a wrong password', () => {
  const wrong = { message: 'Invalid email or password', code: 'wrongCredentials' };

  it('gives the same response with and without a code, and without a factor', async () => {
    const plain = await buildAdmin(db);
    for (const response of [
      await login(undefined, 'wrong-one'),
      await login(admin.code(), 'wrong-one'),
      await login(admin.wrongCode(), 'wrong-one'),
      await login(undefined, 'wrong-one', plain),
      await login('123456', 'wrong-one', { email: 'nobody@example.com' }),
    ]) {
      expect([response.status, response.body]).toEqual([401, wrong]);
    }
    // It does not use up the right code.
    expect((await login(admin.code())).status).toBe(200);
  });

  it('costs the same work, so that the time of the response tells nothing', async () => {
    const plain = await buildAdmin(db);
    const withFactor = await responseWork(() => login(admin.code(), 'wrong-one'));
    expect(withFactor.hashes).toHaveLength(1);
    expect(await responseWork(() => login(undefined, 'wrong-one', plain))).toEqual(withFactor);
  });
});

describe('a code of the app', () => {
  it.each([-1, 0, 1])('is accepted %i codes beside its time', async (later) => {
    expect((await login(admin.code(later))).status).toBe(200);
  });

  it.each([-3, -2, 2, 3])('is refused %i codes beside its time', async (later) => {
    expect(await login(admin.code(later))).toMatchObject(refused);
  });

  it('is accepted once', async () => {
    const code = admin.code();
    expect((await login(code)).status).toBe(200);
    expect(await login(code)).toMatchObject(refused);
    expect((await login(admin.code(1))).status).toBe(200);
  });

  it('is not accepted after a later one', async () => {
    const codes = [admin.code(), admin.code(1)] as const;
    expect((await login(codes[1])).status).toBe(200);
    expect(await login(codes[0])).toMatchObject(refused);
  });

  it('used by many at once admits one', async () => {
    const code = admin.code();
    const responses = await Promise.all(Array.from({ length: 8 }, () => login(code)));
    expect(statuses(responses)).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
    expect(await sessionsOf(admin)).toBe(1);
  });

  it('used while the clock was ahead does not block later codes', async () => {
    ahead = 400 * 24 * 60 * 60 * 1000;
    expect((await login(admin.code())).status).toBe(200);
    ahead = 0;
    const code = admin.code();
    expect((await login(code)).status).toBe(200);
    expect(await login(code)).toMatchObject(refused);
  });
});

describe('a recovery code', () => {
  const codes = ['ABCDE23456', 'FGHJK23456'];
  beforeEach(() => storeRecoveryCodes(codes));
  const auditEventsOf = (id: string) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('replaces the app once, with an audit event', async () => {
    expect((await login('abcde-23456')).status).toBe(200);
    expect(await login('ABCDE23456')).toMatchObject(refused);
    expect(await auditEventsOf(admin.id)).toEqual([
      { actor_id: admin.id, action: 'user.recoveryUsed', details: { codesLeft: { from: 2, to: 1 } } },
    ]);
    const token = await shop.tokenOf(admin);
    expect((await call('GET', '/auth/second-factor', { token })).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 1,
    });
  });

  it('used by many at once admits one', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => login('FGHJK23456')));
    expect(statuses(responses)).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await auditEventsOf(admin.id)).toHaveLength(1);
  });

  it('works only for its owner', async () => {
    const other = await buildAdmin(db);
    await buildSecondFactor(db, other);
    expect(await login('ABCDE23456', other.password, other)).toMatchObject(refused);
    expect((await login('ABCDE23456')).status).toBe(200);
  });

  it('is not used up with a wrong password', async () => {
    await login('ABCDE23456', 'wrong-one');
    expect((await login('ABCDE23456')).status).toBe(200);
  });
});

describe('a code is required as long as the factor is on', () => {
  it('also for an admin who was demoted', async () => {
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(db);
    expect(await login()).toMatchObject(asked);
    expect((await login(admin.code())).status).toBe(200);
  });

  it('also after a password reset', async () => {
    await sql`update users set password_hash = (select password_hash from users where id = ${
      (await buildCustomer(db)).id
    }) where id = ${admin.id}`.execute(db);
    expect(await login()).toMatchObject(asked);
  });

  it('but a deactivated account is refused first, and its code is not used up', async () => {
    const code = admin.code();
    await sql`update users set is_active = false where id = ${admin.id}`.execute(db);
    expect(await login(code)).toMatchObject({ status: 403, body: { code: 'deactivated' } });
    await sql`update users set is_active = true where id = ${admin.id}`.execute(db);
    expect((await login(code)).status).toBe(200);
  });
});

describe('a login while the factor changes', () => {
  /** Logs in, and commits `change` after the credentials were read. */
  async function loginDuring(change: ReturnType<typeof sql>, person: Person, code?: string) {
    const held = await db.startTransaction().execute();
    await change.execute(held);
    const waiting = login(code, person.password, person);
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    return waiting;
  }

  it('requires a code once the factor is on', async () => {
    const other = await buildAdmin(db);
    const { id } = await buildSecondFactor(db, other, { isOn: false });
    const on = sql`update users set second_factor_id = ${id} where id = ${other.id}`;
    expect(await loginDuring(on, other)).toMatchObject(asked);
    expect(await sessionsOf(other)).toBe(0);
  });

  it('needs none once the factor is off, and the code stays unused', async () => {
    const off = sql`update users set second_factor_id = null where id = ${admin.id}`;
    expect((await loginDuring(off, admin, admin.code())).status).toBe(200);
  });
});

describe('code attempts', () => {
  it('are limited like those of a password, over all processes', async () => {
    const settings = { limitsFactor: 1, trustProxy: 1 };
    const [one, other] = [
      await openTestApp({ settings, services: { clock }, beside: shop }),
      await openTestApp({ settings, services: { clock }, beside: shop }),
    ];
    const from = () => ({ 'x-forwarded-for': '10.7.0.1' });
    const attempt = (at: typeof one, code?: string) =>
      at.call('POST', '/auth/login', {
        body: { email: admin.email, password: admin.password, code },
        headers: from(),
      });
    // The first step does not count as a failed attempt.
    for (let i = 0; i < 15; i += 1) expect((await attempt(one)).status).toBe(403);
    for (let i = 0; i < 5; i += 1) {
      expect((await attempt(one, admin.wrongCode())).status).toBe(400);
      expect((await attempt(other, 'ABCDE23456')).status).toBe(400);
    }
    expect((await attempt(other, admin.code())).status).toBe(429);
    expect((await attempt(one)).status).toBe(429);
  });
});
