/** Codes sent by SMS: one per phone, hashed, with a count of attempts. Whether an account has the phone plays no part. */
import { sql } from 'kysely';
import { CODE_TRIES } from '#domain/passwords.ts';
import { PHONE_CODE_MINUTES } from '#domain/phoneLogin.ts';
import type { Database } from '#server/database/connect.ts';

/** Longest validity in minutes. A later end means that the clock was ahead when the code was made. */
const longestMinutes = PHONE_CODE_MINUTES + 1;

export interface PhoneCode {
  phone: string;
  codeHash: Buffer;
}

/** A code that was typed. */
export type TypedCode = PhoneCode & { isUsed: boolean };

/** When the SMS with the last code of this phone was sent. */
export async function findCodeSentAt(db: Database, phone: string): Promise<Date | null> {
  const row = await db
    .selectFrom('phone_codes')
    .select('sent_at')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

/** The new code replaces the last one, used or not. */
export async function storePhoneCode(
  db: Database,
  { phone, codeHash, now, expiresAt }: PhoneCode & { now: Date; expiresAt: Date },
): Promise<void> {
  const fresh = { code_hash: codeHash, created_at: now, expires_at: expiresAt };
  await db
    .insertInto('phone_codes')
    .values({ phone, ...fresh })
    .onConflict((known) =>
      known.column('phone').doUpdateSet({ ...fresh, tries: 0, used_at: null, sent_at: null }),
    )
    .execute();
}

export async function markPhoneCodeSent(
  db: Database,
  { phone, codeHash }: PhoneCode,
  now: Date,
): Promise<void> {
  await db
    .updateTable('phone_codes')
    .set({ sent_at: now })
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .execute();
}

/**
 * Uses one of the five attempts of a live code and returns the hash to compare with. Returns null when there is no live
 * code. Concurrent guesses update the same row one after the other, so only five are let through.
 */
export async function takePhoneTry(
  db: Database,
  phone: string,
  { now, mayBeUsed }: { now: Date; mayBeUsed: boolean },
): Promise<TypedCode | null> {
  const { rows } = await sql<TypedCode>`
    update phone_codes set tries = tries + 1
    where phone = ${phone} and (used_at is null or ${mayBeUsed}) and tries < ${CODE_TRIES}
      and expires_at > ${now} and expires_at < ${now}::timestamptz + make_interval(mins => ${longestMinutes})
    returning phone, code_hash as "codeHash", used_at is not null as "isUsed"`.execute(db);
  return rows[0] ?? null;
}

/** True for the call that uses the code. Of two concurrent calls, the second one gets false. */
export async function claimPhoneCode(
  trx: Database,
  { phone, codeHash }: PhoneCode,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('phone_codes')
    .set({ used_at: now })
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
