/** Who is signed in shows the password once more, and it must still be the password when the change is made. */
import { wrongPassword } from '#server/accounts/changePassword.ts';
import { passwordMatches } from '#server/accounts/passwords.ts';
import { findPasswordHash } from '#server/accounts/userQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Context } from '#server/http/context.ts';
import { type HeldUser, holdUser } from './secondFactorQueries.ts';

type SignedInContext = Context<'customer' | 'admin'>;

/** The hash that the password fits: to be held against the one that stands when the change is made. */
export async function showPasswordAgain({ db, caller }: SignedInContext, password: string): Promise<string> {
  const stored = await findPasswordHash(db, caller.userId);
  if (!stored || !(await passwordMatches(stored.password_hash, password))) throw wrongPassword();
  return stored.password_hash;
}

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
