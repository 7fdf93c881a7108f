import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '#server/testing/mailbox.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { storeCode } from './resetCodeQueries.ts';
import { hashCode } from './sentCodes.ts';

const day = 24 * 60 * 60 * 1000;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const { db, call, tokenOf } = await openTestApp({ services: { clock } });
const { mailsTo } = openMailbox(db, clock);

let person: Person;
let token: string;
let newEmail: string;
beforeEach(async () => {
  ahead = 0;
  person = await buildCustomer(db, { phone: '01712345678' });
  token = await tokenOf(person);
  newEmail = `new-${person.email}`;
});

const change = (body: object, session = token) => call('PUT', '/auth/profile', { token: session, body });
const changeEmail = (email = newEmail) => change({ email, currentPassword: person.password });
const undo = (undoToken: string) => call('POST', '/auth/email/undo', { body: { token: undoToken } });
const read = async () => (await call('GET', '/auth/profile', { token })).body;
const emailNow = async () =>
  (await db.selectFrom('users').select('email').where('id', '=', person.id).executeTakeFirstOrThrow()).email;

/** From the last mail that an address got. */
async function undoTokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /https:\/\/kakon\.example\/auth\/undo-email#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function mailCode(email: string): Promise<string> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + 600_000);
  await storeCode(db, { userId: person.id, email, codeHash: await hashCode('123456'), now, expiresAt });
  return '123456';
}
const reset = (email: string, verificationCode: string) =>
  call('POST', '/auth/reset-password', { body: { email, verificationCode, newPassword: 'by-a-thief' } });

describe('another email', () => {
  it.each([
    [undefined, 'Please enter your current password'],
    ['', 'Please enter your current password'],
    ['wrong-one', 'Current password is incorrect'],
  ])('with the password %j is refused at its field, and nothing changes', async (currentPassword, text) => {
    const before = await read();
    const body = { name: 'Thief', phone: '01812345678', email: newEmail, currentPassword };
    expect(await change(body)).toMatchObject({ status: 400, body: { errors: { currentPassword: text } } });
    expect(await read()).toEqual(before);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('is accepted with the password, and the former address is notified', async () => {
    expect(await changeEmail()).toMatchObject({ status: 200, body: { email: newEmail } });
    const [mail, ...more] = await mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('The email of your Kakon account was changed');
    expect(mail?.text).toContain('Undo the change within 7 days');
    expect(mail?.text + (mail?.html ?? '')).not.toContain(newEmail);
    expect(await mailsTo(newEmail)).toEqual([]);
  });

  it('that differs only in case is no change and needs no password', async () => {
    expect(await change({ email: ` ${person.email.toUpperCase()}`, name: 'Nusrat' })).toMatchObject({
      status: 200,
      body: { email: person.email, name: 'Nusrat' },
    });
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('is reported as taken only after the password is verified', async () => {
    const { email } = await buildCustomer(db);
    const blind = [await change({ email }), await change({ email: newEmail })];
    expect(blind[0]).toEqual({ ...blind[1], headers: expect.anything() });
    expect(await changeEmail(email)).toMatchObject({ status: 409, body: { code: 'emailTaken' } });
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('ends codes mailed to the former address, including one being sent', async () => {
    const code = await mailCode(person.email);
    await changeEmail();
    expect((await reset(newEmail, code)).status).toBe(400);
    await mailCode(person.email);
    expect((await reset(newEmail, code)).status).toBe(400);
    expect((await reset(person.email, code)).status).toBe(400);
    await mailCode(newEmail);
    expect((await reset(newEmail, code)).status).toBe(200);
  });

  it('is limited to ten tries in a quarter of an hour', async () => {
    const tight = await openTestApp({ settings: { limitsFactor: 1 } });
    const guessed = await buildCustomer(tight.db);
    const session = await tight.tokenOf(guessed);
    const guess = (currentPassword: string) =>
      tight.call('PUT', '/auth/profile', { token: session, body: { email: newEmail, currentPassword } });
    for (let i = 0; i < 10; i += 1) expect((await guess(`wrong-${i}`)).status).toBe(400);
    expect((await guess(guessed.password)).status).toBe(429);
  });
});

describe('undoing', () => {
  it('restores the former address once and ends sessions and codes', async () => {
    await changeEmail();
    const undoToken = await undoTokenFor(person.email);
    const code = await mailCode(newEmail);
    expect(await undo(undoToken)).toMatchObject({
      status: 200,
      body: {
        message: 'Your account uses its old email again. Please set a new password now.',
        email: person.email,
        _id: person.id,
      },
    });
    expect(await emailNow()).toBe(person.email);
    expect((await call('GET', '/auth/profile', { token })).status).toBe(401);
    for (const email of [person.email, newEmail]) expect((await reset(email, code)).status).toBe(400);
    expect(await undo(undoToken)).toMatchObject({
      status: 409,
      body: { message: 'This change has already been undone.' },
    });
  });

  it('stores only the hash of a token', async () => {
    await changeEmail();
    const undoToken = await undoTokenFor(person.email);
    const { rows } = await sql<{ hash: string; whole: string }>`
      select encode(token_hash, 'hex') as hash, t::text as whole from email_undo_tokens t
      join account_notices n on n.id = t.notice_id where n.user_id = ${person.id}`.execute(db);
    expect(rows.map(({ hash }) => hash)).toEqual([createHash('sha256').update(undoToken).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(undoToken);
  });

  it('works for 7 days', async () => {
    await changeEmail();
    const undoToken = await undoTokenFor(person.email);
    ahead = 7 * day + 60_000;
    expect(await undo(undoToken)).toMatchObject({
      status: 409,
      body: { message: 'This link has expired. Please contact us, and we will help.' },
    });
    expect(await emailNow()).toBe(newEmail);
    ahead = 7 * day - 60_000;
    expect((await undo(undoToken)).status).toBe(200);
  });

  it('works after a second change of the address, and invalidates the links of the later change', async () => {
    const third = `third-${person.email}`;
    await changeEmail();
    await changeEmail(third);
    const [own, thiefs] = [await undoTokenFor(person.email), await undoTokenFor(newEmail)];
    expect((await undo(own)).status).toBe(200);
    expect(await undo(thiefs)).toMatchObject({ status: 409 });
    expect(await emailNow()).toBe(person.email);
  });

  it('a later change leaves the link of an earlier one valid', async () => {
    const third = `third-${person.email}`;
    await changeEmail();
    await changeEmail(third);
    expect((await undo(await undoTokenFor(newEmail))).status).toBe(200);
    expect(await emailNow()).toBe(newEmail);
    expect((await undo(await undoTokenFor(person.email))).status).toBe(200);
    expect(await emailNow()).toBe(person.email);
  });

  it.each([
    ['taken by another account', 'Another account uses this email now. Please contact us, and we will help.'],
    ['that the account has again', 'Your account already uses this email.'],
  ])('to an address %s is refused with a clear message', async (how, message) => {
    await changeEmail();
    const undoToken = await undoTokenFor(person.email);
    if (how.startsWith('taken')) await buildCustomer(db, { email: person.email.toUpperCase() });
    else await changeEmail(person.email);
    const before = await emailNow();
    expect(await undo(undoToken)).toMatchObject({ status: 409, body: { message } });
    expect(await emailNow()).toBe(before);
  });

  it.each(['', 'x', 'x'.repeat(201), null])('by %j changes nothing', async (garbage) => {
    await changeEmail();
    const response = await undo(garbage as string);
    expect([400, 409]).toContain(response.status);
    expect(JSON.stringify(response.body)).toContain('This link is incomplete or no longer valid');
    expect(await emailNow()).toBe(newEmail);
  });

  it('twice at once takes effect once', async () => {
    await changeEmail();
    const undoToken = await undoTokenFor(person.email);
    const responses = await Promise.all([undo(undoToken), undo(undoToken), undo(undoToken)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
