/** Places an order. The same key makes it one order, however often it is sent. */
import { isProblem } from '#domain/problems.ts';
import { api } from '#web/api/client.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import type { Order } from '#web/api/responses.ts';
import type { PendingOrder } from '#web/state/syncQueue.ts';
import { addressToSave } from './addressToSave.ts';

type OrderBody = PendingOrder['body'];

/** In milliseconds. After this time without a response an order waits for a better network. */
const TIMEOUT_MS = 25_000;

/**
 * Saves the address as the default, which may fail. It also shows whether the shop can be reached: if not, nothing of the
 * order has been sent.
 */
async function saveAddress(body: OrderBody): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await api.addAddress({ body: addressToSave(body) }, { signal });
  } catch (error) {
    if (isUnreachable(error) || (isProblem(error) && error.code === 'sessionEnded')) throw error;
  }
}

/** `onSent`: from now on the order may exist, even if no response comes. */
export async function placeOrder(
  body: OrderBody,
  idempotencyKey: string,
  onSent: () => void,
): Promise<Order> {
  await saveAddress(body);
  onSent();
  return api.placeOrder({ body }, { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) });
}
