/** Sessions in the database: one row a signed-in device. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import type { SignedIn } from '#server/http/context.ts';
import { hashToken, newToken } from './tokens.ts';

/** A token not shown for this long is dead. */
const daysUnused = 30;
/** Use is written down at most this often, so that reading pages doesn't write to the database. */
const hoursBetweenMarks = 1;

interface SessionRow {
  user_id: string;
  role: 'user' | 'admin';
  is_to_be_marked: boolean;
}

/** No row for a dead or unknown token, and for a deactivated user. */
const liveSession = (tokenHash: Buffer, now: Date): RawBuilder<SessionRow> => sql`
    select s.user_id, u.role,
           s.last_used_at not between ${now}::timestamptz - make_interval(hours => ${hoursBetweenMarks})
                                  and ${now}::timestamptz + make_interval(hours => ${hoursBetweenMarks}) as is_to_be_marked
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}
      and s.last_used_at > ${now}::timestamptz - make_interval(days => ${daysUnused})
      and u.is_active`;

/** Who holds this token, with today's role; null for a dead or unknown one, and for a deactivated user. */
export async function findSession(db: Database, token: string, now: Date): Promise<SignedIn | null> {
  const tokenHash = hashToken(token);
  const { rows } = await executePrepared(db, liveSession(tokenHash, now));
  const [row] = rows;
  return row ? signedIn(db, row, tokenHash, now) : null;
}

/**
 * The same, and in the same round trip what `reading` makes of the user's id; for a token that is nobody's it is not even
 * begun. The mark is a part of the transaction: a call that is refused leaves it to the next one.
 */
export async function findSessionAndRead<T>(
  trx: Database,
  token: string,
  now: Date,
  reading: (userId: RawBuilder<string>) => RawBuilder<T>,
): Promise<{ caller: SignedIn; read: T } | null> {
  const tokenHash = hashToken(token);
  const statement = sql<SessionRow & { read: T }>`
    with session as materialized (${liveSession(tokenHash, now)})
    select session.*, ${reading(sql`session.user_id`)} as read from session`;
  const { rows } = await executePrepared(trx, statement);
  const [row] = rows;
  return row ? { caller: await signedIn(trx, row, tokenHash, now), read: row.read } : null;
}

/**
 * Marks the session as used, once an hour, and at once where it was used while the clock was ahead: it would live too
 * long. By a statement of its own, since one that might write costs three times as much as one that reads.
 */
async function signedIn(db: Database, row: SessionRow, tokenHash: Buffer, now: Date): Promise<SignedIn> {
  if (row.is_to_be_marked) await markUsed(db, tokenHash, now);
  return { userId: row.user_id, role: row.role, tokenHash };
}

async function markUsed(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Opens a session and returns its token: the only moment it is known here. */
export async function openSession(
  db: Database,
  userId: string,
  device: { userAgent: string; now: Date },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: device.userAgent,
      created_at: device.now,
      last_used_at: device.now,
    })
    .execute();
  return token;
}

/**
 * Opens a session for who has just shown what is asked for, unless password, second factor or standing have changed
 * since they were read: then nothing is opened and the answer is null. Whoever changes them now waits until the session
 * is there to be ended with the others.
 */
export async function openSessionFor(
  db: Database,
  user: { id: string; password_hash: string; second_factor_id: string | null },
  device: { userAgent: string; now: Date },
): Promise<string | null> {
  const token = newToken();
  const { numAffectedRows } = await sql`
    insert into sessions (token_hash, user_id, user_agent, created_at, last_used_at)
    select ${hashToken(token)}, id, ${device.userAgent}, ${device.now}::timestamptz, ${device.now}::timestamptz
    from users where id = ${user.id} and password_hash = ${user.password_hash} and is_active
      and second_factor_id is not distinct from ${user.second_factor_id}::uuid
    for share`.execute(db);
  return numAffectedRows === 1n ? token : null;
}

export async function closeSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function closeSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** A user's live sessions, the last used first. */
export function sessionsOf(db: Database, userId: string, now: Date) {
  const dead = new Date(now.getTime() - daysUnused * 24 * 60 * 60 * 1000);
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', dead)
    .orderBy('last_used_at', 'desc')
    .execute();
}
