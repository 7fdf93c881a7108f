/** Rows that have had their day. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A session is dead 30 days after its last use; a code is of no use to anybody once it has expired. */
const sessionDays = 30;
const codeDays = 1;
/** Who began to set up a second factor has an hour to finish. */
const setUpDays = 1;
/** A client that repeats a request does so within minutes. */
const idempotencyDays = 7;

export async function deleteOutdated(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.deleteFrom('sessions').where('last_used_at', '<', daysAgo(sessionDays)).execute();
  await db.deleteFrom('reset_codes').where('expires_at', '<', daysAgo(codeDays)).execute();
  await sql`
    delete from second_factors f
    where created_at < ${daysAgo(setUpDays)} and not exists (select 1 from users where id = f.user_id and second_factor_id = f.id)`.execute(
    db,
  );
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(idempotencyDays)).execute();
  await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(db);
}
