/**
 * The sync queue: changes of the cart and an order that wait on this phone for a network, in order. It belongs to one
 * user, and `web/offline/` sends it. A session that the server ended leaves it for the same user; logout deletes it.
 */
import { useStore } from 'zustand';
import type { ProblemCode, ProblemDetails } from '#domain/problems.ts';
import type { api } from '#web/api/client.ts';
import type { Cart } from '#web/api/responses.ts';
import { userIdNow, useUser } from '#web/auth/session.ts';
import type { CartCommand } from './cartCommands.ts';
import { persistedStore } from './persistedStore.ts';

/** A change that the shop refused, or a price that is another now. */
export interface CartNote {
  key: string;
  /** Null if it is about no line. */
  lineId: string | null;
  name: string;
  text: string;
}

export interface StoredCommand {
  command: CartCommand;
  /** Name and price of its line when it was stored, if it has one. */
  name: string;
  price: number | null;
  at: number;
}

export interface PendingOrder {
  /** Its Idempotency-Key: however often it is sent, it is one order. */
  key: string;
  body: Parameters<typeof api.placeOrder>[0]['body'];
  at: number;
  /** It was sent, and no response came. */
  mayStand: boolean;
  /** Why the shop refused it. The shopper is asked again. */
  refusal: { code: ProblemCode; details: ProblemDetails } | null;
  /** They come back if the order is not placed: the cart, and the changes that it had not been told. */
  cart: Cart;
  commands: readonly StoredCommand[];
}

export interface SyncQueue {
  userId: string | null;
  commands: readonly StoredCommand[];
  notes: readonly CartNote[];
  order: PendingOrder | null;
}

export const emptySyncQueue: SyncQueue = { userId: null, commands: [], notes: [], order: null };

const isSyncQueue = (stored: unknown): stored is SyncQueue => {
  const { userId, commands, notes, order } = (stored ?? {}) as Partial<SyncQueue>;
  return (
    typeof userId === 'string' &&
    Array.isArray(commands) &&
    Array.isArray(notes) &&
    (order === null || typeof order?.key === 'string')
  );
};

/** The key is the name of earlier releases: phones hold queues under it. */
export const syncQueueStore = persistedStore<SyncQueue>({
  key: 'outbox',
  empty: emptySyncQueue,
  isSound: isSyncQueue,
});

const ofUser = (queue: SyncQueue, userId: string | null): SyncQueue =>
  userId !== null && queue.userId === userId ? queue : emptySyncQueue;

/** Empty for anybody but its user. */
export const syncQueueNow = (): SyncQueue => ofUser(syncQueueStore.getState(), userIdNow());

export const useSyncQueue = (): SyncQueue => ofUser(useStore(syncQueueStore), useUser()?._id ?? null);

/** True if something is to be sent. A refused order waits for the shopper instead. */
export const isAnythingWaiting = ({ commands, order } = syncQueueNow()): boolean =>
  commands.length > 0 || (order !== null && order.refusal === null);
