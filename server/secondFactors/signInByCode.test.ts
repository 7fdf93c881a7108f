/** Signing in where a second factor is on: what is asked for, what is told to whom, and a code that counts once. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { appCode, type BuiltFactor, buildSecondFactor, wrongAppCode } from '#server/testing/secondFactors.ts';
import { openTestApp, type TestAnswer } from '#server/testing/testApp.ts';
import { timeRatio } from '#server/testing/timing.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const shop = await openTestApp({ services: { clock } });
const { db, call } = shop;

let admin: Person;
let factor: BuiltFactor;
beforeEach(async () => {
  ahead = 0;
  admin = await buildAdmin(db);
  factor = await buildSecondFactor(db, admin);
});

const login = (code?: unknown, password = admin.password, { email }: { email: string } = admin) =>
  call('POST', '/auth/login', { body: { email, password, ...(code !== undefined && { code }) } });
const shown = (later = 0) => appCode(factor.secret, { later, now: clock().getTime() });
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();
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

async function keepRecoveryCodes(codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const code_hash = await hashRecoveryCode(factor.id, code);
    await db.insertInto('recovery_codes').values({ factor_id: factor.id, code_hash }).execute();
  }
}

describe('who has no second factor', () => {
  it('signs in as ever, and a code that nobody asked for is no matter', async () => {
    const other = await buildAdmin(db);
    const { status, body } = await login(undefined, other.password, other);
    expect(status).toBe(200);
    expect((await login('123456', other.password, other)).status).toBe(200);
    const withOne = await login(shown());
    expect(Object.keys(withOne.body)).toEqual(Object.keys(body));
    expect(Object.keys(withOne.body.user)).toEqual(Object.keys(body.user));
  });
});

describe('the right password', () => {
  it('alone opens nothing, and is told what is missing', async () => {
    expect(await login()).toMatchObject(asked);
    expect(await sessionsOf(admin)).toBe(0);
  });

  it('with the app’s code opens a session, however the code is spaced and whatever its digits', async () => {
    const code = shown();
    const bangla = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const { status, body } = await login(`${bangla.slice(0, 3)} ${bangla.slice(3)}`);
    expect(status).toBe(200);
    expect((await call('GET', '/admin/stats', { token: body.token })).status).toBe(200);
  });

  it.each(['123', '1234567', 'ABCDE-23456', 'x'])('with %j is refused', async (code) => {
    expect(await login(code)).toMatchObject(refused);
    expect(await sessionsOf(admin)).toBe(0);
  });

  it('with another’s code is refused', async () => {
    const { secret } = await buildSecondFactor(db, await buildAdmin(db));
    expect(await login(appCode(secret))).toMatchObject(refused);
  });

  it.each([
    ['', 'Code is required'],
    [123456, 'Code is required'],
    ['9'.repeat(41), 'Code must be at most 40 characters'],
  ])('with %j is told what a code is', async (code, message) => {
    expect(await login(code)).toMatchObject({ status: 400, body: { errors: { code: message } } });
  });
});

describe('a wrong password', () => {
  const wrong = { message: 'Invalid email or password', code: 'wrongCredentials' };

  it('is answered alike with a code and without, and where no factor is on', async () => {
    const plain = await buildAdmin(db);
    for (const answer of [
      await login(undefined, 'wrong-one'),
      await login(shown(), 'wrong-one'),
      await login(wrongAppCode(factor.secret), 'wrong-one'),
      await login(undefined, 'wrong-one', plain),
      await login('123456', 'wrong-one', { email: 'nobody@example.com' }),
    ]) {
      expect([answer.status, answer.body]).toEqual([401, wrong]);
    }
    // The right code is not used up by it.
    expect((await login(shown())).status).toBe(200);
  });

  it('takes the same time', async () => {
    const plain = await buildAdmin(db);
    const ratio = await timeRatio(
      () => login(shown(), 'wrong-one'),
      () => login(undefined, 'wrong-one', plain),
    );
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

describe('a code of the app', () => {
  it.each([-1, 0, 1])('is taken %i codes beside its time', async (later) => {
    expect((await login(shown(later))).status).toBe(200);
  });

  it.each([-3, -2, 2, 3])('is refused %i codes beside its time', async (later) => {
    // Begun early in its 30 seconds, so that none of them end meanwhile.
    ahead = 30_000 - (Date.now() % 30_000);
    expect(await login(shown(later))).toMatchObject(refused);
  });

  it('is taken once', async () => {
    const code = shown();
    expect((await login(code)).status).toBe(200);
    expect(await login(code)).toMatchObject(refused);
    expect((await login(shown(1))).status).toBe(200);
  });

  it('is not taken after a later one', async () => {
    const codes = [shown(), shown(1)] as const;
    expect((await login(codes[1])).status).toBe(200);
    expect(await login(codes[0])).toMatchObject(refused);
  });

  it('shown by many at once lets one in', async () => {
    const code = shown();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(code)));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
    expect(await sessionsOf(admin)).toBe(1);
  });

  it('taken while the clock was ahead bars nobody once it is right', async () => {
    ahead = 400 * 24 * 60 * 60 * 1000;
    expect((await login(shown())).status).toBe(200);
    ahead = 0;
    const code = shown();
    expect((await login(code)).status).toBe(200);
    expect(await login(code)).toMatchObject(refused);
  });
});

describe('a recovery code', () => {
  const codes = ['ABCDE23456', 'FGHJK23456'];
  beforeEach(() => keepRecoveryCodes(codes));
  const deedsOf = (id: string) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('stands for the phone once, and goes on the record', async () => {
    expect((await login('abcde-23456')).status).toBe(200);
    expect(await login('ABCDE23456')).toMatchObject(refused);
    expect(await deedsOf(admin.id)).toEqual([
      { actor_id: admin.id, action: 'user.recoveryUsed', details: { codesLeft: { from: 2, to: 1 } } },
    ]);
    const token = await shop.tokenOf(admin);
    expect((await call('GET', '/auth/second-factor', { token })).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 1,
    });
  });

  it('shown by many at once lets one in', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => login('FGHJK23456')));
    expect(statuses(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await deedsOf(admin.id)).toHaveLength(1);
  });

  it('is its owner’s alone', async () => {
    const other = await buildAdmin(db);
    await buildSecondFactor(db, other);
    expect(await login('ABCDE23456', other.password, other)).toMatchObject(refused);
    expect((await login('ABCDE23456')).status).toBe(200);
  });

  it('with a wrong password is not used up', async () => {
    await login('ABCDE23456', 'wrong-one');
    expect((await login('ABCDE23456')).status).toBe(200);
  });
});

describe('it is asked for as long as it is on', () => {
  it('also of an admin who was made a user', async () => {
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(db);
    expect(await login()).toMatchObject(asked);
    expect((await login(shown())).status).toBe(200);
  });

  it('also after a reset of the password', async () => {
    await sql`update users set password_hash = (select password_hash from users where id = ${
      (await buildCustomer(db)).id
    }) where id = ${admin.id}`.execute(db);
    expect(await login()).toMatchObject(asked);
  });

  it('but a deactivated account is told that first, and its code is not used up', async () => {
    const code = shown();
    await sql`update users set is_active = false where id = ${admin.id}`.execute(db);
    expect(await login(code)).toMatchObject({ status: 403, body: { code: 'deactivated' } });
    await sql`update users set is_active = true where id = ${admin.id}`.execute(db);
    expect((await login(code)).status).toBe(200);
  });
});

describe('who signs in while it changes', () => {
  /** Signs in, and commits `change` after what is asked for was read. */
  async function loginDuring(change: ReturnType<typeof sql>, person: Person, code?: string) {
    const held = await db.startTransaction().execute();
    await change.execute(held);
    const waiting = login(code, person.password, person);
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    return waiting;
  }

  it('finds it asked for once it is on', async () => {
    const other = await buildAdmin(db);
    const { id } = await buildSecondFactor(db, other, { isOn: false });
    const on = sql`update users set second_factor_id = ${id} where id = ${other.id}`;
    expect(await loginDuring(on, other)).toMatchObject(asked);
    expect(await sessionsOf(other)).toBe(0);
  });

  it('comes in without it once it is off, and the code is nobody’s', async () => {
    const off = sql`update users set second_factor_id = null where id = ${admin.id}`;
    expect((await loginDuring(off, admin, shown())).status).toBe(200);
  });
});

describe('tries', () => {
  it('are limited as those of a password are, over all processes', async () => {
    const settings = { limitsFactor: 1, trustProxy: 1 };
    const [one, other] = [
      await openTestApp({ settings, beside: shop }),
      await openTestApp({ settings, beside: shop }),
    ];
    let addresses = 0;
    const from = () => {
      addresses += 1;
      return { 'x-forwarded-for': `10.7.0.${addresses}` };
    };
    const attempt = (at: typeof one, code?: string) =>
      at.call('POST', '/auth/login', {
        body: { email: admin.email, password: admin.password, code },
        headers: from(),
      });
    // The first step is no try in vain.
    for (let i = 0; i < 15; i += 1) expect((await attempt(one)).status).toBe(403);
    for (let i = 0; i < 5; i += 1) {
      expect((await attempt(one, wrongAppCode(factor.secret))).status).toBe(400);
      expect((await attempt(other, 'ABCDE23456')).status).toBe(400);
    }
    expect((await attempt(other, shown())).status).toBe(429);
    expect((await attempt(one)).status).toBe(429);
  });
});
