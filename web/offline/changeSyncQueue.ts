/** Writes to the sync queue. Another tab may have written since, so each write reads it first. */
import { userIdNow } from '#web/auth/session.ts';
import { rereadStores } from '#web/state/persistedStore.ts';
import { emptySyncQueue, type SyncQueue, syncQueueNow, syncQueueStore } from '#web/state/syncQueue.ts';

/** What was left by another user is dropped. */
export function changeSyncQueue(change: (queue: SyncQueue) => Partial<SyncQueue>): void {
  rereadStores();
  const userId = userIdNow();
  if (userId === null) return;
  const now = syncQueueNow();
  const next = { ...now, ...change(now), userId };
  const isEmpty = next.commands.length + next.notes.length === 0 && next.order === null;
  syncQueueStore.setState(isEmpty ? emptySyncQueue : next, true);
}
