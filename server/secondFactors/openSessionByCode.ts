/** The second step of signing in: the code is used up and the session opened together, or neither. */
import { Problem } from '#domain/problems.ts';
import { openSessionFor } from '#server/accounts/sessionQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Context } from '#server/http/context.ts';
import { findFactor } from './secondFactorQueries.ts';
import { readShownCode, takeShownCode } from './shownCode.ts';

interface PasswordShown {
  id: string;
  password_hash: string;
  second_factor_id: string | null;
}

/** Null where the account has changed since it was read. */
export async function openSessionByCode(
  user: PasswordShown,
  code: string | undefined,
  { db, clock, userAgent, requestId }: Context,
): Promise<string | null> {
  if (code === undefined) throw new Problem('secondFactorRequired');
  const now = clock();
  const factor = await findFactor(db, user.id, now);
  if (factor?.id !== user.second_factor_id || !factor) return null;
  const shown = await readShownCode(factor, code, now);
  return inTransaction(db, async (trx) => {
    const token = await openSessionFor(trx, user, { userAgent, now });
    if (token) await takeShownCode(trx, factor.id, shown, { by: user.id, now, requestId });
    return token;
  });
}
