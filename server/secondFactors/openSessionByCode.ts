/** The second step of login. Using the code and opening the session happen in one transaction. */
import { Problem } from '#domain/problems.ts';
import { openSessionFor } from '#server/accounts/sessionQueries.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readFactorCode, spendFactorCode } from './factorCode.ts';
import { findFactor } from './secondFactorQueries.ts';

/** The account as it was when the password was checked. */
interface CheckedUser {
  id: string;
  password_hash: string;
  second_factor_id: string | null;
}

/** Null when the account changed since it was read. */
export async function openSessionByCode(
  user: CheckedUser,
  code: string | undefined,
  { db, clock, userAgent, requestId }: Context,
): Promise<string | null> {
  if (code === undefined) throw new Problem('secondFactorRequired');
  const now = clock();
  const factor = await findFactor(db, user.id, now);
  if (!factor || factor.id !== user.second_factor_id) return null;
  const shown = await readFactorCode(factor, code, now);
  return inTransaction(db, async (trx) => {
    const token = await openSessionFor(trx, user, { userAgent, now });
    if (token) await spendFactorCode(trx, factor.id, shown, { by: user.id, now, requestId });
    return token;
  });
}
