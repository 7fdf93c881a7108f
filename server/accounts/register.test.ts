import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call } = await openTestApp();

let count = 0;
const form = (changes: Record<string, unknown> = {}) => {
  count += 1;
  return { name: 'Nusrat Jahan', email: `n${count}@example.com`, password: 'churi-1234', ...changes };
};
const register = (changes: Record<string, unknown> = {}) =>
  call('POST', '/auth/register', { body: form(changes) });
const userRow = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('registering', () => {
  it('creates a customer and a session', async () => {
    const { status, body } = await register({ email: 'first@example.com', phone: '01712345678' });
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        _id: expect.any(String),
        name: 'Nusrat Jahan',
        email: 'first@example.com',
        phone: '01712345678',
        role: 'user',
        isActive: true,
        isPhoneVerified: false,
        hasPassword: true,
        language: 'en',
        wantsSms: true,
        createdAt: expect.any(String),
      },
      token: expect.any(String),
    });
    expect((await call('GET', '/auth/profile', { token: body.token })).body).toEqual(body.user);
  });

  it('stores the password only as an Argon2id hash', async () => {
    const password = 'bala-in-the-jar';
    const { body } = await register({ password });
    const row = await userRow(body.user.email);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([row, body])).not.toContain(password);
  });

  it('ignores role and status in the body', async () => {
    const { body } = await register({
      role: 'admin',
      isActive: false,
      _id: 'mine',
      createdAt: '2001-01-01',
      is_active: false,
      confirmPassword: 'another',
    });
    expect(body.user).toMatchObject({ role: 'user', isActive: true });
    expect(body.user._id).not.toBe('mine');
    expect((await call('GET', '/users', { token: body.token })).status).toBe(403);
  });
});

describe('an email address', () => {
  it('has only one account, regardless of case', async () => {
    const { body } = await register({ email: '  Rahima@Example.COM ' });
    expect(body.user.email).toBe('rahima@example.com');
    expect(await register({ email: 'RAHIMA@example.com' })).toMatchObject({
      status: 409,
      body: {
        message: 'An account with this email already exists',
        errors: { email: 'An account with this email already exists' },
      },
    });
  });

  it('has only one account after two concurrent requests', async () => {
    const email = 'both@example.com';
    const responses = await Promise.all([register({ email }), register({ email: 'BOTH@example.com' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { rows } = await sql`select 1 from users where lower(email) = ${email}`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

describe('the phone', () => {
  it.each([
    ['01812345678', '01812345678'],
    ['+880 1812-345678', '01812345678'],
    ['8801812345678', '01812345678'],
    ['০১৮১২৩৪৫৬৭৮', '01812345678'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%j is stored as %j', async (phone, stored) => {
    const { status, body } = await register({ phone });
    expect([status, body.user?.phone]).toEqual([201, stored]);
  });

  it.each(['12345', '01212345678', '018123456789', '0181234567', 'phone', 1812345678, {}])(
    '%j is refused',
    async (phone) => {
      expect(await register({ phone })).toMatchObject({
        status: 400,
        body: { errors: { phone: 'Please enter a valid Bangladeshi phone number starting with 01' } },
      });
    },
  );
});

describe('each field has its message', () => {
  it.each([
    [{ name: '   ' }, { name: 'Full name is required' }],
    [{ name: undefined }, { name: 'Full name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Full name must be at most 100 characters' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [{ email: ['a@b.cd'] }, { email: 'Email is required' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
    [
      { name: '', email: '', password: '' },
      { name: 'Full name is required', email: 'Email is required', password: 'Password is required' },
    ],
  ])('%j', async (changes, errors) => {
    const { status, body } = await register(changes);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(body.message).toBe(Object.values(errors)[0]);
  });

  it('a body that is not an object is refused', async () => {
    const raw = (payload: string) =>
      call('POST', '/auth/register', {
        body: payload,
        headers: { 'content-type': 'application/json' },
      });
    expect((await raw('{')).body.message).toBe('The request could not be read');
    for (const payload of ['', '[]', '"text"', 'null', '7']) expect((await raw(payload)).status).toBe(400);
    const xml = await call('POST', '/auth/register', {
      body: '<a/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect(xml.status).toBe(415);
  });
});
