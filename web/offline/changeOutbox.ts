/** Writes to the outbox. Another tab may have written since, so each write reads it first. */
import { userIdNow } from '#web/auth/session.ts';
import { emptyOutbox, type Outbox, outboxNow, outboxStore } from '#web/state/outbox.ts';
import { rereadStores } from '#web/state/persistedStore.ts';

/** What was left by another user is dropped. */
export function changeOutbox(change: (outbox: Outbox) => Partial<Outbox>): void {
  rereadStores();
  const userId = userIdNow();
  if (userId === null) return;
  const now = outboxNow();
  const next = { ...now, ...change(now), userId };
  const isEmpty = next.commands.length + next.notes.length === 0 && next.order === null;
  outboxStore.setState(isEmpty ? emptyOutbox : next, true);
}
