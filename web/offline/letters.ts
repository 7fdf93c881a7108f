/**
 * A copy of the waiting order for the service worker, which may send it while no page of the shop is open (Background
 * Sync). The worker leaves the answer beside it. Browsers without it send the order when the shop is opened again.
 */

import type { Order } from '#web/api/responses.ts';
import { headersOf, refusalOf } from '#web/api/sendOverHttp.ts';
import { tokenNow } from '#web/auth/session.ts';
import type { WaitingOrder } from '#web/state/outbox.ts';
import { cacheNames } from './cacheNames.ts';
import { answerPath, type Letter, letterPath, ORDER_SYNC, type WorkerAnswer } from './letterBox.ts';

const openBox = (): Promise<Cache> | null => ('caches' in window ? caches.open(cacheNames.outbox) : null);

interface Syncing {
  sync?: { register: (tag: string) => Promise<void> };
}

export async function leaveLetter({ key, body }: WaitingOrder): Promise<void> {
  const [box, token] = [await openBox(), tokenNow()];
  if (!box || !token || !navigator.serviceWorker?.controller) return;
  const letter: Letter = { key, body: JSON.stringify(body), token, isSent: false };
  await box.put(letterPath, Response.json(letter));
  const registration = (await navigator.serviceWorker.ready) as Syncing;
  await registration.sync?.register(ORDER_SYNC);
}

/** Deletes the letter and its answer. */
export async function dropLetter(): Promise<void> {
  const box = await openBox();
  await Promise.all([box?.delete(letterPath), box?.delete(answerPath)]);
}

async function read<T extends { key: string }>(path: string, key: string): Promise<T | null> {
  const stored: T | undefined = await (await (await openBox())?.match(path))?.json();
  return stored?.key === key ? stored : null;
}

/** True if the worker has sent the order and knows no answer. */
export const isSentByWorker = async (key: string): Promise<boolean> =>
  (await read<Letter>(letterPath, key))?.isSent ?? false;

/** The order that the worker has placed; null if it has no answer. Throws the shop's refusal. */
export async function answerOfWorker(key: string): Promise<Order | null> {
  const answer = await read<WorkerAnswer>(answerPath, key);
  if (!answer) return null;
  const response = new Response(answer.text, { status: answer.status });
  if (!response.ok) throw await refusalOf(response, headersOf(undefined));
  return response.json();
}
