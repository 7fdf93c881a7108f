/** For races that are made to happen: a test holds a row, and lets go once another has run into it. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';

/** Until somebody's statement on this database waits for a lock. */
export async function waitUntilBlocked(db: Database): Promise<void> {
  const blocked = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      db,
    );
    return rows.length;
  };
  await expect.poll(blocked, { timeout: 5_000, interval: 10 }).toBeGreaterThan(0);
}
