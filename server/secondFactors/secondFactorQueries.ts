/** Second factors. A transaction that changes one first locks the user's row, as login does. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { SET_UP_MINUTES } from '#domain/secondFactors.ts';
import type { Database } from '#server/database/connect.ts';

export interface Factor {
  id: string;
  secret: Buffer;
  /** False while the factor is being set up. */
  isOn: boolean;
}

/** A set-up that began too long ago does not count. */
export async function findFactor(db: Database, userId: string, now: Date): Promise<Factor | null> {
  const { rows } = await sql<Factor>`
    select f.id, f.secret, u.second_factor_id is not null as "isOn"
    from users u join second_factors f on f.user_id = u.id
    where u.id = ${userId}
      and (u.second_factor_id is not null
           or f.created_at > ${now}::timestamptz - make_interval(mins => ${SET_UP_MINUTES}))`.execute(db);
  return rows[0] ?? null;
}

export async function readSecondFactor(
  db: Database,
  userId: string,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const { rows } = await sql<{ isOn: boolean; recoveryCodesLeft: number }>`
    select u.second_factor_id is not null as "isOn",
           (select count(*) from recovery_codes where factor_id = u.second_factor_id) as "recoveryCodesLeft"
    from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? { isOn: false, recoveryCodesLeft: 0 };
}

/** Replaces an unfinished set-up. */
export async function storeFactor(trx: Database, userId: string, secret: Buffer, now: Date): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx
    .insertInto('second_factors')
    .values({ id: newId(), user_id: userId, secret, created_at: now })
    .execute();
}

/** False when another set-up has replaced it. */
export async function switchFactorOn(
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

/** Also removes its recovery codes. False when no factor was on. */
export async function removeFactor(trx: Database, userId: string, now: Date): Promise<boolean> {
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
 * Uses up the code of a step and all earlier ones, so that of two concurrent uses the second is refused. A stored
 * step in the future was used while the clock was ahead, and blocks nothing.
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

/** The number of codes left. Null when the code does not exist or was used. */
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

/** Replaces the existing codes. */
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
