/**
 * Sends the order that a page left, while no page may be open. Its key makes it one order, whoever sends it how often.
 * Rejects if it must be tried again: the browser then calls later.
 */
import { addressToSave } from '#web/offline/addressToSave.ts';
import { cacheNames } from '#web/offline/cacheNames.ts';
import {
  type PendingOrderCopy,
  pendingOrderPath,
  RESPONSE_STORED,
  responsePath,
  type WorkerResponse,
} from '#web/offline/pendingOrderStore.ts';
import { SEND_LOCK } from '#web/offline/sendLock.ts';

declare const self: ServiceWorkerGlobalScope;

const headersOf = ({ token, language }: PendingOrderCopy) => ({
  accept: 'application/json',
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...(language && { 'accept-language': language }),
});

/**
 * Saves the address as the default, as the checkout does (`web/offline/placeOrder.ts`). The shop may refuse it. Rejects without a
 * response: then nothing of the order has been sent.
 */
async function saveAddress(order: PendingOrderCopy): Promise<void> {
  const body = JSON.stringify(addressToSave(JSON.parse(order.body)));
  await fetch('/api/addresses', { method: 'POST', headers: headersOf(order), body });
}

const post = (order: PendingOrderCopy): Promise<Response> =>
  fetch('/api/orders', {
    method: 'POST',
    headers: { ...headersOf(order), 'idempotency-key': order.key },
    body: order.body,
  });

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

async function send(): Promise<void> {
  const store = await caches.open(cacheNames.pendingOrder);
  const order: PendingOrderCopy | undefined = await (await store.match(pendingOrderPath))?.json();
  if (!order) return;
  await saveAddress(order);
  await store.put(pendingOrderPath, Response.json({ ...order, isSent: true } satisfies PendingOrderCopy));
  const response = await post(order);
  if (isTemporary(response.status)) throw new Error(`Responded with ${response.status}`);
  const forPage: WorkerResponse = { key: order.key, status: response.status, text: await response.text() };
  // A logout meanwhile has deleted the store, and nothing may be left in it.
  const after = await caches.open(cacheNames.pendingOrder);
  if (!(await after.match(pendingOrderPath))) return;
  // A session that ended belongs to the page: it asks to log in, and sends the order with the new one.
  if (response.status !== 401) await after.put(responsePath, Response.json(forPage));
  await after.delete(pendingOrderPath);
}

export async function sendPendingOrder(): Promise<void> {
  await self.navigator.locks.request(SEND_LOCK, send);
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(RESPONSE_STORED);
}
