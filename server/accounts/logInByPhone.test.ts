import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openSmsbox } from '#server/testing/smsbox.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { roundTripsOf, statementsOf } from '../../bench/statements.ts';
import { storeCode } from './resetCodeQueries.ts';
import { hashCode } from './sentCodes.ts';

let time = Date.now();
const clock = () => new Date(time);
const { app, db, call, tokenOf } = await openTestApp({ services: { clock } });
const smsbox = openSmsbox(db, { clock });

let numbers = 0;
const newPhone = () => `0181${String(++numbers).padStart(7, '0')}`;
const verify = (phone: string, code: string, rest: object = {}) =>
  call('POST', '/auth/otp/verify', { body: { phone, code, ...rest } });
const enter = async (phone: string, name = 'Rahima Begum') =>
  verify(phone, await smsbox.codeFor(phone), { name });
const profileOf = (token: string) => call('GET', '/auth/profile', { token });
const wrong = { status: 400, body: { code: 'wrongCode', errors: { code: expect.any(String) } } };

describe('asking for a code', () => {
  it('gives one response for every number, and queues the same work for all', async () => {
    const [known, unknown, ofAdmin] = [newPhone(), newPhone(), newPhone()];
    await enter(known);
    await buildAdmin(db, { phone: ofAdmin });
    for (const phone of [known, unknown, ofAdmin]) {
      const { status, body } = await call('POST', '/auth/otp', { body: { phone } });
      expect({ status, body }).toEqual({
        status: 200,
        body: { phone, message: 'We have sent a code to your phone' },
      });
    }
    const { rows } = await sql`
      select task_identifier from graphile_worker.jobs where task_identifier = 'sendPhoneCode'`.execute(db);
    expect(rows).toHaveLength(3);
  });

  it('costs the same statements for every number, so its time tells nothing either', async () => {
    const [known, unknown, ofAdmin] = [newPhone(), newPhone(), newPhone()];
    await enter(known);
    await buildAdmin(db, { phone: ofAdmin });
    const { fastify } = app;
    const costOf = async (url: string, payload: object) => {
      const statements = await statementsOf(() => fastify.inject({ method: 'POST', url, payload }));
      return { texts: statements.map(({ text }) => text), roundTrips: roundTripsOf(statements) };
    };
    // The job behind it: everything until the gateway has the SMS.
    const costOfSending = async (phone: string) => {
      const statements = await statementsOf(() => smsbox.codeFor(phone));
      return { texts: statements.map(({ text }) => text), roundTrips: roundTripsOf(statements) };
    };
    const asked = (phone: string) => costOf('/api/auth/otp', { phone });
    const guessed = (phone: string) => costOf('/api/auth/otp/verify', { phone, code: 'wrong' });
    for (const cost of [asked, costOfSending, guessed]) {
      // The first use of a connection prepares what later ones use.
      await cost(newPhone());
      const ofUnknown = await cost(unknown);
      expect(ofUnknown.roundTrips).toBeGreaterThan(0);
      expect(await cost(known)).toEqual(ofUnknown);
      expect(await cost(ofAdmin)).toEqual(ofUnknown);
    }
  });

  it('takes a number in any notation, and refuses others at the field', async () => {
    const { body } = await call('POST', '/auth/otp', { body: { phone: '+৮৮০ ১৭১২-৩৪৫৬৭৮' } });
    expect(body.phone).toBe('01712345678');
    const { status, body: refused } = await call('POST', '/auth/otp', { body: { phone: '01212345678' } });
    expect([status, Object.keys(refused.errors)]).toEqual([400, ['phone']]);
  });
});

describe('a code', () => {
  it('opens a new account, which asks for a name first and stays without an email', async () => {
    const phone = newPhone();
    const code = await smsbox.codeFor(phone);
    expect(await verify(phone, code)).toMatchObject({ status: 400, body: { code: 'nameRequired' } });
    const { status, body } = await verify(phone, code, { name: 'Rahima Begum' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Rahima Begum',
      email: null,
      phone,
      role: 'user',
      isPhoneVerified: true,
      hasPassword: false,
    });
    expect((await profileOf(body.token)).body).toEqual(body.user);
  });

  it('opens the same account the next time, whatever name is sent', async () => {
    const phone = newPhone();
    const first = await enter(phone);
    const second = await enter(phone, 'Somebody Else');
    expect(second.body.user).toEqual(first.body.user);
    expect((await verify(phone, await smsbox.codeFor(phone))).body.user).toEqual(first.body.user);
  });

  it('takes the language of the request', async () => {
    const phone = newPhone();
    const body = { phone, code: await smsbox.codeFor(phone), name: 'রহিমা' };
    const headers = { 'accept-language': 'bn-BD,en;q=0.5' };
    const entered = await call('POST', '/auth/otp/verify', { body, headers });
    expect(entered.body.user.language).toBe('bn');
  });

  it('works once, for its own number, for ten minutes and five tries', async () => {
    const phone = newPhone();
    const used = await smsbox.codeFor(phone);
    expect(await verify(newPhone(), used, { name: 'N' })).toMatchObject(wrong);
    await verify(phone, used, { name: 'N' });
    expect(await verify(phone, used)).toMatchObject(wrong);
    const late = await smsbox.codeFor(phone);
    time += 10 * 60_000;
    expect(await verify(phone, late)).toMatchObject(wrong);
    const tried = await smsbox.codeFor(phone);
    const other = tried === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) expect(await verify(phone, other)).toMatchObject(wrong);
    expect(await verify(phone, tried)).toMatchObject(wrong);
  });

  describe('whose response was lost', () => {
    const verifyWith = (key: string, phone: string, code: string, rest: object = {}) =>
      call('POST', '/auth/otp/verify', {
        body: { phone, code, ...rest },
        headers: { 'idempotency-key': key },
      });

    it('logs in again by the same key, into the account that was made', async () => {
      const phone = newPhone();
      const code = await smsbox.codeFor(phone);
      const first = await verifyWith('press', phone, code, { name: 'Rahima' });
      const second = await verifyWith('press', phone, code, { name: 'Rahima B' });
      expect(second).toMatchObject({ status: 200, body: { user: first.body.user } });
      expect((await profileOf(second.body.token)).status).toBe(200);
      const next = await smsbox.codeFor(phone);
      if (next !== code) expect(await verifyWith('press', phone, code)).toMatchObject(wrong);
      expect((await verifyWith('press', phone, next)).status).toBe(200);
    });

    it('opens nothing by another key, for another phone, after ten minutes or five tries', async () => {
      const phone = newPhone();
      const code = await smsbox.codeFor(phone);
      await verifyWith('press', phone, code, { name: 'N' });
      expect(await verify(phone, code)).toMatchObject(wrong);
      expect(await verifyWith('a guess', phone, code)).toMatchObject(wrong);
      expect(await verifyWith('press', newPhone(), code, { name: 'N' })).toMatchObject(wrong);
      const other = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 4; tries++) {
        expect(await verifyWith('press', phone, other)).toMatchObject(wrong);
      }
      expect(await verifyWith('press', phone, code)).toMatchObject(wrong);
      const late = newPhone();
      const lateCode = await smsbox.codeFor(late);
      await verifyWith('press', late, lateCode, { name: 'N' });
      time += 10 * 60_000;
      expect(await verifyWith('press', late, lateCode)).toMatchObject(wrong);
    });
  });

  it('is replaced by the next', async () => {
    const phone = newPhone();
    const first = await smsbox.codeFor(phone);
    const second = await smsbox.codeFor(phone);
    if (first !== second) expect(await verify(phone, first, { name: 'N' })).toMatchObject(wrong);
    expect((await verify(phone, second, { name: 'N' })).status).toBe(200);
  });

  it('sent twice at once opens one session and one account', async () => {
    const phone = newPhone();
    const code = await smsbox.codeFor(phone);
    const responses = await Promise.all([1, 2, 3, 4].map(() => verify(phone, code, { name: 'N' })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const accounts = await db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    expect(accounts).toHaveLength(1);
  });

  it('is stored only as a slow hash, and hidden in what the owner sees', async () => {
    const phone = newPhone();
    const code = await smsbox.codeFor(phone);
    const stored = await db
      .selectFrom('phone_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirst();
    expect(stored?.code_hash.toString()).toMatch(/^\$argon2id\$/);
    const sms = await db.selectFrom('sms_messages').selectAll().where('phone', '=', phone).executeTakeFirst();
    expect(sms).toMatchObject({ kind: 'signInCode', state: 'sent', segments: 1, cost: 40, language: 'en' });
    expect(sms?.text).not.toContain(code);
    expect(sms?.text).toContain('••••••');
  });
});

describe('nobody gets into another account', () => {
  it('by a number that its owner merely typed', async () => {
    const phone = newPhone();
    const victim = await buildCustomer(db, { phone });
    const { body } = await enter(phone);
    expect(body.user._id).not.toBe(victim.id);
    expect(body.user.email).toBeNull();
  });

  it('that was made beforehand in the name of somebody else’s number', async () => {
    const phone = newPhone();
    const attacker = await buildCustomer(db);
    const token = await tokenOf(attacker);
    await call('PUT', '/auth/profile', { token, body: { phone } });
    const { body } = await enter(phone);
    expect(body.user._id).not.toBe(attacker.id);
    // The number is taken now: also with its code, no second account gets it.
    const confirm = { phone, code: await smsbox.codeFor(phone), currentPassword: attacker.password };
    expect(await call('PUT', '/auth/phone', { token, body: confirm })).toMatchObject({
      status: 409,
      body: { code: 'phoneTaken', errors: { phone: expect.any(String) } },
    });
  });

  it('of an admin: the number of one is like an unknown number', async () => {
    const phone = newPhone();
    const admin = await buildAdmin(db, { phone });
    const code = await smsbox.codeFor(phone);
    const { status, body } = await verify(phone, code);
    expect([status, body.code]).toEqual([400, 'nameRequired']);
    const entered = await verify(phone, code, { name: 'N' });
    expect(entered.body.user).toMatchObject({ role: 'user', email: null });
    expect(entered.body.user._id).not.toBe(admin.id);
  });

  it('of a customer who becomes an admin: sessions by phone end, and the number opens it no more', async () => {
    const phone = newPhone();
    const customer = await buildCustomer(db);
    const token = await tokenOf(customer);
    const body = { phone, code: await smsbox.codeFor(phone), currentPassword: customer.password };
    expect((await call('PUT', '/auth/phone', { token, body })).body.isPhoneVerified).toBe(true);
    const byPhone = (await enter(phone)).body;
    expect(byPhone.user._id).toBe(customer.id);
    const boss = await tokenOf(await buildAdmin(db));
    const promoted = await call('PUT', `/users/${customer.id}/role`, {
      token: boss,
      body: { role: 'admin' },
    });
    expect(promoted.status).toBe(200);
    expect((await profileOf(byPhone.token)).status).toBe(401);
    expect((await profileOf(token)).body).toMatchObject({ role: 'admin', isPhoneVerified: false });
    expect((await enter(phone)).body.user._id).not.toBe(customer.id);
  });

  it('without a password no account becomes an admin', async () => {
    const { body } = await enter(newPhone());
    const boss = await tokenOf(await buildAdmin(db));
    const role = { token: boss, body: { role: 'admin' } };
    expect(await call('PUT', `/users/${body.user._id}/role`, role)).toMatchObject({
      status: 409,
      body: { code: 'adminNeedsPassword' },
    });
    expect((await profileOf(body.token)).body.role).toBe('user');
  });

  it('an admin confirms no phone', async () => {
    const admin = await buildAdmin(db);
    const phone = newPhone();
    const body = { phone, code: await smsbox.codeFor(phone), currentPassword: admin.password };
    expect(await call('PUT', '/auth/phone', { token: await tokenOf(admin), body })).toMatchObject({
      status: 409,
      body: { code: 'adminWithoutPhone' },
    });
  });

  it('a deactivated account is named only after the right code', async () => {
    const phone = newPhone();
    const { body } = await enter(phone);
    await db.updateTable('users').set({ is_active: false }).where('id', '=', body.user._id).execute();
    const code = await smsbox.codeFor(phone);
    expect(await verify(phone, code === '000000' ? '000001' : '000000')).toMatchObject(wrong);
    expect(await verify(phone, code)).toMatchObject({ status: 403, body: { code: 'deactivated' } });
  });

  it('a session by phone has entered no password', async () => {
    const { body } = await enter(newPhone());
    const session = await db
      .selectFrom('sessions')
      .select(['password_at', 'is_by_phone'])
      .where('user_id', '=', body.user._id)
      .executeTakeFirst();
    expect(session).toEqual({ password_at: new Date(0), is_by_phone: true });
  });
});

describe('an account without an email', () => {
  it('sets a first password with a code to its own phone, then adds an email', async () => {
    const phone = newPhone();
    const { token } = (await enter(phone)).body;
    const email = `${phone}@example.com`;
    const early = await call('PUT', '/auth/profile', { token, body: { email, currentPassword: 'x' } });
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'passwordMissing', errors: { email: expect.any(String) } },
    });
    const send = (code: string) =>
      call('POST', '/auth/password', { token, body: { code, newPassword: 'churi-1234' } });
    expect(await send('000000')).toMatchObject(wrong);
    const set = await send(await smsbox.codeFor(phone));
    expect(set.status).toBe(200);
    expect((await profileOf(token)).status).toBe(401);
    const again = { token: set.body.token, body: { code: '000000', newPassword: 'churi-1234' } };
    expect((await call('POST', '/auth/password', again)).body.code).toBe('passwordKnown');
    const changed = await call('PUT', '/auth/profile', {
      token: set.body.token,
      body: { email, currentPassword: 'churi-1234' },
    });
    expect(changed.body).toMatchObject({ email, isPhoneVerified: true, hasPassword: true });
    const login = await call('POST', '/auth/login', { body: { email, password: 'churi-1234' } });
    expect(login.body.user._id).toBe(changed.body._id);
  });

  it('keeps the phone that opens it; any other account may change its own', async () => {
    const phone = newPhone();
    const { token } = (await enter(phone)).body;
    for (const other of ['', newPhone()]) {
      const refused = await call('PUT', '/auth/profile', { token, body: { phone: other } });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'phoneIsLogin', errors: { phone: expect.any(String) } },
      });
    }
    expect((await call('PUT', '/auth/profile', { token, body: { phone, name: 'New' } })).status).toBe(200);
  });

  it('places an order, and is found by name and phone in admin', async () => {
    const phone = newPhone();
    const { user, token } = (await enter(phone, 'Shirin Akter')).body;
    const { id, price } = await buildProduct(db);
    const draft = draftOf([{ product: id, price }], { ...deliverTo, phone });
    const placed = await call('POST', '/orders', { token, body: draft });
    expect(placed).toMatchObject({ status: 201, body: { user: { name: 'Shirin Akter', email: null } } });
    const boss = await tokenOf(await buildAdmin(db));
    for (const search of [phone, 'Shirin Akter']) {
      const { body } = await call('GET', `/users?search=${encodeURIComponent(search)}`, { token: boss });
      expect(body.users).toMatchObject([{ _id: user._id, email: null, phone }]);
    }
    const found = await call('GET', `/admin/search?q=${phone}`, { token: boss });
    expect(found.body.customers).toMatchObject([{ _id: user._id, email: null }]);
  });
});

describe('a confirmed phone', () => {
  const confirmed = async () => {
    const phone = newPhone();
    const customer = await buildCustomer(db);
    const token = await tokenOf(customer);
    const body = { phone, code: await smsbox.codeFor(phone), currentPassword: customer.password };
    await call('PUT', '/auth/phone', { token, body });
    return { phone, customer, token };
  };

  it('needs the password and the code', async () => {
    const phone = newPhone();
    const customer = await buildCustomer(db);
    const token = await tokenOf(customer);
    const body = { phone, code: await smsbox.codeFor(phone), currentPassword: 'not it' };
    expect((await call('PUT', '/auth/phone', { token, body })).body.code).toBe('wrongCurrentPassword');
    const guessed = { ...body, code: '1', currentPassword: customer.password };
    expect(await call('PUT', '/auth/phone', { token, body: guessed })).toMatchObject(wrong);
    expect((await profileOf(token)).body.isPhoneVerified).toBe(false);
  });

  it('opens the account, and the owner is told by email', async () => {
    const { phone, customer } = await confirmed();
    expect((await enter(phone)).body.user._id).toBe(customer.id);
    const notices = db
      .selectFrom('account_notices')
      .select(['kind', 'email'])
      .where('user_id', '=', customer.id);
    expect(await notices.execute()).toEqual([{ kind: 'phoneConfirmed', email: customer.email }]);
  });

  it('opens it no more after it was changed in the profile', async () => {
    const { phone, customer, token } = await confirmed();
    const { body } = await call('PUT', '/auth/profile', { token, body: { phone: newPhone() } });
    expect(body.isPhoneVerified).toBe(false);
    expect((await enter(phone)).body.user._id).not.toBe(customer.id);
  });

  it('opens it no more after the password was reset by email: a thief may have confirmed it', async () => {
    const { phone, customer } = await confirmed();
    const now = clock();
    const expiresAt = new Date(now.getTime() + 60_000);
    const { id: userId, email } = customer;
    await storeCode(db, { userId, email, codeHash: await hashCode('123456'), now, expiresAt });
    const body = { email, verificationCode: '123456', newPassword: 'new-churi' };
    expect((await call('POST', '/auth/reset-password', { body })).status).toBe(200);
    expect((await enter(phone)).body.user._id).not.toBe(customer.id);
  });
});
