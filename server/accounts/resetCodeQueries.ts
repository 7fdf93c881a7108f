/** Reset codes in the database: one a user, hashed, with the tries it has had. */
import { sql } from 'kysely';
import { CODE_MINUTES } from '#domain/accounts.ts';
import type { Database } from '#server/database/connect.ts';

const triesAllowed = 5;
/** A code that would live longer than this was made while the clock was ahead. */
const longestMinutes = CODE_MINUTES + 1;

export interface CodeReader {
  userId: string;
  name: string;
  email: string;
  /** When the mail with the user's last code had left. */
  codeSentAt: Date | null;
}

/** Whoever signs in with this e-mail; null also for a deactivated account. */
export async function findCodeReader(db: Database, email: string): Promise<CodeReader | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('reset_codes as c', 'c.user_id', 'u.id')
    .select(['u.id as userId', 'u.name', 'u.email', 'c.sent_at as codeSentAt'])
    .where((where) => where(where.fn<string>('lower', ['u.email']), '=', email))
    .where('u.is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

interface LiveCode {
  userId: string;
  codeHash: Buffer;
}

/** The new code takes the place of the last, used or not. */
export async function storeCode(
  db: Database,
  { userId, codeHash, now, expiresAt }: LiveCode & { now: Date; expiresAt: Date },
): Promise<void> {
  const fresh = { code_hash: codeHash, created_at: now, expires_at: expiresAt };
  await db
    .insertInto('reset_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet({ ...fresh, tries: 0, used_at: null, sent_at: null }),
    )
    .execute();
}

export async function markCodeSent(db: Database, { userId, codeHash }: LiveCode, now: Date): Promise<void> {
  await db
    .updateTable('reset_codes')
    .set({ sent_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .execute();
}

/**
 * Takes one of a live code's five tries and says what to compare with; null where there is no live code. However many
 * guess at once, five are let through, for they take their tries from the same row one after the other.
 *
 * Not waiting for the disk keeps the answer as quick as where there is nothing to write: else its time would tell
 * which e-mails have an account. A crash of the database could forget the tries of its last half second.
 */
export async function takeTry(db: Database, email: string, now: Date): Promise<LiveCode | null> {
  const { rows } = await sql<LiveCode>`
    update reset_codes c set tries = c.tries + 1
    from users u
    where u.id = c.user_id and lower(u.email) = ${email} and u.is_active
      and c.used_at is null and c.tries < ${triesAllowed}
      and c.expires_at > ${now} and c.expires_at < ${now}::timestamptz + make_interval(mins => ${longestMinutes})
    returning c.user_id as "userId", c.code_hash as "codeHash", set_config('synchronous_commit', 'off', true)`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** True for the one that uses the code: of two at once, the other finds it used. */
export async function useCode(trx: Database, { userId, codeHash }: LiveCode, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reset_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
