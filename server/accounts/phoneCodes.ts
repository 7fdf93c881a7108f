/** Checks a code that was sent by SMS. */
import { problemAt } from '#domain/problems.ts';
import type { Services } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimPhoneCode, type PhoneCode, type TypedCode, takePhoneTry } from './phoneCodeQueries.ts';
import { codeMatches } from './sentCodes.ts';

/** One message for a wrong, used, expired or exhausted code and for a phone that got none. */
export const wrongCode = () => problemAt('code', 'wrongCode');

/**
 * Costs one of the code's attempts. Takes the same time whether or not there is a code. Only a call that can prove to be a
 * repetition may read a used one.
 */
export async function readPhoneCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  phone: string,
  { code: typed, mayBeUsed = false }: { code: string; mayBeUsed?: boolean },
): Promise<TypedCode> {
  const live = await takePhoneTry(db, phone, { now: clock(), mayBeUsed });
  const matches = await codeMatches(live?.codeHash ?? null, typed);
  if (!live || !matches) throw wrongCode();
  return live;
}

/** Uses up a code that was read before. */
export async function spendPhoneCode(trx: Database, code: PhoneCode, now: Date): Promise<void> {
  if (!(await claimPhoneCode(trx, code, now))) throw wrongCode();
}
