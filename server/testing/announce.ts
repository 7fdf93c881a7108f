/** Announces changes to every process, as the projections do. For tests that write straight into tables. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function announce(db: Database, ...tags: string[]): Promise<void> {
  await sql`select pg_notify('catalogue', ${tags.join(' ')})`.execute(db);
}
