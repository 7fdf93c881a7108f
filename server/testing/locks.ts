/** For tests of races: one transaction locks a row until another waits for it. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';

/** Waits until a statement on this database is blocked by a lock. */
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
