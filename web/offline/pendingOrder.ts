/** An order that was pressed without a network: stored, sent in its turn, or taken back. */

import { createStore } from 'zustand/vanilla';
import { isProblem, type Problem } from '#domain/problems.ts';
import { isDecided } from '#web/api/isDecided.ts';
import type { Cart, Order } from '#web/api/responses.ts';
import { rereadStores } from '#web/state/persistedStore.ts';
import { savePlacedOrder } from '#web/state/placedOrder.ts';
import { type PendingOrder, type SyncQueue, syncQueueNow } from '#web/state/syncQueue.ts';
import { changeSyncQueue } from './changeSyncQueue.ts';
import {
  deletePendingOrderCopy,
  isSentByWorker,
  orderOfWorker,
  storePendingOrderCopy,
} from './pendingOrderCopy.ts';
import { placeOrder } from './placeOrder.ts';
import { withSendLock } from './sendLock.ts';

/** What became of the order while this page is open. */
export const orderOutcome = createStore<{ placed: Order | null }>(() => ({ placed: null }));

interface NewOrder extends Pick<PendingOrder, 'key' | 'body' | 'mayStand'> {
  /** As it is shown. */
  cart: Cart;
}

/** The order takes the stored changes of the cart along: the shop empties the cart when it places it. */
export function storePendingOrder(order: NewOrder): void {
  changeSyncQueue(({ commands }) => ({
    commands: [],
    order: { ...order, at: Date.now(), refusal: null, commands },
  }));
  const { order: stored } = syncQueueNow();
  if (stored) void storePendingOrderCopy(stored).catch(() => undefined);
}

const changeOrder = (change: Partial<PendingOrder>): void =>
  changeSyncQueue(({ order }) => ({ order: order && { ...order, ...change } }));

/** The cart's changes come back before those that were made since. */
const withCommandsOf = ({ order, commands }: SyncQueue): SyncQueue['commands'] => [
  ...(order?.commands ?? []),
  ...commands,
];

async function conclude(placed: Order): Promise<void> {
  savePlacedOrder(placed);
  orderOutcome.setState({ placed });
  changeSyncQueue(() => ({ order: null }));
  await deletePendingOrderCopy();
}

/** The shopper is asked again. The same key would be another order with the same items, so it is not used again. */
async function refuse({ code, details }: Problem): Promise<void> {
  changeSyncQueue((queue) => ({
    commands: withCommandsOf(queue),
    order: queue.order && { ...queue.order, commands: [], mayStand: false, refusal: { code, details } },
  }));
  await deletePendingOrderCopy();
}

/** Called with the lock only (`sendLock.ts`). Throws if the order must wait. */
export async function sendPendingOrder(): Promise<void> {
  const { order } = syncQueueNow();
  if (!order || order.refusal) return;
  const { key, body } = order;
  try {
    const placed = await orderOfWorker(key);
    await conclude(placed ?? (await placeOrder(body, key, () => changeOrder({ mayStand: true }))));
  } catch (error) {
    if (isProblem(error) && error.code === 'sessionEnded') await deletePendingOrderCopy();
    if (!isDecided(error)) throw error;
    await refuse(error);
  }
}

/** Takes the order back. Null if it may have been sent, or is gone. */
export const cancelPendingOrder = (): Promise<PendingOrder | null> =>
  withSendLock(async () => {
    rereadStores();
    const { order } = syncQueueNow();
    if (!order || order.mayStand || (await isSentByWorker(order.key))) return null;
    changeSyncQueue((queue) => ({ order: null, commands: withCommandsOf(queue) }));
    await deletePendingOrderCopy();
    return order;
  });

/** The refused order, for the form that asks again. It does not wait any more. */
export function takeRefusedOrder(): PendingOrder | null {
  const { order } = syncQueueNow();
  if (!order?.refusal) return null;
  changeSyncQueue(() => ({ order: null }));
  return order;
}
