/**
 * Changes the password after checking the old one. All sessions of the account end. This device gets a new session.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { notifyOwner } from './accountNotices.ts';
import { closeSessionsOf } from './closeSessionQueries.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessionQueries.ts';
import { replacePasswordHash } from './userQueries.ts';
import { verifyPasswordAgain, wrongPassword } from './verifyPasswordAgain.ts';

export const changePassword: Handler<typeof endpoints.changePassword> = async ({ body }, context) => {
  const { db, caller, clock, userAgent } = context;
  const verifiedHash = await verifyPasswordAgain(context, body.currentPassword);
  const passwordHash = await hashPassword(body.newPassword);
  return inTransaction(db, async (trx) => {
    const now = clock();
    const change = { from: verifiedHash, to: passwordHash };
    // A reset or another change may have come first. Then the given password is no longer the current one.
    if (!(await replacePasswordHash(trx, caller.userId, change, now))) throw wrongPassword();
    await closeSessionsOf(trx, caller.userId);
    const { userId } = caller;
    await notifyOwner(trx, { kind: 'passwordChanged', userId, actorId: userId, now });
    const token = await openSession(trx, caller.userId, { userAgent, now });
    return { message: accountMessages.passwordChanged, token };
  });
};
