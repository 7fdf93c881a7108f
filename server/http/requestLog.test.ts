/** What the log contains of a request, and what it never contains. */
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

/** The lines, once these have come. A request is logged after its response was sent. */
async function linesWith(message: string, count: number): Promise<Record<string, unknown>[]> {
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => parsed().filter(({ msg }) => msg === message).length).toBe(count);
  return parsed();
}

/** A call that causes a server error. */
async function failingCall() {
  const token = await tokenOf(await buildCustomer(db));
  await sql`alter table wishlist_items rename to mislaid`.execute(db);
  const response = await call('GET', '/wishlist?email=someone@example.com', { token });
  await sql`alter table mislaid rename to wishlist_items`.execute(db);
  return response;
}

it('a request that succeeds or is refused is not logged', async () => {
  await call('GET', '/shop');
  await call('GET', '/cart');
  await call('POST', '/auth/login', { body: { email: 'nobody@example.com', password: 'wrong-one' } });
  const { headers } = await failingCall();
  const logged = await linesWith('a request failed', 1);
  expect(logged.map(({ requestId }) => requestId)).toEqual(Array(2).fill(headers['x-request-id']));
});

it('a server error is logged with the id of its response, the call and its duration', async () => {
  const { status, headers, body } = await failingCall();
  expect(status).toBe(500);
  expect(body).toEqual({ message: 'Something went wrong. Please try again.', code: 'broken' });
  const requestId = headers['x-request-id'];
  expect(await linesWith('a request failed', 1)).toEqual([
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

it('no password, token, code or email reaches the log, not even if the call fails', async () => {
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
  const all = JSON.stringify(await linesWith('a request failed', 6));
  for (const word of [...Object.values(secret), token, email]) expect(all).not.toContain(word);
});

it('a database error does not bring a customer’s row into the log', async () => {
  const person = await buildCustomer(db);
  const newcomer = { name: 'Rima', email: 'rima.begum@example.com', password: 'pw-Xq81' };
  // The first error violates a constraint with its own message. The second is a fault of the shop, and its message
  // quotes the whole row.
  await call('POST', '/auth/register', { body: { ...newcomer, email: person.email } });
  await sql`alter table users add constraint nobody_new check (email <> ${sql.lit(newcomer.email)})`.execute(
    db,
  );
  const { status } = await call('POST', '/auth/register', { body: newcomer });
  await sql`alter table users drop constraint nobody_new`.execute(db);
  expect(status).toBe(500);
  const lines = await linesWith('a request failed', 1);
  expect(lines).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({ code: '23505', constraint: 'users_email_key', table: 'users' }),
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ constraint: 'nobody_new' }) }),
  );
  for (const word of [person.email, newcomer.email, 'Rima', '$argon2']) {
    expect(JSON.stringify(lines)).not.toContain(word);
  }
});

it('one in a hundred cached responses is logged, marked as sampled', async () => {
  const shop = await openTestApp({ services: { log }, listening: true });
  const address = await shop.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(() => fetch(`${address}/api/shop`).then(() => shop.app.cache.count)).toBe(1);
  lines.length = 0;
  const sent: (string | null)[] = [];
  for (let n = 0; n < 200; n += 1)
    sent.push((await fetch(`${address}/api/shop?email=someone@example.com`)).headers.get('x-request-id'));
  const logged = await linesWith('a cached response was sent', 2);
  const { requestId } = logged[0] ?? {};
  const line = {
    msg: 'a cached response was sent',
    method: 'GET',
    path: '/api/shop',
    status: 200,
    ms: expect.any(Number),
    sampled: 100,
  };
  expect(sent.indexOf(String(requestId))).toBeGreaterThanOrEqual(0);
  expect(logged).toEqual([
    expect.objectContaining(line),
    expect.objectContaining({ ...line, requestId: sent[sent.indexOf(String(requestId)) + 100] }),
  ]);
});

it('the log hides secrets that are passed to it by mistake', async () => {
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
