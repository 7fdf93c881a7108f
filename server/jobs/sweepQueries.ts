/** Deletes expired rows. */
import { sql } from 'kysely';
import { SESSION_DAYS, SESSION_DAYS_UNUSED } from '#domain/sessions.ts';
import type { Database } from '#server/database/connect.ts';

/** An expired code is useless. */
const codeDays = 1;
/** Setting up a second factor must be finished within an hour. */
const setUpDays = 1;
/** A changed email can be undone within 7 days. Later its link shows that it has expired. */
const noticeDays = 30;
/** A client repeats a request within minutes. */
const idempotencyDays = 7;

export async function deleteOutdated(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.deleteFrom('sessions').where('last_used_at', '<', daysAgo(SESSION_DAYS_UNUSED)).execute();
  await db.deleteFrom('sessions').where('created_at', '<', daysAgo(SESSION_DAYS)).execute();
  await db.deleteFrom('reset_codes').where('expires_at', '<', daysAgo(codeDays)).execute();
  await db.deleteFrom('account_notices').where('at', '<', daysAgo(noticeDays)).execute();
  await sql`
    delete from second_factors f
    where created_at < ${daysAgo(setUpDays)} and not exists (select 1 from users where id = f.user_id and second_factor_id = f.id)`.execute(
    db,
  );
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(idempotencyDays)).execute();
  await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(db);
}
