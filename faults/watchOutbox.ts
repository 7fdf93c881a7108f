/** Watches how long events wait in the outbox, from their transaction's end on. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/database/connect.ts';

const lookEveryMs = 25;

/** Stops when the signal is aborted. Returns the milliseconds of the longest wait. */
export async function watchOutbox(db: Database, signal: AbortSignal): Promise<number> {
  let longest = 0;
  /** When each waiting event was first seen. `recorded_at` is when its transaction began, which may have waited for a lock. */
  let seen = new Map<number, number>();
  while (!signal.aborted) {
    const waiting = await db.selectFrom('outbox').select('id').where('error', 'is', null).execute();
    const now = performance.now();
    seen = new Map(waiting.map(({ id }) => [id, seen.get(id) ?? now]));
    for (const since of seen.values()) longest = Math.max(longest, now - since);
    await pause(lookEveryMs);
  }
  return longest;
}
