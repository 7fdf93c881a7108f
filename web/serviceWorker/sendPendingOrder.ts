/**
 * Sends the order that a page left, while no page may be open. Its key makes it one order, whoever sends it how often.
 * Rejects if it must be tried again: the browser then calls later.
 */
import { cacheNames } from '#web/offline/cacheNames.ts';
import { SENDING } from '#web/offline/inTurn.ts';
import {
  type PendingOrderCopy,
  pendingOrderPath,
  RESPONSE_STORED,
  responsePath,
  type WorkerResponse,
} from '#web/offline/pendingOrderStore.ts';

declare const self: ServiceWorkerGlobalScope;

async function post({ key, body, token, language }: PendingOrderCopy): Promise<Response> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(language && { 'accept-language': language }),
  };
  return fetch('/api/orders', { method: 'POST', headers, body });
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

async function send(): Promise<void> {
  const store = await caches.open(cacheNames.pendingOrder);
  const order: PendingOrderCopy | undefined = await (await store.match(pendingOrderPath))?.json();
  if (!order) return;
  // Without a response here, nothing of the order has been sent.
  await fetch('/api/health', { method: 'HEAD', cache: 'no-store' });
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
  await self.navigator.locks.request(SENDING, send);
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(RESPONSE_STORED);
}
