/** A new password for who knows the old one. All sessions of the account end; this device gets a new one. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem, problems } from '#domain/problems.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { closeSessionsOf, openSession } from './sessionQueries.ts';
import { findPasswordHash, setPasswordHash } from './userQueries.ts';

export const changePassword: Handler<typeof endpoints.changePassword> = async ({ body }, context) => {
  const { db, caller, clock, userAgent } = context;
  const stored = await findPasswordHash(db, caller.userId);
  if (!(await passwordMatches(stored?.password_hash ?? null, body.currentPassword))) {
    throw new Problem('wrongCurrentPassword', {
      errors: { currentPassword: problems.wrongCurrentPassword.message },
    });
  }
  const passwordHash = await hashPassword(body.newPassword);
  return inTransaction(db, async (trx) => {
    const now = clock();
    await setPasswordHash(trx, caller.userId, passwordHash, now);
    await closeSessionsOf(trx, caller.userId);
    const token = await openSession(trx, caller.userId, { userAgent, now });
    return { message: 'Password changed', token };
  });
};
