/** Asks a logged-in user for the password again, before changes for which a session is not enough. */
import { problemAt } from '#domain/problems.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { passwordMatches } from './passwords.ts';
import { findPasswordHash, type LockedUser, lockUser } from './userQueries.ts';

export type LoggedInContext = Context<'customer' | 'admin'>;

/** The error of a wrong password is shown at this field. */
type PasswordField = 'password' | 'currentPassword';

export interface VerifiedPassword {
  /** The hash that the password matched. It is compared again when the change is made. */
  hash: string;
  field: PasswordField;
}

export async function verifyPasswordAgain(
  { db, caller }: LoggedInContext,
  password: string,
  field: PasswordField = 'currentPassword',
): Promise<VerifiedPassword> {
  const hash = (await findPasswordHash(db, caller.userId))?.password_hash ?? null;
  if (!(await passwordMatches(hash, password)) || hash === null) throw wrongPassword(field);
  return { hash, field };
}

const wrongPassword = (field: PasswordField) => problemAt(field, 'wrongCurrentPassword');

/** Runs `change` with the caller's account locked. Fails when the password changed since it was verified. */
export const changeOwnAccount = <T>(
  { db, caller }: LoggedInContext,
  { hash, field }: VerifiedPassword,
  change: (trx: Database, locked: LockedUser) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (trx) => {
    const locked = await lockUser(trx, caller.userId);
    if (!locked || locked.passwordHash !== hash) throw wrongPassword(field);
    return change(trx, locked);
  });
