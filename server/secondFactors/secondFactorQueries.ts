/** Second factors in the database. Whoever changes one holds its user's row first, as signing in does. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { SET_UP_MINUTES } from '#domain/secondFactors.ts';
import type { Database } from '#server/database/connect.ts';

export interface Factor {
  id: string;
  secret: Buffer;
  /** Else it is still being set up. */
  isOn: boolean;
}

/** One whose set-up was begun too long ago is none. */
export async function findFactor(db: Database, userId: string, now: Date): Promise<Factor | null> {
  const { rows } = await sql<Factor>`
    select f.id, f.secret, u.second_factor_id is not null as "isOn"
    from users u join second_factors f on f.user_id = u.id
    where u.id = ${userId}
      and (u.second_factor_id is not null
           or f.created_at > ${now}::timestamptz - make_interval(mins => ${SET_UP_MINUTES}))`.execute(db);
  return rows[0] ?? null;
}

export async function readStanding(
  db: Database,
  userId: string,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const { rows } = await sql<{ isOn: boolean; recoveryCodesLeft: number }>`
    select u.second_factor_id is not null as "isOn",
           (select count(*) from recovery_codes where factor_id = u.second_factor_id) as "recoveryCodesLeft"
    from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? { isOn: false, recoveryCodesLeft: 0 };
}

export interface HeldUser {
  email: string;
  role: 'user' | 'admin';
  passwordHash: string;
  /** The factor that is on. */
  factorId: string | null;
}

/** Keeps others from signing in as this user, or changing what is asked for, until the transaction ends. */
export async function holdUser(trx: Database, userId: string): Promise<HeldUser | null> {
  const { rows } = await sql<HeldUser>`
    select email, role, password_hash as "passwordHash", second_factor_id as "factorId"
    from users where id = ${userId} for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** In place of one whose set-up was not finished. */
export async function storeFactor(trx: Database, userId: string, secret: Buffer, now: Date): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx
    .insertInto('second_factors')
    .values({ id: newId(), user_id: userId, secret, created_at: now })
    .execute();
}

/** False where another set-up has taken its place. */
export async function nameFactor(
  trx: Database,
  userId: string,
  factorId: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users u set second_factor_id = f.id, updated_at = ${now}
    from second_factors f where u.id = ${userId} and f.user_id = u.id and f.id = ${factorId}`.execute(trx);
  return numAffectedRows === 1n;
}

/** With its recovery codes. False where none was on. */
export async function dropFactor(trx: Database, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ second_factor_id: null, updated_at: now })
    .where('id', '=', userId)
    .where('second_factor_id', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  return true;
}

/**
 * Takes the code of one step, and with it all before: of two that show the same code at once, the second is refused. A
 * step later than any that could be shown now was taken while the clock was ahead, and bars nobody.
 */
export async function takeStep(
  trx: Database,
  factorId: string,
  { step, latest }: { step: number; latest: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('id', '=', factorId)
    .where((where) => where.or([where('last_step', '<', step), where('last_step', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many are left after it; null where there is no such code, or no more. */
export async function takeRecoveryCode(
  trx: Database,
  factorId: string,
  hash: Buffer,
): Promise<number | null> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('factor_id', '=', factorId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return null;
  const { left } = await trx
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('factor_id', '=', factorId)
    .executeTakeFirstOrThrow();
  return left;
}

/** In place of those there were. */
export async function storeRecoveryCodes(
  trx: Database,
  factorId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('factor_id', '=', factorId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ factor_id: factorId, code_hash })))
    .execute();
}
