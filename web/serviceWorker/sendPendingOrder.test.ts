import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames, forgetStoredPages } from '#web/offline/cacheNames.ts';
import { pendingOrderPath, responsePath } from '#web/offline/pendingOrderStore.ts';
import { useMemoryCaches } from '#web/testing/memoryCaches.ts';
import { sendPendingOrder } from './sendPendingOrder.ts';

const shippingAddress = { address: 'House 4', district: 'Dhaka' };
const body = JSON.stringify({ totalPrice: 560, shippingAddress });
const order = { key: 'k1', body, token: 't1', language: 'bn', isSent: false };
const store = () => caches.open(cacheNames.pendingOrder);
const stored = async (path: string) => (await (await store()).match(path))?.json();

interface Sent {
  url: string;
  init?: RequestInit;
}

let sent: Sent[] = [];
let told: unknown[] = [];

/** What the shop responds to the order. The address always arrives. */
const responding = (respond: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return url === '/api/orders' ? respond() : new Response('');
  });

beforeEach(async () => {
  [sent, told] = [[], []];
  useMemoryCaches();
  vi.stubGlobal('self', {
    navigator: { locks: { request: (_: string, work: () => Promise<void>) => work() } },
    clients: { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
  });
  await (await store()).put(pendingOrderPath, Response.json(order));
});

it('sends the order once, with its key, session and language, and leaves the response for the page', async () => {
  responding(() => Response.json({ _id: 'o1' }, { status: 201 }));
  await sendPendingOrder();
  await sendPendingOrder();
  const orders = sent.filter(({ url }) => url === '/api/orders');
  expect(orders).toHaveLength(1);
  expect(orders[0]?.init).toMatchObject({
    method: 'POST',
    body: order.body,
    headers: { 'idempotency-key': 'k1', authorization: 'Bearer t1', 'accept-language': 'bn' },
  });
  expect(await stored(responsePath)).toEqual({ key: 'k1', status: 201, text: '{"_id":"o1"}' });
  expect(await stored(pendingOrderPath)).toBeUndefined();
  expect(told).toHaveLength(2);
});

it('first makes the address the customer’s default, as the checkout does, and a refusal of it stops nothing', async () => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return url === '/api/orders'
      ? Response.json({ _id: 'o1' }, { status: 201 })
      : new Response('', { status: 409 });
  });
  await sendPendingOrder();
  expect(sent.map(({ url }) => url)).toEqual(['/api/addresses', '/api/orders']);
  const { method, headers, body: address } = sent[0]?.init ?? {};
  expect({ method, headers }).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer t1' } });
  expect(JSON.parse(String(address))).toEqual({ ...shippingAddress, isDefault: true });
  expect(await stored(responsePath)).toMatchObject({ status: 201 });
});

it('without a network nothing is sent, and the browser is to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(sendPendingOrder()).rejects.toThrow('offline');
  expect(await stored(pendingOrderPath)).toEqual(order);
});

it('an order without a response may have arrived, and is sent again with the same key', async () => {
  responding(() => Promise.reject(new TypeError('the connection broke')));
  await expect(sendPendingOrder()).rejects.toThrow();
  expect(await stored(pendingOrderPath)).toEqual({ ...order, isSent: true });
});

it('a busy shop is asked again', async () => {
  responding(() => new Response('', { status: 503 }));
  await expect(sendPendingOrder()).rejects.toThrow('503');
  expect(await stored(pendingOrderPath)).toBeDefined();
});

it('a refusal is for the page, and an ended session leaves nothing', async () => {
  responding(() => Response.json({ code: 'pricesChanged' }, { status: 409 }));
  await sendPendingOrder();
  expect(await stored(responsePath)).toMatchObject({ status: 409 });
  await (await store()).delete(responsePath);
  await (await store()).put(pendingOrderPath, Response.json(order));
  responding(() => new Response('{}', { status: 401 }));
  await sendPendingOrder();
  expect([await stored(pendingOrderPath), await stored(responsePath)]).toEqual([undefined, undefined]);
});

it('after a logout while it was sent, nothing is left', async () => {
  responding(async () => {
    await forgetStoredPages();
    return Response.json({ _id: 'o1' }, { status: 201 });
  });
  await sendPendingOrder();
  expect(await stored(responsePath)).toBeUndefined();
});
