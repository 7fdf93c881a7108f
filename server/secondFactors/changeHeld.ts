import { type SignedInContext, wrongPassword } from '#server/accounts/passwordAgain.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type HeldUser, holdUser } from './secondFactorQueries.ts';

/** Runs `change` on the caller's own account, held, unless its password has changed since it was shown. */
export const changeHeld = <T>(
  { db, caller }: SignedInContext,
  shownHash: string,
  change: (trx: Database, held: HeldUser) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (trx) => {
    const held = await holdUser(trx, caller.userId);
    if (held?.passwordHash !== shownHash || !held) throw wrongPassword();
    return change(trx, held);
  });
