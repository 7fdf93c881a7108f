/** Closes sessions. A closed session has no row anymore. */
import { sql } from 'kysely';
import { SESSIONS_PER_USER } from '#domain/sessions.ts';
import type { LoggedIn } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';

export async function closeSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function closeSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function closeOtherSessions(
  db: Database,
  { userId, tokenHash }: Pick<LoggedIn, 'userId' | 'tokenHash'>,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** False when the user has no such session. */
export async function closeSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Leaves the allowed number of sessions, including the one that was just opened. */
export async function closeLeastRecentlyUsed(trx: Database, userId: string, opened: Buffer): Promise<void> {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} and token_hash <> ${opened}
      order by last_used_at desc, created_at desc offset ${SESSIONS_PER_USER - 1})`.execute(trx);
}
