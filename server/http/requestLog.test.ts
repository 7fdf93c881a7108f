/** What is written down of requests, and what never is. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const lines: string[] = [];
const log = createLog({ write: (line) => void lines.push(line) });
const { call, db, tokenOf } = await openTestApp({ services: { log } });

beforeEach(() => {
  lines.length = 0;
});

/** The hook runs once the answer is out. */
const written = async () => {
  await pause(20);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

it('what goes well or is refused leaves no line', async () => {
  await call('GET', '/shop');
  await call('GET', '/cart');
  await call('POST', '/auth/login', { body: { email: 'nobody@example.com', password: 'wrong-one' } });
  expect(await written()).toEqual([]);
});

it('a fault of ours is written with the id its answer carries, the call, and how long it took', async () => {
  const person = await buildCustomer(db);
  const token = await tokenOf(person);
  await sql`alter table wishlist_items rename to mislaid`.execute(db);
  const { status, headers, body } = await call('GET', '/wishlist?email=someone@example.com', { token });
  await sql`alter table mislaid rename to wishlist_items`.execute(db);
  expect(status).toBe(500);
  expect(body).toEqual({ message: 'Something went wrong. Please try again.', code: 'broken' });
  const requestId = headers['x-request-id'];
  expect(await written()).toEqual([
    expect.objectContaining({ requestId, msg: 'unexpected error' }),
    expect.objectContaining({
      requestId,
      msg: 'a request failed',
      method: 'GET',
      path: '/api/wishlist',
      status: 500,
      ms: expect.any(Number),
    }),
  ]);
});

it('no password, token, code or e-mail reaches the log, not even where the call fails', async () => {
  const person = await buildCustomer(db);
  const token = await tokenOf(person);
  const secret = { password: 'pw-Xq81', newPassword: 'new-Zk55', verificationCode: '918273', code: '564738' };
  await sql`alter table users rename to mislaid`.execute(db);
  const { email } = person;
  await call('POST', '/auth/login', { body: { email, password: secret.password, code: secret.code } });
  await call('POST', '/auth/register', { body: { name: 'Rima', email, password: secret.password } });
  await call('POST', '/auth/reset-password', { body: { email, ...secret } });
  await call('PUT', '/auth/password', { token, body: { currentPassword: secret.password, ...secret } });
  await call('POST', '/auth/second-factor/off', {
    token,
    body: { currentPassword: secret.password, code: secret.code },
  });
  await call('GET', `/auth/profile?token=${token}&email=${email}`, { token });
  await sql`alter table mislaid rename to users`.execute(db);
  const all = JSON.stringify(await written());
  expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const word of [...Object.values(secret), token, email]) expect(all).not.toContain(word);
});

it('the log itself hides what it is handed by mistake', async () => {
  log.warn({ password: 'pw-Xq81', body: { token: 'tk-1', user: { newPassword: 'nw-2' } } }, 'careless');
  log.warn(
    { body: { code: '564738' }, factor: { secret: 'sc-3', uri: 'ur-4', recoveryCodes: ['rc-5'] } },
    'so',
  );
  log.warn({ err: Object.assign(new Error('x'), { code: '23505' }) }, 'an error keeps what it is found by');
  const [line, other, fault] = lines;
  for (const hidden of [line, other]) expect(hidden).toContain('[hidden]');
  for (const word of ['pw-Xq81', 'tk-1', 'nw-2', '564738', 'sc-3', 'ur-4', 'rc-5'])
    expect(lines.join()).not.toContain(word);
  expect(fault).toContain('23505');
});
