/** Watches how long events wait in the outbox. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

const lookEveryMs = 25;

/** Stops when the signal is aborted. Returns the milliseconds of the longest wait. */
export async function watchOutbox(db: Database, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const { rows } = await sql<{ ms: number }>`
      select coalesce(extract(epoch from clock_timestamp() - min(recorded_at)) * 1000, 0)::float as ms
      from outbox where error is null`.execute(db);
    longest = Math.max(longest, rows[0]?.ms ?? 0);
    await pause(lookEveryMs);
  }
  return longest;
}
