import { beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();

let person: Person;
let token: string;
beforeEach(async () => {
  person = await buildCustomer(db, { phone: '01712345678' });
  token = await tokenOf(person);
});

const read = async () => (await call('GET', '/auth/profile', { token })).body;
const change = (body: unknown) => call('PUT', '/auth/profile', { token, body });

describe('the caller’s profile', () => {
  it('is returned', async () => {
    expect(await read()).toEqual({
      _id: person.id,
      name: person.name,
      email: person.email,
      phone: '01712345678',
      role: 'user',
      isActive: true,
      isPhoneVerified: false,
      hasPassword: true,
      language: 'en',
      wantsSms: true,
      createdAt: expect.any(String),
    });
  });

  it('changes as a whole or in part; omitted fields stay', async () => {
    const whole = { name: 'Nusrat Rahman', email: `new-${person.email}`, phone: '+880 1812-345678' };
    const changed = await change({ ...whole, currentPassword: person.password });
    expect(changed).toMatchObject({ status: 200, body: { ...whole, phone: '01812345678' } });
    expect(await read()).toEqual(changed.body);
    expect((await change({ name: 'Nusrat' })).body).toMatchObject({ name: 'Nusrat', phone: '01812345678' });
    expect((await change({})).body).toEqual(await read());
  });

  it.each(['', '  ', null])('loses its phone when that is changed to %j', async (phone) => {
    expect((await change({ phone })).body.phone).toBeNull();
  });

  it.each([
    [{ name: ' ' }, { name: 'Full name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'x@' }, { email: 'Please enter a valid email address' }],
    [{ phone: '0171234567' }, { phone: 'Please enter a valid Bangladeshi phone number starting with 01' }],
    [{ phone: '02712345678' }, { phone: 'Please enter a valid Bangladeshi phone number starting with 01' }],
  ])('%j is refused at its field, and nothing changes', async (body, errors) => {
    const before = await read();
    expect(await change({ name: 'Someone Else', ...body })).toMatchObject({ status: 400, body: { errors } });
    expect(await read()).toEqual(before);
  });

  it('refuses another account’s email in any case; the caller’s own is accepted', async () => {
    const other = await buildCustomer(db, { email: `taken-${person.id}@example.com` });
    const { password: currentPassword } = person;
    expect(await change({ email: other.email.toUpperCase(), currentPassword })).toMatchObject({
      status: 409,
      body: {
        message: 'An account with this email already exists',
        errors: { email: 'An account with this email already exists' },
      },
    });
    expect((await change({ email: person.email.toUpperCase() })).body.email).toBe(person.email);
  });

  it('cannot grant rights or change status, password or id', async () => {
    const before = await read();
    const { body } = await change({
      role: 'admin',
      isActive: false,
      password: 'stolen-one',
      password_hash: 'x',
      _id: 'other',
      id: 'other',
      createdAt: '2001-01-01',
    });
    expect(body).toEqual(before);
    expect((await call('GET', '/users', { token })).status).toBe(403);
    const { status } = await call('POST', '/auth/login', {
      body: { email: person.email, password: person.password },
    });
    expect(status).toBe(200);
  });
});
