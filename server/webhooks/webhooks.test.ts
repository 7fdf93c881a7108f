import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { retryPauses } from '#domain/webhooks.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { quietLog } from '#server/testing/logs.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { buildWebhook, webhookForm } from '#server/testing/webhooks.ts';
import { sendWebhook } from './sendWebhook.ts';
import { switchOff } from './webhookQueries.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));

/** A receiver on this machine. It responds with `status`, and remembers what came. */
interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}
const received: Received[] = [];
let status = 200;
/** It breaks off in the middle of its response. */
let isCutOff = false;
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  received.push({ headers: request.headers, body, path: request.url ?? '' });
  if (status === 0) return void request.socket.destroy();
  response.writeHead(status, { location: '/elsewhere' });
  if (isCutOff) response.write('x', () => request.socket.destroy());
  else response.end('x'.repeat(1_000_000));
});
await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
afterAll(() => new Promise((closed) => receiver.close(closed)));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

let now = new Date();
const run: JobRun = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal, log: quietLog };

/** Runs all waiting jobs, at the time of the latest of them. Returns how many there were. */
async function deliver(toLoopback = true): Promise<number> {
  const { rows } = await sql<{ payload: { delivery: string }; at: Date }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'sendWebhook' returning j.payload, j.run_at as at`.execute(db);
  for (const { payload, at } of rows) {
    if (at > now) now = at;
    await sendWebhook({ db, clock: () => now, toLoopback })(payload, run);
  }
  return rows.length;
}

const secretOf = async (id: string) =>
  (await db.selectFrom('webhooks').select('secret').where('id', '=', id).executeTakeFirstOrThrow()).secret;

/** As docs/webhooks.md says. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => timingSafeEqual(Buffer.from(signature.slice('v1,'.length), 'base64'), expected));
}

const listed = async () => (await shop.call('GET', '/admin/webhooks', { token })).body.webhooks;

async function order(quantity = 1, stock = 10) {
  const product = await buildProduct(db, { name: 'Silver Ring', stock });
  const customer = await shop.tokenOf(await buildCustomer(db));
  const body = draftOf([{ product: product.id, price: product.price, quantity }], deliverTo);
  const placed = await shop.call('POST', '/orders', { token: customer, body });
  expect(placed.status).toBe(201);
  return { product: product.id, order: placed.body };
}

const told = () => received.map(({ body }) => JSON.parse(body));

beforeEach(async () => {
  received.length = 0;
  status = 200;
  isCutOff = false;
  now = new Date();
  await db.deleteFrom('webhooks').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

describe('a webhook', () => {
  it('is told of a new order once, signed, without name, phone and address of the customer', async () => {
    const id = await buildWebhook(db, { url });
    const { order: placed, product } = await order();
    expect(await deliver()).toBe(1);
    const [message] = received;
    expect(told()).toEqual([
      {
        id: message?.headers['webhook-id'],
        type: 'order.placed',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        data: {
          orderId: placed._id,
          orderNumber: placed.orderNumber,
          placedAt: expect.any(String),
          status: 'pending',
          totalPrice: placed.totalPrice,
          district: deliverTo.district,
          items: [{ productId: product, quantity: 1 }],
        },
      },
    ]);
    for (const secret of [deliverTo.phone, deliverTo.fullName]) expect(message?.body).not.toContain(secret);
    expect(message && isSigned(message, await secretOf(id))).toBe(true);
    expect(message && isSigned({ ...message, body: `${message.body} ` }, await secretOf(id))).toBe(false);
    expect(Math.abs(Number(message?.headers['webhook-timestamp']) * 1000 - now.getTime())).toBeLessThan(
      60_000,
    );
    const [{ deliveries }] = await listed();
    expect(deliveries).toMatchObject([
      { event: 'order.placed', state: 'sent', attempts: 1, status: 200, note: '' },
    ]);
    expect(await deliver()).toBe(0);
  });

  it('is told of a change of status, and only of the events that it asked for', async () => {
    await buildWebhook(db, { url, events: ['order.status_changed'] });
    const { order: placed } = await order();
    const moved = { token, body: { status: 'processing' } };
    expect((await shop.call('PUT', `/orders/${placed._id}/status`, moved)).status).toBe(200);
    await deliver();
    expect(told()).toMatchObject([
      {
        type: 'order.status_changed',
        data: { previousStatus: 'pending', status: 'processing', closingReason: null, returned: false },
      },
    ]);
  });

  it('has the message once the receiver responds so, even if the rest of its response never arrives', async () => {
    await buildWebhook(db, { url });
    await order();
    isCutOff = true;
    expect(await deliver()).toBe(1);
    const [{ deliveries, failingSince }] = await listed();
    expect(deliveries).toMatchObject([{ state: 'sent', attempts: 1, status: 200, note: '' }]);
    expect([failingSince, await deliver()]).toEqual([null, 0]);
  });

  it('is told when a product is low, sold out and back', async () => {
    await buildWebhook(db, { url, events: ['stock.low', 'stock.out', 'stock.back'] });
    const { product } = await order(2, 7);
    const price = (await shop.call('GET', `/products/${product}`)).body.price;
    const customer = await shop.tokenOf(await buildCustomer(db));
    const rest = draftOf([{ product, price, quantity: 5 }], deliverTo);
    const placed = await shop.call('POST', '/orders', { token: customer, body: rest });
    expect(placed.status).toBe(201);
    expect((await shop.call('PUT', `/orders/${placed.body._id}/cancel`, { token: customer })).status).toBe(
      200,
    );
    await deliver();
    expect(
      told().map(({ type, data }) => [type, data.productId, data.name, data.previous, data.available]),
    ).toEqual([
      ['stock.low', product, 'Silver Ring', 7, 5],
      ['stock.out', product, 'Silver Ring', 5, 0],
      ['stock.back', product, 'Silver Ring', 0, 5],
    ]);
  });

  it('that is off, or of an order that failed, is told nothing', async () => {
    const id = await buildWebhook(db, { url });
    await db.updateTable('webhooks').set({ active: false }).where('id', '=', id).execute();
    await order();
    expect(await deliver()).toBe(0);
    await db.updateTable('webhooks').set({ active: true }).execute();
    const customer = await shop.tokenOf(await buildCustomer(db));
    const { id: product, price } = await buildProduct(db, { stock: 0 });
    const body = draftOf([{ product, price, quantity: 1 }], deliverTo);
    expect((await shop.call('POST', '/orders', { token: customer, body })).status).toBe(409);
    expect(await deliver()).toBe(0);
  });
});

describe('a message that is not accepted', () => {
  it.each([500, 404, 302, 0])(
    '(%i) is sent again with the same id and body, after growing pauses',
    async (code) => {
      await buildWebhook(db, { url, events: ['order.placed'] });
      await order();
      status = code;
      const began = now.getTime();
      while ((await deliver()) > 0);
      expect(received).toHaveLength(retryPauses.length + 1);
      expect(new Set(received.map(({ body, headers }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
      expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/hook']));
      expect((now.getTime() - began) / 3_600_000).toBeGreaterThan(22);
      const [{ deliveries, failingSince }] = await listed();
      expect(deliveries).toMatchObject([
        { state: 'dropped', attempts: retryPauses.length + 1, status: code || null, nextAt: null },
      ]);
      expect(deliveries[0].note).not.toBe('');
      expect(failingSince).not.toBeNull();
    },
  );

  it('arrives when the receiver is back, and ends the count of failures', async () => {
    await buildWebhook(db, { url, events: ['order.placed'] });
    await order();
    status = 503;
    await deliver();
    const [waiting] = await listed();
    expect(waiting).toMatchObject({ deliveries: [{ state: 'queued', attempts: 1, status: 503 }] });
    expect(Date.parse(waiting.deliveries[0].nextAt) - now.getTime()).toBe(10_000);
    status = 204;
    await deliver();
    expect(await listed()).toMatchObject([
      { failingSince: null, deliveries: [{ state: 'sent', attempts: 2, status: 204 }] },
    ]);
  });

  it('is noted in the language of the owner', async () => {
    await buildWebhook(db, { url, events: ['order.placed'] });
    await db.updateTable('users').set({ language: 'bn' }).execute();
    status = 500;
    await order();
    await deliver();
    expect((await listed())[0].deliveries[0]).toMatchObject({ note: 'সার্ভার উত্তর দিয়েছে ৫০০' });
    await db.updateTable('users').set({ language: 'en' }).execute();
  });

  it('switches the webhook off after three days, and the owner gets one email', async () => {
    const id = await buildWebhook(db, { url, events: ['order.placed'] });
    status = 500;
    await order();
    await deliver();
    now = new Date(now.getTime() + 3 * 24 * 3_600_000);
    await order();
    await deliver();
    const [webhook] = await listed();
    expect(webhook).toMatchObject({ active: false, switchedOffAt: expect.any(String) });
    while ((await deliver()) > 0);
    const mails = await db
      .selectFrom('mails')
      .select('subject_id')
      .where('kind', '=', 'webhookOff')
      .execute();
    expect(mails).toHaveLength(1);
    const { rows } = await sql`
      select payload from graphile_worker._private_jobs where payload ->> 'kind' = 'webhookOff'`.execute(db);
    expect(rows).toHaveLength(1);
    const shopOf = { ...shop.settings.initialShopSettings, newOrderEmail: '', url: 'https://kakon.example' };
    const mail = () => composeEmail(db, { kind: 'webhookOff', subject: mails[0]?.subject_id ?? '' }, shopOf);
    expect((await mail())?.template.subject).toContain('has switched off a webhook');
    await db.updateTable('users').set({ language: 'bn' }).execute();
    expect(await mail()).toMatchObject({
      shop: { url: 'https://kakon.example/bn' },
      template: { language: 'bn', subject: expect.stringContaining('ওয়েবহুক বন্ধ') },
    });
    await db.updateTable('users').set({ language: 'en' }).execute();
    const body = { ...webhookForm, active: true };
    expect((await shop.call('PUT', `/admin/webhooks/${id}`, { token, body })).body.webhook).toMatchObject({
      active: true,
      failingSince: null,
      switchedOffAt: null,
    });
    expect(await mail()).toBeNull();
  });
});

describe('an address inside the network', () => {
  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.8/',
    'https://localhost/',
    'https://[::1]/',
    'http://8.8.8.8/',
  ])('is refused at its field when it is saved: %s', async (address) => {
    const body = { ...webhookForm, url: address };
    const created = await shop.call('POST', '/admin/webhooks', { token, body });
    expect([created.status, Object.keys(created.body.errors)]).toEqual([400, ['url']]);
    const id = await buildWebhook(db);
    expect((await shop.call('PUT', `/admin/webhooks/${id}`, { token, body })).status).toBe(400);
  });

  it.each([
    url,
    url.replace('http:', 'https:'),
    url.replace('127.0.0.1', 'localhost').replace('http:', 'https:'),
  ])('is not called if a name leads there later: %s', async (address) => {
    await buildWebhook(db, { url: address, events: ['order.placed'] });
    await order();
    await deliver(false);
    expect(received).toEqual([]);
    expect((await listed())[0].deliveries[0]).toMatchObject({ state: 'queued', status: null });
    expect((await listed())[0].deliveries[0].note).not.toBe('');
  });
});

describe('an admin', () => {
  it('sees the secret once, and a new one works beside the former for a day', async () => {
    const created = await shop.call('POST', '/admin/webhooks', { token, body: webhookForm });
    expect(created.status).toBe(201);
    const { secret, webhook } = created.body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await listed())).not.toContain('whsec_');
    await db.updateTable('webhooks').set({ url }).execute();
    const changed = await shop.call('POST', `/admin/webhooks/${webhook._id}/secret`, { token });
    expect(changed.body.secret).not.toBe(secret);
    const test = () => shop.call('POST', `/admin/webhooks/${webhook._id}/test`, { token });
    expect((await test()).body.message).toBe('A test message is on its way');
    await deliver();
    const [message] = received as [Received];
    expect([isSigned(message, secret), isSigned(message, changed.body.secret)]).toEqual([true, true]);
    expect(told()[0]).toMatchObject({ type: 'webhook.test' });
    now = new Date(now.getTime() + 25 * 3_600_000);
    await test();
    await deliver();
    const later = received[1] as Received;
    expect([isSigned(later, secret), isSigned(later, changed.body.secret)]).toEqual([false, true]);
    const logged = await db.selectFrom('audit_log').selectAll().where('subject', '=', 'webhook').execute();
    expect(logged.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['webhook.create', 'webhook.secret']),
    );
    expect(JSON.stringify(logged)).not.toContain('whsec_');
  });

  it('does not undo the newer change of another admin, or of the shop itself', async () => {
    const id = await buildWebhook(db);
    const change = (body: object) => shop.call('PUT', `/admin/webhooks/${id}`, { token, body });
    const changedMeanwhile = { status: 409, body: { code: 'changedMeanwhile' } };
    const [{ changedAt: older }] = await listed();
    const newer = await change({ ...webhookForm, events: ['stock.out'], basedOn: older });
    expect(newer.status).toBe(200);
    expect(await change({ ...webhookForm, basedOn: older })).toMatchObject(changedMeanwhile);
    expect(await listed()).toMatchObject([{ events: ['stock.out'] }]);
    const { changedAt } = newer.body.webhook;
    await switchOff(db, id, new Date(Date.parse(changedAt) + 1000));
    expect(await change({ ...webhookForm, basedOn: changedAt })).toMatchObject(changedMeanwhile);
    expect(await listed()).toMatchObject([{ active: false }]);
    expect((await change({ ...webhookForm, basedOn: (await listed())[0].changedAt })).status).toBe(200);
    expect((await change(webhookForm)).status).toBe(200);
  });

  it('has at most ten, also of concurrent calls, and can delete one with its messages', async () => {
    for (let n = 0; n < 8; n += 1) await buildWebhook(db, { url });
    const made = await Promise.all(
      Array.from({ length: 4 }, () => shop.call('POST', '/admin/webhooks', { token, body: webhookForm })),
    );
    expect(made.map((one) => one.status).sort()).toEqual([201, 201, 409, 409]);
    await order();
    const [first] = await listed();
    expect((await shop.call('DELETE', `/admin/webhooks/${first._id}`, { token })).status).toBe(200);
    expect((await shop.call('DELETE', `/admin/webhooks/${first._id}`, { token })).status).toBe(404);
    await deliver();
    expect(received).toHaveLength(7);
  });
});
