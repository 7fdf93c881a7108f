/** Reset codes: one per user, hashed, with a count of attempts. */

import { sql } from 'kysely';
import { CODE_MINUTES, CODE_TRIES } from '#domain/passwords.ts';
import type { Database } from '#server/database/connect.ts';
import type { Language } from '#texts/language.ts';

/** Longest validity in minutes. A later end means that the clock was ahead when the code was made. */
const longestMinutes = CODE_MINUTES + 1;

export interface CodeRecipient {
  userId: string;
  email: string;
  language: Language;
  /** When the mail with the user's last code was sent. */
  codeSentAt: Date | null;
}

/** The user with this email. Null also for a deactivated account. */
export async function findCodeRecipient(db: Database, email: string): Promise<CodeRecipient | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('reset_codes as c', 'c.user_id', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.language', 'c.sent_at as codeSentAt'])
    .where((where) => where(where.fn<string>('lower', ['u.email']), '=', email))
    .where('u.is_active', '=', true)
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : null;
}

interface LiveCode {
  userId: string;
  codeHash: Buffer;
}

interface NewCode extends LiveCode {
  /** The address that the code is mailed to. The code works for this address only. */
  email: string;
  now: Date;
  expiresAt: Date;
}

/** The new code replaces the last one, used or not. */
export async function storeCode(
  db: Database,
  { userId, email, codeHash, now, expiresAt }: NewCode,
): Promise<void> {
  const fresh = { code_hash: codeHash, email, created_at: now, expires_at: expiresAt };
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
 * Uses one of the five attempts of a live code and returns the hash to compare with. Returns null when there is no
 * live code. Concurrent guesses update the same row one after the other, so only five are let through. The commit
 * does not wait for the disk. Otherwise the response time would tell which emails have an account. If the database
 * crashes, the attempts of the last half second may be lost.
 */
export async function takeTry(db: Database, email: string, now: Date): Promise<LiveCode | null> {
  const { rows } = await sql<LiveCode>`
    update reset_codes c set tries = c.tries + 1
    from users u
    where u.id = c.user_id and lower(u.email) = ${email} and lower(c.email) = ${email} and u.is_active
      and c.used_at is null and c.tries < ${CODE_TRIES}
      and c.expires_at > ${now} and c.expires_at < ${now}::timestamptz + make_interval(mins => ${longestMinutes})
    returning c.user_id as "userId", c.code_hash as "codeHash", set_config('synchronous_commit', 'off', true)`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** True for the call that uses the code. Of two concurrent calls, the second one gets false. */
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

export async function endResetCode(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('reset_codes').where('user_id', '=', userId).execute();
}
