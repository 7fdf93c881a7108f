/** Notices about the security of an account, and the tokens that undo a change of the email address. */

import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { EMAIL_UNDO_DAYS } from '#domain/accountSecurity.ts';
import type { Database } from '#server/database/connect.ts';
import type { AccountNotices } from '#server/database/tables.ts';
import type { Language } from '#texts/language.ts';

export type AccountNoticeKind = AccountNotices['kind'];

export interface AccountChange {
  kind: AccountNoticeKind;
  /** The owner of the account. */
  userId: string;
  /** The user who made the change. Null when a mailed code was used. */
  actorId: string | null;
  now: Date;
}

/** Inserts one notice per address and returns the ids. */
export async function insertNotices(
  trx: Database,
  { kind, userId, actorId, now }: AccountChange,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const change = { kind, user_id: userId, actor_id: actorId, at: now };
  const rows = emails.map((email) => ({ id: newId(), email, ...change }));
  await trx.insertInto('account_notices').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Empty for an account without an email. */
export async function emailOf(trx: Database, userId: string): Promise<string[]> {
  const rows = await trx.selectFrom('users').select('email').where('id', '=', userId).execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Emails of all active admins who grant rights, except this one. */
export async function emailsOfTeam(trx: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users
    where role = 'admin' and is_active and (duties is null or 'team' = any (duties)) and id <> ${userId}
    order by id`.execute(trx);
  return rows.map(({ email }) => email);
}

interface FirstAdmin {
  email: string;
  language: Language;
}

/** The longest-serving active admin who has all duties. */
export async function findFirstAdmin(db: Database): Promise<FirstAdmin | null> {
  const { rows } = await sql<FirstAdmin>`
    select email, language from users where role = 'admin' and is_active and duties is null order by created_at, id limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface AccountNotice {
  kind: AccountNoticeKind;
  email: string;
  /** The language of the account that has this email now or had it. */
  language: Language;
  userId: string;
  userName: string;
  /** True when somebody else made the change. */
  isByOther: boolean;
}

export async function findNotice(db: Database, id: string): Promise<AccountNotice | null> {
  const { rows } = await sql<AccountNotice>`
    select n.kind, n.email, n.user_id as "userId", u.name as "userName",
           coalesce((select language from users where email = n.email), u.language) as language,
           coalesce(n.actor_id <> n.user_id, false) as "isByOther"
    from account_notices n join users u on u.id = n.user_id where n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function storeUndoToken(db: Database, noticeId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto('email_undo_tokens').values({ token_hash: tokenHash, notice_id: noticeId }).execute();
}

export interface EmailChange {
  seq: number;
  userId: string;
  /** The address before this change. */
  email: string;
  isUndone: boolean;
  isExpired: boolean;
}

/** A change further in the future means that the clock was ahead when it was made. */
const daysAhead = 1;

export async function findEmailChange(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select n.seq, n.user_id as "userId", n.email, n.undone_at is not null as "isUndone",
           n.at not between ${now}::timestamptz - make_interval(days => ${EMAIL_UNDO_DAYS})
                        and ${now}::timestamptz + make_interval(days => ${daysAhead}) as "isExpired"
    from email_undo_tokens t join account_notices n on n.id = t.notice_id
    where t.token_hash = ${tokenHash}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Marks this change and all later ones as undone. Otherwise a later link would give the address back to the attacker.
 */
export async function markUndone(trx: Database, { seq, userId }: EmailChange, now: Date): Promise<void> {
  await trx
    .updateTable('account_notices')
    .set({ undone_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'emailChanged')
    .where('seq', '>=', seq)
    .where('undone_at', 'is', null)
    .execute();
}
