/** Users: their profile, credentials and role. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Users } from '#server/database/tables.ts';

export type UserRow = Selectable<Users>;

const shown = ['id', 'name', 'email', 'phone', 'role', 'duties', 'is_active', 'created_at'] as const;

export type ShownUser = Pick<UserRow, (typeof shown)[number]>;

/** Also reads the columns that sign-in needs. */
export const findUserByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select([...shown, 'password_hash', 'second_factor_id'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

export const findUser = (db: Database, id: string): Promise<ShownUser | undefined> =>
  db.selectFrom('users').select(shown).where('id', '=', id).executeTakeFirst();

export const findPasswordHash = (db: Database, id: string) =>
  db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();

export interface LockedUser {
  name: string;
  email: string;
  role: 'user' | 'admin';
  passwordHash: string;
  /** The second factor that is on. */
  factorId: string | null;
}

/** Locks the user until the transaction ends, so that sign-ins and changes of the credentials wait. */
export async function lockUser(trx: Database, userId: string): Promise<LockedUser | null> {
  const { rows } = await sql<LockedUser>`
    select name, email, role, password_hash as "passwordHash", second_factor_id as "factorId"
    from users where id = ${userId} for no key update`.execute(trx);
  return rows[0] ?? null;
}

export interface NewUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  passwordHash: string;
  role: 'user' | 'admin';
  now: Date;
}

export const insertUser = (db: Database, user: NewUser): Promise<ShownUser> =>
  db
    .insertInto('users')
    .values({
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      password_hash: user.passwordHash,
      role: user.role,
      created_at: user.now,
      updated_at: user.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();

/** Undefined fields stay as they are. */
export const updateProfile = (
  db: Database,
  id: string,
  { now, ...profile }: { name?: string; email?: string; phone?: string | null; now: Date },
): Promise<ShownUser> =>
  db
    .updateTable('users')
    .set({ ...profile, updated_at: now })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow();

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
    .set({ role: 'admin', duties: null, is_active: true, updated_at: now })
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
