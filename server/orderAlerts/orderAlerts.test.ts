import { createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { JobRun } from '#server/jobs/tasks.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { sendPush } from './sendPush.ts';

const shop = await openTestApp();
const { db } = shop;
const admin = await buildAdmin(db);
let token = '';

/** A push service on this machine. It responds with `status` and remembers what came. */
const received: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let status = 201;
const service = createServer((request, response) => {
  received.push({ path: request.url ?? '', headers: request.headers });
  request.resume().on('end', () => response.writeHead(status).end());
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => service.close(resolve)));
const { port } = service.address() as { port: number };

beforeEach(async () => {
  token = await shop.tokenOf(admin);
  received.length = 0;
  status = 201;
  await db.deleteFrom('push_devices').execute();
});

/** The keys of a browser. */
const keys = () => ({ p256dh: webPush.generateVAPIDKeys().publicKey, auth: 'a'.repeat(22) });
const addressOf = (device: string) => `https://fcm.googleapis.com/fcm/send/${device}`;
const subscribe = (device: string, as = token) =>
  shop.call('POST', '/admin/order-alerts/devices', {
    token: as,
    body: { endpoint: addressOf(device), keys: keys() },
  });

async function order(): Promise<{ id: string; number: string }> {
  const { id, price } = await buildProduct(db);
  const customer = await shop.tokenOf(await buildCustomer(db));
  const body = draftOf([{ product: id, price, quantity: 1 }], deliverTo);
  const placed = await shop.call('POST', '/orders', { token: customer, body });
  return { id: placed.body._id, number: placed.body.orderNumber };
}

async function push(isLastAttempt = false, publicUrl = 'https://kakon.example'): Promise<void> {
  const { rows } = await sql<{ payload: { device: string; order: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'sendPush' returning j.payload`.execute(db);
  const run: JobRun = {
    attempt: 1,
    isLastAttempt,
    signal: new AbortController().signal,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
  const origin = `http://127.0.0.1:${port}`;
  const send = sendPush({ db, publicUrl, origin });
  for (const { payload } of rows) await send(payload, run);
}

const devices = async () => (await db.selectFrom('push_devices').select('id').execute()).length;

describe('an open admin page', () => {
  const since = async (time?: string) =>
    (await shop.call('GET', `/admin/order-alerts${time ? `?since=${time}` : ''}`, { token })).body;

  it('learns of the orders that were placed since it asked', async () => {
    const { now, orders } = await since();
    expect(orders).toEqual([]);
    const { id, number } = await order();
    const later = await since(now);
    expect(later.orders[0]).toMatchObject({
      _id: id,
      orderNumber: number,
      district: deliverTo.district,
      placeName: 'Dhanmondi, Dhaka',
    });
    expect(Date.parse(later.now)).toBeGreaterThanOrEqual(Date.parse(now));
  });

  it('must say the time as it was told', async () => {
    expect(await shop.call('GET', '/admin/order-alerts?since=yesterday', { token })).toMatchObject({
      status: 400,
      body: { errors: { since: 'since must be a time' } },
    });
  });
});

describe('a push message', () => {
  it('goes to each device once for each new order, encrypted and signed', async () => {
    await subscribe('one');
    await subscribe('one');
    await subscribe('two');
    await order();
    await push();
    expect(received.map(({ path }) => path).sort()).toEqual(['/fcm/send/one', '/fcm/send/two']);
    expect(received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(received[0]?.headers.authorization).toMatch(/^vapid t=/);
    await push();
    expect(received).toHaveLength(2);
  });

  it('also goes out of a shop whose address is not https, as behind a proxy that it is not told of', async () => {
    await subscribe('local');
    await order();
    await push(false, 'http://127.0.0.1:3000');
    expect([received.length, await devices()]).toEqual([1, 1]);
  });

  it.each([404, 410])('ends for a device whose service responds with %i', async (code) => {
    await subscribe('gone');
    status = code;
    await order();
    await push();
    expect(await devices()).toBe(0);
  });

  it('is tried again if the service fails, and dropped in the end', async () => {
    await subscribe('slow');
    status = 503;
    await order();
    await expect(push()).rejects.toThrow('the push service responded with 503');
    await order();
    await push(true);
    expect(await devices()).toBe(1);
  });

  it('is not sent to an admin who lost the duty', async () => {
    const helper = await buildAdmin(db);
    await subscribe('helper', await shop.tokenOf(helper));
    await db
      .updateTable('users')
      .set({ duties: ['content'] })
      .where('id', '=', helper.id)
      .execute();
    await order();
    await push();
    expect([received.length, await devices()]).toEqual([0, 0]);
  });
});

describe('a device', () => {
  it('whose key is none is forgotten', async () => {
    const body = { endpoint: addressOf('bad'), keys: { ...keys(), p256dh: `B${'a'.repeat(86)}` } };
    await shop.call('POST', '/admin/order-alerts/devices', { token, body });
    await order();
    await push();
    expect([received.length, await devices()]).toEqual([0, 0]);
  });

  it('gets no more messages after logging out, or when its admin asks for it', async () => {
    const other = await shop.tokenOf(admin);
    const { body } = await subscribe('mine', other);
    await subscribe('kept');
    await shop.call('DELETE', `/admin/order-alerts/devices/${body._id}`, {
      token: await shop.tokenOf(await buildAdmin(db)),
    });
    expect(await devices()).toBe(2);
    await shop.call('DELETE', `/admin/order-alerts/devices/${body._id}`, { token: other });
    expect(await devices()).toBe(1);
    await shop.call('POST', '/auth/logout', { token });
    expect(await devices()).toBe(0);
  });

  it('is one of the latest ten, each of a known push service', async () => {
    for (let place = 0; place < 10; place += 1) expect((await subscribe(`d${place}`)).status).toBe(201);
    expect((await subscribe('d10')).status).toBe(201);
    const kept = await db.selectFrom('push_devices').select('endpoint').orderBy('id').execute();
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(
      Array.from({ length: 10 }, (_, place) => addressOf(`d${place + 1}`)),
    );
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com@evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://evilfcm.googleapis.com.example/x',
    ]) {
      const response = await shop.call('POST', '/admin/order-alerts/devices', {
        token,
        body: { endpoint, keys: keys() },
      });
      expect(response, endpoint).toMatchObject({
        status: 400,
        body: { errors: { endpoint: expect.any(String) } },
      });
    }
  });

  it('subscribes with the shop’s public key, which stays the same', async () => {
    const key = async () => (await shop.call('GET', '/admin/order-alerts/key', { token })).body;
    const first = await key();
    expect(first).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) });
    expect(await key()).toEqual(first);
  });
});

describe('an email about each new order', () => {
  const alerts = async (subject: string) =>
    (
      await db
        .selectFrom('mails')
        .select('state')
        .where('kind', '=', 'orderAlert')
        .where('subject_id', '=', subject)
        .execute()
    ).length;

  it('is sent once the settings name an address, which only admins see', async () => {
    expect(await alerts((await order()).id)).toBe(0);
    await changeShopSettings(db, { newOrderEmail: 'owner@kakon.example' });
    expect(await alerts((await order()).id)).toBe(1);
    expect((await shop.call('GET', '/shop')).body).not.toHaveProperty('newOrderEmail');
  });
});
