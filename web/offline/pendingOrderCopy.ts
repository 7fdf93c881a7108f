/**
 * A copy of the pending order for the service worker, which may send it while no page of the shop is open (Background
 * Sync). The worker leaves the response beside it. Browsers without it send the order when the shop is opened again.
 */

import { languageNow } from '#texts/language.ts';
import type { Order } from '#web/api/responses.ts';
import { headersOf, refusalOf } from '#web/api/sendOverHttp.ts';
import { tokenNow } from '#web/auth/session.ts';
import type { PendingOrder } from '#web/state/syncQueue.ts';
import { cacheNames } from './cacheNames.ts';
import {
  ORDER_SYNC,
  type PendingOrderCopy,
  pendingOrderPath,
  responsePath,
  type WorkerResponse,
} from './pendingOrderStore.ts';

const openStore = (): Promise<Cache> | null =>
  'caches' in window ? caches.open(cacheNames.pendingOrder) : null;

interface Syncing {
  sync?: { register: (tag: string) => Promise<void> };
}

export async function storePendingOrderCopy({ key, body }: PendingOrder): Promise<void> {
  const [store, token] = [await openStore(), tokenNow()];
  if (!store || !token || !navigator.serviceWorker?.controller) return;
  const language = languageNow();
  const order: PendingOrderCopy = { key, body: JSON.stringify(body), token, language, isSent: false };
  await store.put(pendingOrderPath, Response.json(order));
  const registration = (await navigator.serviceWorker.ready) as Syncing;
  await registration.sync?.register(ORDER_SYNC);
}

/** Deletes the order and its response. */
export async function deletePendingOrderCopy(): Promise<void> {
  const store = await openStore();
  await Promise.all([store?.delete(pendingOrderPath), store?.delete(responsePath)]);
}

async function read<T extends { key: string }>(path: string, key: string): Promise<T | null> {
  const stored: T | undefined = await (await (await openStore())?.match(path))?.json();
  return stored?.key === key ? stored : null;
}

/** True if the worker has sent the order and knows no response. */
export const isSentByWorker = async (key: string): Promise<boolean> =>
  (await read<PendingOrderCopy>(pendingOrderPath, key))?.isSent ?? false;

/** The order that the worker has placed; null if it has no response. Throws the shop's refusal. */
export async function orderOfWorker(key: string): Promise<Order | null> {
  const stored = await read<WorkerResponse>(responsePath, key);
  if (!stored) return null;
  const response = new Response(stored.text, { status: stored.status });
  if (!response.ok) throw await refusalOf(response, headersOf(undefined));
  return response.json();
}
