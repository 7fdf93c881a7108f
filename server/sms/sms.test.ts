import { describe, expect, it } from 'vitest';
import { dhakaDay } from '#domain/dates.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openSmsbox } from '#server/testing/smsbox.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { smsRecipient as recipientOf } from './smsQueries.ts';

const { db, call, tokenOf } = await openTestApp();
const smsbox = openSmsbox(db);
const token = await tokenOf(await buildAdmin(db));
const subject = crypto.randomUUID();
const smsRecipient = (phone: string) => recipientOf(db, phone, { kind: 'orderPlaced', subject });
const list = async (query = '') => (await call('GET', `/admin/sms${query}`, { token })).body;

describe('what was sent', () => {
  it('is listed by day with counts, segments, costs and failures, without codes and whole phones', async () => {
    const code = await smsbox.codeFor('01712345678');
    await smsbox.codeFor('01812345678', 'bn');
    await db
      .insertInto('sms_messages')
      .values([
        { kind: 'orderPlaced', subject_id: crypto.randomUUID() },
        {
          kind: 'orderShipped',
          subject_id: crypto.randomUUID(),
          state: 'dropped',
          note: 'answered:400',
          settled_at: new Date(),
        },
        ...['unwanted', 'the customer wants no SMS'].map((note) => ({
          kind: 'orderShipped' as const,
          subject_id: crypto.randomUUID(),
          state: 'dropped' as const,
          note,
          settled_at: new Date(),
        })),
        {
          kind: 'backInStock',
          subject_id: crypto.randomUUID(),
          state: 'dropped',
          note: 'givenUp:25:unreachable:ECONNRESET',
          cost: 40,
          settled_at: new Date(),
        },
      ])
      .execute();
    const body = await list();
    const today = dhakaDay(new Date());
    expect(body.day).toBe(today);
    expect(body.today).toEqual({ used: 2, limit: 2000 });
    expect(body.days).toEqual([{ day: today, sent: 2, segments: 2, cost: 1.2, failed: 2, waiting: 1 }]);
    expect(body.messages).toHaveLength(7);
    const sent = body.messages.filter(({ state }: { state: string }) => state === 'sent');
    expect(sent.map(({ phone }: { phone: string }) => phone).sort()).toEqual(['017••••••78', '018••••••78']);
    expect(JSON.stringify(body)).not.toContain(code);
    expect(JSON.stringify(body)).not.toContain('1712345678');
  });

  it('is filtered by kind, state and day, and paged', async () => {
    expect((await list('?kind=signInCode')).messages).toHaveLength(2);
    expect((await list('?state=dropped')).messages).toHaveLength(4);
    expect((await list('?limit=5&page=2')).messages).toHaveLength(2);
    expect((await list('?day=2020-01-31')).messages).toEqual([]);
    for (const query of ['?day=2020-02-31', '?kind=newsletter', '?state=read'])
      expect((await call('GET', `/admin/sms${query}`, { token })).status).toBe(400);
  });
});

describe('the link in an SMS', () => {
  it('stops the SMS to its phone, starts them again, and tells nothing of others', async () => {
    const { stopToken } = await smsRecipient('01912345678');
    const other = await smsRecipient('01612345678');
    const press = (stop: boolean, text = stopToken) =>
      call('POST', '/sms/stop', { body: { token: text, stop } });
    for (let turn = 0; turn < 2; turn++) expect((await press(true)).status).toBe(200);
    expect(await smsRecipient('01912345678')).toMatchObject({ stopToken, isStopped: true });
    expect(await smsRecipient('01612345678')).toEqual(other);
    const read = (text: string) => call('POST', '/sms/stop', { body: { token: text } });
    expect((await read(stopToken)).body).toEqual({ message: '', isStopped: true });
    await press(false);
    expect((await read(stopToken)).body).toEqual({ message: '', isStopped: false });
    expect((await read('unknown-link')).body).toEqual({ message: '', isStopped: false });
    expect((await read('unknown\u0000link')).body).toEqual({ message: '', isStopped: false });
    expect((await read('\u0000')).status).toBe(400);
    expect((await smsRecipient('01912345678')).isStopped).toBe(false);
    expect(await press(true, 'unknown-link')).toMatchObject({
      status: 409,
      body: { code: 'smsLinkRefused' },
    });
  });

  it('is forgotten when the owner of the confirmed phone wants SMS again', async () => {
    const phone = '01512345678';
    const entered = await call('POST', '/auth/otp/verify', {
      body: { phone, code: await smsbox.codeFor(phone), name: 'N' },
    });
    const { stopToken } = await smsRecipient(phone);
    await call('POST', '/sms/stop', { body: { token: stopToken, stop: true } });
    const own = entered.body.token;
    await call('PUT', '/auth/profile', { token: own, body: { wantsSms: false } });
    expect((await smsRecipient(phone)).isStopped).toBe(true);
    await call('PUT', '/auth/profile', { token: own, body: { wantsSms: true } });
    expect((await smsRecipient(phone)).isStopped).toBe(false);
  });
});
