import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Fails where the database does not answer. */
export async function reach(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
