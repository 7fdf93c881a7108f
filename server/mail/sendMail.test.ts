import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { LockedElsewhere, queueJob } from '#server/jobs/jobQueries.ts';
import { type JobRun, takeoverSeconds } from '#server/jobs/tasks.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { newOrderState } from '#server/orders/recordOrderChange.ts';
import type { ShopEvent } from '#server/outbox/events.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { emails } from '#server/projections/emails.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { deleteJobs, makeJobsDue } from '#server/testing/jobs.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { openMailServer } from '#server/testing/mailServer.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer, deliverTo } from '#server/testing/people.ts';
import { readMail } from '#server/testing/readMail.ts';
import { databaseIsAway, openTestDatabase } from '#server/testing/testDatabase.ts';
import { openMailTransport } from './mailTransport.ts';
import { retry, sendMail } from './sendMail.ts';

const { db, url } = await openTestDatabase();
const server = await openMailServer();
const log = recordingLog();
const settings = { smtpUrl: server.url, publicUrl: 'https://kakon.example', dataDir: '/nowhere' };
const context = {
  db,
  transport: openMailTransport(settings, log),
  publicUrl: settings.publicUrl,
  clock: () => new Date(),
  shopSettings: async () => defaultSettings,
};
const task = sendMail(context);
let worker: Worker | null = null;

function work(): void {
  worker = startWorker({
    url,
    log,
    times: { pollMs: 100, restartMs: 200 },
    tasks: (own) => ({
      sendMail: sendMail({ ...context, db: own }),
      sendResetCode: async () => {},
      sweep: async () => {},
      sweepFiles: async () => {},
      countBestSellers: async () => {},
      releaseOrders: async () => {},
      expireBatches: async () => {},
      warmPhoto: async () => {},
      sendPush: async () => {},
      sendSms: async () => {},
      sendPhoneCode: async () => {},
      notifyWaiting: async () => {},
      sendWebhook: async () => {},
    }),
  });
}

beforeEach(() => {
  server.received = [];
  server.refusal = null;
  server.beforeYes = async () => {};
  log.lines.length = 0;
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await deleteJobs(db);
  await db.deleteFrom('mails').execute();
});

const states = () => db.selectFrom('mails').select(['kind', 'state', 'note']).orderBy('kind').execute();
const registration = (user: string): ShopEvent => ({
  kind: 'userRegistered',
  user,
  before: null,
  after: { role: 'user', isActive: true },
});
/** Only emails: what the tests build is counted already. */
const happened = (event: ShopEvent) => inTransaction(db, (trx) => emails.apply(trx, [event]));
const mailWelcome = (user: string) => happened(registration(user));
const { fullName, phone, district, thana } = deliverTo;
const placed = newOrderState(100, { fullName, phone, district, thana });
const orderChanged = (order: string, user: string) =>
  ({ kind: 'orderChanged', order, user, placedAt: '2026-03-01T00:00:00Z', sold: [], stock: [] }) as const;
const mailOrderPlaced = (order: string, user: string) =>
  happened({ ...orderChanged(order, user), before: null, after: placed });
const mailOrderStatus = (order: string, user: string, status: OrderStatus) =>
  happened({
    ...orderChanged(order, user),
    before: { ...placed, confirmation: 'confirmed' },
    after: { ...placed, status },
  });
const applyAll = () => applyEvents(db, { log, wait: true });
const jobs = async () => {
  const { rows } = await sql<{ attempts: number; at_work: boolean }>`
    select attempts, locked_at is not null as at_work from graphile_worker.jobs
    where task_identifier <> 'sendSms'`.execute(db);
  return rows;
};
const attempted = (times: number) =>
  vi.waitFor(async () => expect(await jobs()).toEqual([{ attempts: times, at_work: false }]), 5_000);
const settled = () => vi.waitFor(async () => expect(await jobs()).toEqual([]), 5_000);
const run = (changes: Partial<JobRun> = {}): JobRun => ({
  attempt: 1,
  isLastAttempt: false,
  signal: AbortSignal.timeout(10_000),
  log,
  ...changes,
});

async function placedOrder() {
  const customer = await buildCustomer(db, { name: 'সালমা বেগম' });
  const product = await buildProduct(db, { name: '<b>Bold</b> Bangle & "Co"', price: 1250 });
  const order = await buildOrder(db, { customer, lines: [{ product, quantity: 2 }] });
  return { customer, order };
}

describe('a mail', () => {
  it('reaches the mail server complete', async () => {
    const { customer, order } = await placedOrder();
    await mailOrderPlaced(order.id, customer.id);
    work();
    await settled();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'no-reply@kakon.example', to: [customer.email] });
    const { headers, html, text } = readMail(mail?.raw ?? '');
    expect(headers.from).toBe('Kakon <no-reply@kakon.example>');
    expect(headers.to).toBe(customer.email);
    expect(text).toContain('Hello সালমা বেগম,');
    expect(headers.subject).toBe(`Order ${order.orderNumber}: thank you`);
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['message-id']).toMatch(/^<order-placed\.[0-9a-f]{24}@kakon\.example>$/);
    expect(Math.abs(Date.now() - Date.parse(headers.date ?? ''))).toBeLessThan(60_000);
    expect(text).toContain('<b>Bold</b> Bangle & "Co"');
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt; Bangle &amp; &quot;Co&quot;');
    expect(html).not.toContain('<b>');
    expect(text).toContain('৳2,500');
    expect(await states()).toEqual([{ kind: 'orderPlaced', state: 'sent', note: '' }]);
  });

  it('is sent for the statuses that customers hear about, and for no other', async () => {
    const { customer, order } = await placedOrder();
    for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const) {
      await mailOrderStatus(order.id, customer.id, status);
    }
    await mailWelcome((await buildCustomer(db)).id);
    work();
    await settled();
    expect((await states()).map(({ kind }) => kind)).toEqual([
      'orderCancelled',
      'orderDelivered',
      'orderShipped',
      'welcome',
    ]);
    expect(server.received).toHaveLength(4);
  });

  it('is not sent when its event was rolled back', async () => {
    const { id } = await buildCustomer(db);
    const failing = inTransaction(db, async (trx) => {
      await recordEvent(trx, registration(id));
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await applyAll();
    expect(await jobs()).toEqual([]);
    expect(await states()).toEqual([]);
  });

  it('goes to one address, whatever the name contains', async () => {
    const names = [
      'A\r\nBcc: evil@example.com',
      'a@b.example, <evil@example.com>',
      '"; DROP',
      'x'.repeat(200),
    ];
    for (const name of names) {
      const { id, email } = await buildCustomer(db, { name });
      server.received = [];
      await mailWelcome(id);
      await task({ kind: 'welcome', subject: id }, run());
      expect(server.received.map(({ to }) => to)).toEqual([[email]]);
      const { headers } = readMail(server.received[0]?.raw ?? '');
      expect(headers.bcc).toBeUndefined();
      expect(headers.to).toBe(email);
    }
  });
});

describe('one mail event', () => {
  it('causes one job, even if several processes read the outbox at once', async () => {
    for (let turn = 0; turn < 6; turn += 1) await recordEvent(db, registration((await buildCustomer(db)).id));
    await Promise.all(Array.from({ length: 5 }, applyAll));
    expect(await jobs()).toHaveLength(6);
  });

  it('sends one mail, even if queued many times at once', async () => {
    const { customer, order } = await placedOrder();
    const ship = () => mailOrderStatus(order.id, customer.id, 'shipped');
    await Promise.all(Array.from({ length: 8 }, ship));
    expect(await jobs()).toHaveLength(1);
    work();
    await settled();
    await ship();
    expect(await jobs()).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('sends one mail, even if its job runs again', async () => {
    const { id } = await buildCustomer(db);
    await mailWelcome(id);
    work();
    await settled();
    await queueJob(db, 'sendMail', { kind: 'welcome', subject: id });
    await settled();
    expect(server.received).toHaveLength(1);
  });

  it('sends one mail from two concurrent jobs', async () => {
    const { id } = await buildCustomer(db);
    await mailWelcome(id);
    server.beforeYes = () => wait(300);
    const mail = { kind: 'welcome', subject: id };
    const outcomes = await Promise.allSettled([task(mail, run()), task(mail, run()), task(mail, run())]);
    const held = outcomes.filter(({ status }) => status === 'rejected');
    expect(held).toHaveLength(2);
    for (const outcome of held) expect(outcome).toMatchObject({ reason: expect.any(LockedElsewhere) });
    expect(server.received).toHaveLength(1);
  });

  it('is marked as sent even if the database is away at that moment', async () => {
    const { id } = await buildCustomer(db);
    await mailWelcome(id);
    server.beforeYes = async () => {
      await databaseIsAway(url, true);
      setTimeout(() => databaseIsAway(url, false), 700);
    };
    work();
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent' }]), 10_000);
    server.beforeYes = async () => {};
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 15_000);
    expect(server.received).toHaveLength(1);
  });

  it('sends one mail, even if all connections are cut meanwhile and another worker starts', async () => {
    await mailWelcome((await buildCustomer(db)).id);
    const [arrived, accepted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.beforeYes = () => {
      arrived.resolve();
      return accepted.promise;
    };
    work();
    const first = worker;
    onTestFinished(() => first?.stop());
    await arrived.promise;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and application_name = 'kakon worker'`.execute(db);
    work();
    await wait(1_000);
    accepted.resolve();
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent' }]), 10_000);
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 25_000);
    expect(server.received).toHaveLength(1);
  });

  it('keeps its Message-ID when the server’s acceptance was not received', async () => {
    const { id } = await buildCustomer(db);
    await mailWelcome(id);
    const cut = new AbortController();
    server.beforeYes = async () => {
      cut.abort();
      await wait(100);
    };
    const mail = { kind: 'welcome', subject: id };
    await expect(task(mail, run({ signal: cut.signal }))).rejects.toThrow('EABORT');
    expect(await states()).toMatchObject([{ state: 'queued' }]);
    server.beforeYes = async () => {};
    await task(mail, run({ attempt: 2 }));
    const ids = server.received.map(({ raw }) => readMail(raw).headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('marking a sent mail', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Marks successfully after the outage. */
  const markAfter = (seconds: number) => {
    const back = Date.now() + seconds * 1_000;
    return vi.fn(async () => {
      if (Date.now() < back) throw new Error('the database is away');
    });
  };

  it('is retried while the database is away, for as long as no other process may take over its job', async () => {
    const mark = markAfter(takeoverSeconds - 5);
    const marked = retry(mark);
    await vi.advanceTimersByTimeAsync(takeoverSeconds * 1_000);
    await marked;
    expect(mark.mock.calls.length).toBeLessThan(takeoverSeconds);
  });

  it('is given up after that', async () => {
    const marked = expect(retry(markAfter(3 * takeoverSeconds))).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(2 * takeoverSeconds * 1_000);
    await marked;
  });
});

describe('a mail server that', () => {
  it('is down is tried until it is up, and then receives the mail once', async () => {
    const { id } = await buildCustomer(db);
    await server.down();
    await mailWelcome(id);
    work();
    await attempted(1);
    await makeJobsDue(db);
    await attempted(2);
    expect(await states()).toMatchObject([{ state: 'queued' }]);
    await server.up();
    await makeJobsDue(db);
    await settled();
    expect(server.received).toHaveLength(1);
    expect(await states()).toMatchObject([{ state: 'sent' }]);
  });

  it.each([
    ['MAIL FROM', 451, '4.3.0 Try again later'],
    ['RCPT TO', 450, '4.2.0 Greylisted'],
    ['DATA', 452, '4.3.1 Disk full'],
    ['MAIL FROM', 550, '5.1.8 Sender unknown'],
    ['RCPT TO', 554, '5.7.1 Relay access denied'],
  ] as const)('responds to %s with %i %s is retried', async (at, code, text) => {
    const { id } = await buildCustomer(db);
    await mailWelcome(id);
    server.refusal = { at, code, text };
    work();
    await attempted(1);
    server.refusal = null;
    await makeJobsDue(db);
    await settled();
    expect(server.received).toHaveLength(1);
    expect(await states()).toMatchObject([{ state: 'sent' }]);
  });

  it.each([
    ['RCPT TO', 550, '5.1.1 No such user'],
    ['DATA', 554, '5.6.0 Message refused'],
  ] as const)('responds to %s with %i %s is not retried', async (at, code, text) => {
    const { id, email } = await buildCustomer(db);
    await mailWelcome(id);
    server.refusal = { at, code, text: `${text} <${email}>` };
    work();
    await settled();
    expect(server.received).toEqual([]);
    const [mail] = await states();
    expect(mail?.state).toBe('dropped');
    expect(mail?.note).toMatch(new RegExp(`^SMTP E[A-Z]+ ${at} ${code} ${text.slice(0, 5)}$`));
    expect(log.text()).toContain('mail dropped');
    expect(log.text()).not.toContain(email);
  });

  it('never responds is given up in the end, and the job is gone', async () => {
    const { id } = await buildCustomer(db);
    await mailWelcome(id);
    await server.down();
    await task({ kind: 'welcome', subject: id }, run({ attempt: 25, isLastAttempt: true }));
    await server.up();
    const [mail] = await states();
    expect(mail).toMatchObject({ state: 'dropped' });
    expect(mail?.note).toMatch(/^given up after 25 attempts: SMTP /);
  });
});

it('a mail without a recipient is settled', async () => {
  const subject = newId();
  await mailOrderPlaced(subject, newId());
  await task({ kind: 'orderPlaced', subject }, run());
  expect(await states()).toEqual([
    { kind: 'orderPlaced', state: 'dropped', note: 'the mail has no recipient' },
  ]);
});

it('the log contains neither addresses nor the server’s text about them', async () => {
  const { id, email } = await buildCustomer(db, { name: 'Unmistakable Name' });
  await mailWelcome(id);
  server.refusal = { at: 'RCPT TO', code: 450, text: `4.2.0 <${email}> is busy` };
  work();
  await attempted(1);
  const { rows } = await sql<{ last_error: string }>`select last_error from graphile_worker.jobs`.execute(db);
  expect(rows[0]?.last_error).toBe('SMTP EENVELOPE RCPT TO 450 4.2.0');
  expect(log.text()).toContain('a job failed: sendMail');
  expect(log.text()).not.toMatch(/Unmistakable|@example\.com/);
});
