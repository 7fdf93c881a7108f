import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, dhakaDay } from '#domain/dates.ts';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { smsEncoding } from '#domain/smsSegments.ts';
import { LockedElsewhere } from '#server/jobs/jobQueries.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { addToTimeline } from '#server/orders/lifecycleQueries.ts';
import { newOrderState } from '#server/orders/recordOrderChange.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { closeAtEnd } from '#server/testing/closings.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { deleteJobs, makeJobsDue } from '#server/testing/jobs.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { makeMemoryDir } from '#server/testing/memoryDir.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openSmsGateway, responses } from '#server/testing/smsGateway.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { sendPhoneCode } from './sendPhoneCode.ts';
import { sendSms } from './sendSms.ts';
import { openSmsTransport } from './smsTransport.ts';

const { db, url } = await openTestDatabase();
const gateway = await openSmsGateway();
const log = recordingLog();
let settings: ShopSettings = defaultSettings;
let now = new Date();
const context = {
  db,
  transport: openSmsTransport({ smsUrl: gateway.url, dataDir: '/nowhere' }, log),
  publicUrl: 'https://kakon.example',
  clock: () => now,
  shopSettings: async () => settings,
};
const task = sendSms(context);
const codeTask = sendPhoneCode(context);
let worker: Worker | null = null;

const idle = async () => {};

function work(): void {
  worker = startWorker({
    url,
    log,
    times: { pollMs: 100, restartMs: 200 },
    tasks: (own) => ({
      sendMail: idle,
      sendResetCode: idle,
      sendSms: sendSms({ ...context, db: own }),
      sendPhoneCode: idle,
      sweep: idle,
      sweepFiles: idle,
      countBestSellers: idle,
      releaseOrders: idle,
      expireBatches: idle,
      warmPhoto: idle,
      sendPush: idle,
      sendWebhook: idle,
      notifyWaiting: idle,
    }),
  });
}

beforeEach(async () => {
  await gateway.up();
  gateway.received = [];
  gateway.respond = responses.with(202);
  settings = defaultSettings;
  now = new Date();
  log.lines.length = 0;
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await deleteJobs(db);
  for (const table of ['sms_messages', 'sms_recipients', 'sms_limit_days', 'mails', 'phone_codes'] as const)
    await db.deleteFrom(table).execute();
});

const run = (changes: Partial<JobRun> = {}): JobRun => ({
  attempt: 1,
  isLastAttempt: false,
  signal: AbortSignal.timeout(10_000),
  log,
  ...changes,
});
const messages = () =>
  db
    .selectFrom('sms_messages')
    .select(['kind', 'state', 'note', 'segments', 'cost'])
    .orderBy('queued_at')
    .execute();
const smsJobs = async () => {
  const { rows } = await sql<{ attempts: number; run_at: Date }>`
    select attempts, run_at from graphile_worker.jobs where task_identifier = 'sendSms'`.execute(db);
  return rows;
};
const settled = () => vi.waitFor(async () => expect(await smsJobs()).toEqual([]), 5_000);

type Status = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

async function placedOrder(status: Status = 'pending', phone = '01712345678') {
  const customer = await buildCustomer(db);
  const product = await buildProduct(db, { price: 1190, stock: 50 });
  return buildOrder(db, { customer, lines: [{ product }], status, address: { phone } });
}

/** As the outbox tells it. */
async function told(order: string, changes: object = {}): Promise<void> {
  await recordEvent(db, {
    kind: 'orderChanged',
    order,
    user: null,
    placedAt: now.toISOString(),
    before: null,
    after: newOrderState(125_000, deliverTo),
    sold: [],
    stock: [],
    ...changes,
  });
  await applyEvents(db, { log, wait: true });
}
const moved = (order: string, from: Status, to: Status, rest: object = {}) => {
  const state = newOrderState(125_000, deliverTo);
  return told(order, { before: { ...state, status: from }, after: { ...state, status: to }, ...rest });
};
const placedSms = async () => {
  const order = await placedOrder();
  await told(order.id);
  return { kind: 'orderPlaced', subject: order.id };
};

describe('an SMS about an order', () => {
  it('reaches the gateway once, with a key, and is counted with its price', async () => {
    const order = await placedOrder();
    await Promise.all([told(order.id), told(order.id)]);
    work();
    await settled();
    expect(gateway.received).toHaveLength(1);
    const [sms] = gateway.received;
    expect(sms).toMatchObject({ to: '8801712345678', path: '/send?key=hidden' });
    expect(sms?.text).toMatch(
      new RegExp(
        `^Thank you for your order ${order.orderNumber} at Kakon! Tk 1,250, to pay on delivery\\.\nNo more SMS: kakon\\.example/s#[\\w-]{12}$`,
      ),
    );
    expect(sms?.headers.authorization).toBe(`Basic ${Buffer.from('shop:s:cret').toString('base64')}`);
    expect(sms?.headers['idempotency-key']).toMatch(/^[0-9a-f]{24}$/);
    expect(await messages()).toEqual([
      { kind: 'orderPlaced', state: 'sent', note: '', segments: 1, cost: 40 },
    ]);
  });

  it('says what is sent, with the courier and the amount to have ready', async () => {
    const order = await placedOrder('shipped');
    await db.insertInto('order_bookings').values({ order_id: order.id, courier: 'pathao' }).execute();
    await db.updateTable('orders').set({ paid: 25_000, language: 'bn' }).where('id', '=', order.id).execute();
    await moved(order.id, 'processing', 'shipped');
    await task({ kind: 'orderShipped', subject: order.id }, run());
    const [text] = gateway.received[0]?.text.split('\n') ?? [];
    expect(text).toBe(
      `অর্ডার ${order.orderNumber} Pathao দিয়ে পাঠিয়েছি। ৳১,০০০ হাতে রাখবেন। কাঁকন`.replaceAll('য\u09bc', '\u09df'),
    );
  });

  it('says that it was returned to the shop, and nothing of other cancellations', async () => {
    const order = await placedOrder('cancelled');
    await moved(order.id, 'shipped', 'cancelled', { closing: 'lost' });
    expect(await messages()).toEqual([]);
    await db.insertInto('order_closings').values({ order_id: order.id, reason: 'refused_at_door' }).execute();
    await moved(order.id, 'shipped', 'cancelled', { closing: 'refused_at_door' });
    await task({ kind: 'orderReturned', subject: order.id }, run());
    expect(gateway.received[0]?.text).toContain('was returned to the shop');
  });

  it('names a phone that was typed in Bangla digits without making an English SMS longer', async () => {
    settings = { ...defaultSettings, phone: '০১৭০০-১২৩৪৫৬' };
    const order = await placedOrder('cancelled');
    await db.insertInto('order_closings').values({ order_id: order.id, reason: 'refused_at_door' }).execute();
    await moved(order.id, 'shipped', 'cancelled', { closing: 'refused_at_door' });
    await task({ kind: 'orderReturned', subject: order.id }, run());
    const text = gateway.received[0]?.text ?? '';
    expect(text).toContain('01700-123456');
    expect(smsEncoding(text)).toBe('gsm');
  });

  describe('tells who has no email, once,', () => {
    const withoutEmail = async (status: Status) => {
      const order = await placedOrder(status);
      await db
        .updateTable('orders')
        .set({ user_id: null, source: 'phone', customer_name: 'N', customer_phone: '01912345678' })
        .where('id', '=', order.id)
        .execute();
      return order;
    };

    it('that the shop cancelled the order', async () => {
      const order = await withoutEmail('cancelled');
      const released = await withoutEmail('cancelled');
      for (let turn = 0; turn < 2; turn++) {
        await moved(order.id, 'pending', 'cancelled', { closing: 'out_of_stock' });
        await moved(released.id, 'pending', 'cancelled');
      }
      work();
      await settled();
      expect(gateway.received.map(({ to }) => to)).toEqual(['8801912345678', '8801912345678']);
      const texts = gateway.received.map(({ text }) => text).join();
      for (const { orderNumber } of [order, released])
        expect(texts).toContain(`Your order ${orderNumber} was cancelled.`);
      expect((await messages()).map(({ kind }) => kind)).toEqual(['orderCancelled', 'orderCancelled']);
    });

    it('that the shop changed the order, for each change', async () => {
      const order = await withoutEmail('pending');
      const state = newOrderState(125_000, deliverTo);
      for (let edit = 0; edit < 2; edit++) {
        const subject = crypto.randomUUID();
        await addToTimeline(db, {
          orderId: order.id,
          kind: 'edited',
          details: { fields: ['address'] },
          by: null,
          now,
          mailId: subject,
        });
        const mail = { kind: 'orderEdited', subject };
        for (let turn = 0; turn < 2; turn++) await told(order.id, { before: state, mail });
      }
      work();
      await settled();
      expect(gateway.received).toHaveLength(2);
      expect(gateway.received[0]?.text).toContain(
        `We have changed your order ${order.orderNumber}. Tk 1,250, to pay`,
      );
    });

    it('that the shop paid money back, for each refund', async () => {
      const order = await withoutEmail('delivered');
      const state = newOrderState(125_000, deliverTo);
      for (const refund of [40_000, 12_550]) {
        const id = crypto.randomUUID();
        const returned = { order_id: order.id, reason: 'damaged' as const, returned_at: now };
        await db
          .insertInto('order_returns')
          .values({ id, refund, ...returned })
          .execute();
        const mail = { kind: 'orderReturned', subject: id };
        for (let turn = 0; turn < 2; turn++) await told(order.id, { before: state, mail });
      }
      work();
      await settled();
      expect(gateway.received.map(({ to }) => to)).toEqual(['8801912345678', '8801912345678']);
      const texts = gateway.received.map(({ text }) => text).join();
      for (const amount of ['400', '125.50'])
        expect(texts).toContain(`We have paid back Tk ${amount} for your order ${order.orderNumber}.`);
    });

    it('and not who cancelled it herself, whose phone was used for a fake order, or who gets an email', async () => {
      const order = await withoutEmail('cancelled');
      await moved(order.id, 'pending', 'cancelled', { isByCustomer: true });
      await moved(order.id, 'pending', 'cancelled', { closing: 'fake' });
      const mailed = await placedOrder('cancelled');
      await moved(mailed.id, 'pending', 'cancelled', { closing: 'out_of_stock' });
      const state = newOrderState(125_000, deliverTo);
      for (const kind of ['orderEdited', 'orderReturned'])
        await told(mailed.id, { before: state, mail: { kind, subject: crypto.randomUUID() } });
      expect(await messages()).toEqual([]);
    });

    it('only while the settings have it switched on; those stored before it was a setting have', async () => {
      const order = await withoutEmail('cancelled');
      const { orderEdited: _, orderCancelled: __, ...olderSms } = defaultSettings.sms;
      const store = (version: number, sms: object) =>
        db
          .insertInto('shop_settings')
          .values({ version, settings: JSON.stringify({ ...defaultSettings, sms }), changed_at: now })
          .execute();
      onTestFinished(() =>
        db
          .deleteFrom('shop_settings')
          .execute()
          .then(() => undefined),
      );
      const state = newOrderState(125_000, deliverTo);
      const edit = () =>
        told(order.id, { before: state, mail: { kind: 'orderEdited', subject: crypto.randomUUID() } });
      const cancel = () => moved(order.id, 'pending', 'cancelled', { closing: 'out_of_stock' });
      await store(1, { ...olderSms, orderEdited: false, orderCancelled: false });
      await edit();
      await cancel();
      expect(await messages()).toEqual([]);
      await store(2, olderSms);
      await edit();
      await cancel();
      expect((await messages()).map(({ kind }) => kind)).toEqual(['orderEdited', 'orderCancelled']);
    });
  });

  it('goes to who ordered, and what is shipped to who receives it; over the counter there is none', async () => {
    const order = await placedOrder('shipped');
    const gift = { source: 'phone' as const, customer_name: 'N', customer_phone: '01912345678' };
    await db.updateTable('orders').set(gift).where('id', '=', order.id).execute();
    await told(order.id, { source: 'phone' });
    await moved(order.id, 'processing', 'shipped');
    await task({ kind: 'orderPlaced', subject: order.id }, run());
    await task({ kind: 'orderShipped', subject: order.id }, run());
    expect(gateway.received.map(({ to }) => to)).toEqual(['8801912345678', '8801712345678']);
    await told((await placedOrder()).id, { source: 'counter' });
    expect(await messages()).toHaveLength(2);
  });

  describe('has the link to get no more in Bangla, too,', () => {
    const link = /\nSMS বন্ধ: kakon\.example\/bn\/s#[\w-]{12}$/;
    const placedInBangla = async (phone?: string) => {
      const order = await placedOrder('pending', phone);
      await db.updateTable('orders').set({ language: 'bn' }).where('id', '=', order.id).execute();
      await told(order.id);
      return { kind: 'orderPlaced', subject: order.id };
    };
    const withLink = () => gateway.received.map(({ text }) => link.test(text));

    it('in the first that a phone gets, whatever it costs', async () => {
      const askedAt = new Date(now.getTime() - 1000).toISOString();
      const phone = '01712345678';
      await codeTask({ request: crypto.randomUUID(), phone, language: 'bn', askedAt }, run());
      for (let count = 0; count < 2; count++) await task(await placedInBangla(), run());
      await task(await placedInBangla('01812345678'), run());
      expect(withLink()).toEqual([false, true, false, true]);
      expect((await messages()).map(({ segments }) => segments)).toEqual([1, 2, 1, 2]);
    });

    it('in the next, if the first did not go out', async () => {
      gateway.respond = responses.with(400);
      await task(await placedInBangla(), run());
      gateway.respond = responses.with(200);
      await task(await placedInBangla(), run());
      expect(withLink()).toEqual([true, true]);
    });

    it('in each attempt of the first', async () => {
      gateway.respond = responses.with(500);
      const first = await placedInBangla();
      await expect(task(first, run())).rejects.toThrow('500');
      gateway.respond = responses.with(200);
      await task(await placedInBangla(), run());
      await task(first, run());
      expect(withLink()).toEqual([true, false, true]);
    });
  });

  it('is left out for what the settings switch off, and where the order has moved on', async () => {
    const order = await placedOrder('cancelled');
    await told(order.id);
    await task({ kind: 'orderPlaced', subject: order.id }, run());
    expect(await messages()).toMatchObject([{ state: 'dropped', note: 'outdated' }]);
    const sms = { ...defaultSettings.sms, orderPlaced: false };
    await db
      .insertInto('shop_settings')
      .values({ version: 1, settings: JSON.stringify({ ...defaultSettings, sms }), changed_at: now })
      .execute();
    await told((await placedOrder()).id);
    expect(await messages()).toHaveLength(1);
    await db.deleteFrom('shop_settings').execute();
  });

  it('is not sent to a phone or an account that wants none', async () => {
    const first = await placedSms();
    await task(first, run());
    await db.updateTable('sms_recipients').set({ stopped_at: now }).execute();
    await task(await placedSms(), run());
    const order = await placedOrder('pending', '01812345678');
    await db.updateTable('users').set({ wants_sms: false }).execute();
    await told(order.id);
    await task({ kind: 'orderPlaced', subject: order.id }, run());
    expect(gateway.received).toHaveLength(1);
    expect((await messages()).slice(1)).toMatchObject([
      { state: 'dropped', note: 'unwanted' },
      { state: 'dropped', note: 'unwanted' },
    ]);
  });
});

describe('a gateway that', () => {
  it('is down gets the SMS once it is up', async () => {
    await gateway.down();
    const sms = await placedSms();
    await expect(task(sms, run())).rejects.toThrow('the gateway could not be reached: ECONNREFUSED');
    work();
    await vi.waitFor(async () => expect(await smsJobs()).toMatchObject([{ attempts: 1 }]), 5_000);
    await gateway.up();
    await makeJobsDue(db);
    await settled();
    expect(gateway.received).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: 'sent', segments: 1, cost: 40 }]);
  });

  it.each([401, 404, 408, 429, 500, 503, 302])('responds with %i is asked again', async (status) => {
    gateway.respond = responses.with(status);
    const sms = await placedSms();
    await expect(task(sms, run())).rejects.toThrow(`the gateway responded with ${status}`);
    expect(await messages()).toMatchObject([{ state: 'queued' }]);
    gateway.respond = responses.with(200);
    await task(sms, run({ attempt: 2 }));
    expect(await messages()).toMatchObject([{ state: 'sent' }]);
    const keys = gateway.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([400, 422])('responds with %i refuses this SMS for good', async (status) => {
    gateway.respond = responses.with(status);
    await task(await placedSms(), run());
    expect(await messages()).toMatchObject([{ state: 'dropped', note: `answered:${status}`, cost: 0 }]);
  });

  it('responds late is waited for, as long as the job may take', async () => {
    gateway.respond = responses.late(300);
    await task(await placedSms(), run());
    expect(await messages()).toMatchObject([{ state: 'sent' }]);
    const slow = await placedSms();
    await expect(task(slow, run({ signal: AbortSignal.timeout(100) }))).rejects.toThrow(
      'could not be reached',
    );
    expect((await messages())[1]).toMatchObject({ state: 'queued' });
  });

  it('responds twice settles one SMS each', async () => {
    gateway.respond = responses.twice(200, 500);
    for (let turn = 0; turn < 3; turn++) await task(await placedSms(), run());
    expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(gateway.received).toHaveLength(3);
  });

  it('breaks off after it accepted gets the same SMS again, under the same key', async () => {
    gateway.respond = responses.never;
    const sms = await placedSms();
    await expect(task(sms, run())).rejects.toThrow('could not be reached');
    gateway.respond = responses.with(200);
    await task(sms, run());
    expect(new Set(gateway.received.map(({ text, headers }) => text + headers['idempotency-key'])).size).toBe(
      1,
    );
    await task(sms, run());
    expect(gateway.received).toHaveLength(2);
  });

  it('may have accepted and billed what is given up, unless it responded or was never reached', async () => {
    const last = { attempt: 25, isLastAttempt: true };
    gateway.respond = responses.never;
    await task(await placedSms(), run(last));
    gateway.respond = responses.late(5_000);
    await task(await placedSms(), run({ ...last, signal: AbortSignal.timeout(100) }));
    await gateway.down();
    await task(await placedSms(), run(last));
    expect((await messages()).map(({ state, cost }) => [state, cost])).toEqual([
      ['dropped', 40],
      ['dropped', 40],
      ['dropped', 0],
    ]);
  });

  it('never responds is given up in the end', async () => {
    gateway.respond = responses.with(500);
    await task(await placedSms(), run({ attempt: 25, isLastAttempt: true }));
    expect(await messages()).toMatchObject([{ state: 'dropped', note: 'givenUp:25:answered:500', cost: 0 }]);
  });
});

it('only one process sends an SMS', async () => {
  gateway.respond = responses.late(200);
  const sms = await placedSms();
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => task(sms, run())));
  expect(gateway.received).toHaveLength(1);
  const locked = tries.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(locked.every(({ reason }) => reason instanceof LockedElsewhere)).toBe(true);
});

it('the log contains neither phones, texts, codes nor the gateway’s key', async () => {
  await task(await placedSms(), run());
  for (const respond of [responses.with(500), responses.with(400), responses.never]) {
    gateway.respond = respond;
    await task(await placedSms(), run()).catch((error) => log.error({ err: error }, 'failed'));
  }
  gateway.respond = responses.with(200);
  const askedAt = new Date(now.getTime() + 1).toISOString();
  await codeTask({ request: crypto.randomUUID(), phone: '01712345678', language: 'en', askedAt }, run());
  const code = /\d{6}/.exec(gateway.received.at(-1)?.text ?? '')?.[0] ?? '';
  expect(code).toHaveLength(6);
  expect(log.lines.length).toBeGreaterThan(4);
  for (const secret of ['1712345678', 'hidden', 's:cret', 's%3Acret', 'Thank you', code])
    expect(log.text()).not.toContain(secret);
});

describe('the limit of a day', () => {
  const withLimit = (dayLimit: number) => {
    settings = { ...defaultSettings, sms: { ...defaultSettings.sms, dayLimit } };
  };
  const states = async () => (await messages()).map(({ state }) => state);
  const asked = (phone: string) => ({
    request: crypto.randomUUID(),
    phone,
    language: 'en' as const,
    askedAt: new Date(now.getTime() + 1).toISOString(),
  });

  it('holds orders until tomorrow, lets codes have what is left, and tells the owner once', async () => {
    withLimit(10);
    for (let count = 0; count < 9; count++) {
      const order = await placedOrder('pending', `0171234560${count}`);
      await told(order.id);
      await task({ kind: 'orderPlaced', subject: order.id }, run());
    }
    await deleteJobs(db);
    const late = await placedSms();
    await deleteJobs(db);
    await task(late, run());
    await task(late, run());
    expect((await states()).at(-1)).toBe('queued');
    expect((await messages()).at(-1)?.note).toBe('waiting');
    const waiting = await smsJobs();
    expect(waiting[0]?.run_at.toISOString()).toBe(
      `${dhakaDay(new Date(now.getTime() + DAY_MS))}T03:00:00.000Z`,
    );
    await codeTask(asked('01812345678'), run());
    await codeTask(asked('01812345679'), run());
    expect((await states()).slice(-2)).toEqual(['sent', 'dropped']);
    const mails = await db.selectFrom('mails').select('kind').execute();
    expect(mails).toEqual([{ kind: 'smsLimitReached' }]);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    await task(late, run());
    expect(gateway.received).toHaveLength(11);
  });

  it('keeps half of it from codes, however many are asked for', async () => {
    withLimit(10);
    const ask = async (from: number) => {
      for (let count = from; count < from + 2; count++) await codeTask(asked(`0181234560${count}`), run());
    };
    await Promise.all([0, 2, 4, 6].map(ask));
    expect(gateway.received).toHaveLength(5);
    for (let count = 0; count < 6; count++) {
      const order = await placedOrder('pending', `0171234560${count}`);
      await told(order.id);
      await task({ kind: 'orderPlaced', subject: order.id }, run());
    }
    expect(gateway.received).toHaveLength(10);
    expect((await states()).at(-1)).toBe('queued');
  });

  it('is exact, however many are sent at once', async () => {
    withLimit(10);
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, count) => placedOrder('pending', `01712345${600 + count}`)),
    );
    for (const { id } of orders) await told(id);
    const send = async (ids: string[]) => {
      for (const subject of ids) await task({ kind: 'orderPlaced', subject }, run());
    };
    const ids = orders.map(({ id }) => id);
    await Promise.all([0, 5, 10, 15].map((from) => send(ids.slice(from, from + 5))));
    expect(gateway.received).toHaveLength(9);
    expect((await states()).filter((state) => state === 'sent')).toHaveLength(9);
  });

  it('does not count a repeated attempt twice', async () => {
    withLimit(2);
    gateway.respond = responses.with(500);
    const sms = await placedSms();
    for (let turn = 0; turn < 5; turn++) await expect(task(sms, run())).rejects.toThrow('500');
    gateway.respond = responses.with(200);
    await task(sms, run());
    expect(await states()).toEqual(['sent']);
  });

  it('lets one phone get ten a day, besides codes', async () => {
    for (let count = 0; count < 11; count++) await task(await placedSms(), run());
    expect(gateway.received).toHaveLength(10);
    expect((await messages()).at(-1)).toMatchObject({
      state: 'dropped',
      note: 'phoneLimit',
    });
    await codeTask(asked('01712345678'), run());
    expect(gateway.received).toHaveLength(11);
  });
});

describe('a code', () => {
  const request = { request: crypto.randomUUID(), phone: '01712345678', language: 'bn' as const };

  it('is another one in each attempt, under another key, so that a gateway does not drop the valid one', async () => {
    const askedAt = new Date(now.getTime() + 1).toISOString();
    const asked = { ...request, request: crypto.randomUUID(), phone: '01712345699', askedAt };
    gateway.respond = responses.never;
    await expect(codeTask(asked, run({ attempt: 1 }))).rejects.toThrow('could not be reached');
    gateway.respond = responses.with(200);
    await codeTask(asked, run({ attempt: 2 }));
    const keys = gateway.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(await messages()).toHaveLength(1);
  });

  it('stays valid when the next one is refused by the limit of the day', async () => {
    const phone = '01712345698';
    const ask = () => {
      const asked = { ...request, request: crypto.randomUUID(), phone };
      return codeTask({ ...asked, askedAt: new Date(now.getTime() + 1).toISOString() }, run());
    };
    const stored = () =>
      db.selectFrom('phone_codes').select(['code_hash', 'sent_at']).where('phone', '=', phone).execute();
    await ask();
    const before = await stored();
    settings = { ...defaultSettings, sms: { ...defaultSettings.sms, dayLimit: 1 } };
    await ask();
    expect(gateway.received).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('is sent once for a request, and not for one that it satisfies', async () => {
    const askedAt = new Date(now.getTime() - 1000).toISOString();
    await codeTask({ ...request, askedAt }, run());
    await codeTask({ ...request, askedAt }, run());
    await codeTask({ ...request, request: crypto.randomUUID(), askedAt }, run());
    expect(gateway.received).toHaveLength(1);
    expect(gateway.received[0]?.text).toMatch(/^কাঁকন কোড \d{6}।/);
  });

  it('is another in each attempt, and too late after ten minutes', async () => {
    gateway.respond = responses.with(500);
    const askedAt = new Date(now.getTime() - 1000).toISOString();
    await expect(codeTask({ ...request, askedAt }, run())).rejects.toThrow('500');
    now = new Date(now.getTime() + 11 * 60_000);
    gateway.respond = responses.with(200);
    await codeTask({ ...request, askedAt }, run());
    expect(gateway.received).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: 'dropped', note: 'tooLate' }]);
  });
});

it('without a gateway each SMS is a file that only its owner reads', async () => {
  const dataDir = await makeMemoryDir('kakon-sms-');
  closeAtEnd(() => rm(dataDir, { recursive: true, force: true }));
  const toFiles = { ...context, transport: openSmsTransport({ smsUrl: null, dataDir }, log) };
  await sendSms(toFiles)(await placedSms(), run());
  const files = await readdir(join(dataDir, 'outbox'));
  expect(files).toEqual([expect.stringMatching(/-order-placed-[0-9a-f]{24}\.sms\.txt$/)]);
  const text = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
  expect(text).toMatch(/^To: 8801712345678\n\nThank you for your order /);
  expect(JSON.stringify(files) + log.text()).not.toContain('1712345678');
});
