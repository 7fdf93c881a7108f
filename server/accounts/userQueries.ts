/** Users: their profile, credentials and role. */
import { type Selectable, sql } from 'kysely';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { Database } from '#server/database/connect.ts';
import type { Users } from '#server/database/tables.ts';
import type { Language } from '#texts/language.ts';

export type UserRow = Selectable<Users>;

const shown = ['id', 'name', 'email', 'phone', 'role', 'duties', 'is_active', 'created_at'] as const;

export type ShownUser = Pick<UserRow, (typeof shown)[number]>;

const own = [...shown, 'phone_verified_at', 'language', 'wants_sms'] as const;
const hasPassword = sql<boolean>`password_hash is not null`.as('has_password');

/** What only the user sees. */
export type OwnUser = Pick<UserRow, (typeof own)[number]> & { has_password: boolean };

/** Also reads the columns that login needs. */
export const findUserByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select([...own, hasPassword, 'password_hash', 'second_factor_id'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

export const findUser = (db: Database, id: string): Promise<OwnUser | undefined> =>
  db.selectFrom('users').select(own).select(hasPassword).where('id', '=', id).executeTakeFirst();

/** The account that this phone opens. Locked until the transaction ends, so that changes of its role wait. */
export const lockUserByPhone = (trx: Database, phone: string): Promise<OwnUser | undefined> =>
  trx
    .selectFrom('users')
    .select(own)
    .select(hasPassword)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findPasswordHash = (db: Database, id: string) =>
  db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();

export interface LockedUser {
  name: string;
  /** Null without one, as the password. */
  email: string | null;
  role: 'user' | 'admin';
  phone: string | null;
  isPhoneVerified: boolean;
  passwordHash: string | null;
  /** The second factor that is on. */
  factorId: string | null;
}

/** Locks the user until the transaction ends, so that sign-ins and changes of the credentials wait. */
export async function lockUser(trx: Database, userId: string): Promise<LockedUser | null> {
  const { rows } = await sql<LockedUser>`
    select name, email, role, phone, phone_verified_at is not null as "isPhoneVerified", password_hash as "passwordHash", second_factor_id as "factorId"
    from users where id = ${userId} for no key update`.execute(trx);
  return rows[0] ?? null;
}

export interface NewUser {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** True if a code that was sent to the phone was entered. */
  isPhoneVerified?: boolean;
  passwordHash: string | null;
  role: 'user' | 'admin';
  language?: Language;
  now: Date;
}

interface ProfileToWrite {
  name?: string;
  email?: string;
  phone?: string | null;
  language?: Language;
  wantsSms?: boolean;
  now: Date;
}

export const insertUser = (db: Database, user: NewUser): Promise<OwnUser> =>
  db
    .insertInto('users')
    .values({
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      phone_verified_at: user.isPhoneVerified ? user.now : null,
      password_hash: user.passwordHash,
      role: user.role,
      language: user.language ?? DEFAULT_LANGUAGE,
      created_at: user.now,
      updated_at: user.now,
    })
    .returning([...own, hasPassword])
    .executeTakeFirstOrThrow();

/** Undefined fields stay as they are. A phone that changes is not verified any more. */
export const updateProfile = (
  db: Database,
  id: string,
  { now, wantsSms, ...profile }: ProfileToWrite,
): Promise<OwnUser> =>
  db
    .updateTable('users')
    .set({
      ...profile,
      ...(wantsSms !== undefined && { wants_sms: wantsSms }),
      ...(profile.phone !== undefined && {
        phone_verified_at: sql<Date | null>`case when phone = ${profile.phone} then phone_verified_at end`,
      }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returning([...own, hasPassword])
    .executeTakeFirstOrThrow();

/** The unique index refuses a phone that opens another account. */
export async function setVerifiedPhone(
  trx: Database,
  id: string,
  phone: string,
  now: Date,
): Promise<OwnUser> {
  return trx
    .updateTable('users')
    .set({ phone, phone_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .returning([...own, hasPassword])
    .executeTakeFirstOrThrow();
}

/**
 * Whoever takes an account back by its email logs out everyone else, also a phone that a thief may have confirmed. The
 * customer then confirms her phone again.
 */
export async function forgetVerifiedPhone(trx: Database, id: string): Promise<void> {
  await trx.updateTable('users').set({ phone_verified_at: null }).where('id', '=', id).execute();
}

/**
 * The same for a phone that was confirmed after a moment, where email and password still log in. True if there was one. A
 * phone that has logged in for longer stays: without it the next code would open another account.
 */
export async function forgetPhoneVerifiedSince(trx: Database, id: string, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ phone_verified_at: null })
    .where('id', '=', id)
    .where('email', 'is not', null)
    .where('phone_verified_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setPasswordHash(
  db: Database,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** With all duties. */
export async function makeActiveAdmin(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ role: 'admin', duties: null, is_active: true, phone_verified_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Held until the transaction ends: only one process at a time creates the first admin. */
export async function lockAdmins(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(trx);
}

export async function someAdminExists(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
