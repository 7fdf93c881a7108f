/** Sessions: one row per logged-in device. */
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { daysBefore } from '#domain/dates.ts';
import type { Duties } from '#domain/duties.ts';
import { SESSION_DAYS, SESSION_DAYS_UNUSED } from '#domain/sessions.ts';
import type { LoggedIn } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { closeLeastRecentlyUsed } from './closeSessionQueries.ts';
import { hashToken, newToken } from './tokens.ts';

/** The time of last use is written at most this often, so that reading pages does not write to the database. */
const betweenMarksMs = 60 * 60 * 1000;

interface SessionRow {
  user_id: string;
  role: 'user' | 'admin';
  duties: Duties;
  password_at: Date;
  last_used_at: Date;
}

/**
 * No row for an expired or unknown token, or for a deactivated user. What a code by SMS has opened does not open the
 * account of an admin, also if its user became one since.
 */
const liveSession = (tokenHash: Buffer, now: Date): RawBuilder<SessionRow> => sql`
    select s.user_id, u.role, u.duties, s.password_at, s.last_used_at
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}
      and s.last_used_at > ${daysBefore(now, SESSION_DAYS_UNUSED)} and s.created_at > ${daysBefore(now, SESSION_DAYS)}
      and u.is_active and not (s.is_by_phone and u.role = 'admin')`;

/** The user of this token with the current role. Null for an expired or unknown token and for a deactivated user. */
export async function findSession(db: Database, token: string, now: Date): Promise<LoggedIn | null> {
  const tokenHash = hashToken(token);
  const { rows } = await executePrepared(db, liveSession(tokenHash, now));
  const [row] = rows;
  return row ? loggedIn(db, row, tokenHash, now) : null;
}

/**
 * Marks the session as used, once an hour. A time in the future means that the clock was ahead, and is corrected at
 * once because the session would live too long. This is a separate statement: a statement that may write costs three
 * times as much as one that only reads.
 */
async function loggedIn(db: Database, row: SessionRow, tokenHash: Buffer, now: Date): Promise<LoggedIn> {
  if (Math.abs(row.last_used_at.getTime() - now.getTime()) > betweenMarksMs)
    await markUsed(db, tokenHash, now);
  const { user_id: userId, role, duties, password_at: passwordAt } = row;
  return { userId, role, duties, tokenHash, passwordAt };
}

async function markUsed(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`
    update sessions set last_used_at = ${now}, created_at = least(created_at, ${now}) where token_hash = ${tokenHash}`.execute(
    db,
  );
}

interface Device {
  userAgent: string;
  now: Date;
  /** When the password was entered. The default is the time of login. */
  passwordAt?: Date;
  /** Opened by a code that was sent by SMS. */
  isByPhone?: boolean;
}

/**
 * Opens a session and returns its token. The token is known only here. Use this when the user has no other sessions.
 */
export async function openSession(
  db: Database,
  userId: string,
  { userAgent, now, passwordAt = now, isByPhone = false }: Device,
): Promise<string> {
  const token = newToken();
  const times = { created_at: now, last_used_at: now, password_at: passwordAt };
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent,
      is_by_phone: isByPhone,
      ...times,
    })
    .execute();
  return token;
}

/**
 * Opens a session after the credentials were checked. Returns null and opens nothing when the password, second factor
 * or status changed since they were read. The user's row is locked until the transaction ends. So a concurrent change
 * waits, and then ends this session together with the others. Of two concurrent sign-ins, the second one counts the
 * session of the first.
 */
export async function openSessionFor(
  trx: Database,
  user: { id: string; password_hash: string; second_factor_id: string | null },
  { userAgent, now }: Device,
): Promise<string | null> {
  const token = newToken();
  const { numAffectedRows } = await sql`
    insert into sessions (id, token_hash, user_id, user_agent, created_at, last_used_at, password_at)
    select ${newId()}, ${hashToken(token)}, id, ${userAgent}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from users where id = ${user.id} and password_hash = ${user.password_hash} and is_active
      and second_factor_id is not distinct from ${user.second_factor_id}::uuid
    for no key update`.execute(trx);
  if (numAffectedRows !== 1n) return null;
  await closeLeastRecentlyUsed(trx, user.id, hashToken(token));
  return token;
}

/** No password was entered in such a session. */
const neverEntered = new Date(0);

/** Opens a session after a code that was sent by SMS. The caller holds the lock of the user. */
export async function openPhoneSession(
  trx: Database,
  userId: string,
  { userAgent, now }: Omit<Device, 'passwordAt' | 'isByPhone'>,
): Promise<string> {
  const device = { userAgent, now, passwordAt: neverEntered, isByPhone: true };
  const token = await openSession(trx, userId, device);
  await closeLeastRecentlyUsed(trx, userId, hashToken(token));
  return token;
}

export async function markPasswordEntered(trx: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ password_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** A user's live sessions, most recently used first. */
export function sessionsOf(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', daysBefore(now, SESSION_DAYS_UNUSED))
    .where('created_at', '>', daysBefore(now, SESSION_DAYS))
    .orderBy('last_used_at', 'desc')
    .execute();
}
