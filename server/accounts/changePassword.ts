/** A new password for who knows the old one. All sessions of the account end; this device gets a new one. */
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { showPasswordAgain, wrongPassword } from './passwordAgain.ts';
import { hashPassword } from './passwords.ts';
import { closeSessionsOf, openSession } from './sessionQueries.ts';
import { replacePasswordHash } from './userQueries.ts';

export const changePassword: Handler<typeof endpoints.changePassword> = async ({ body }, context) => {
  const { db, caller, clock, userAgent } = context;
  const shownHash = await showPasswordAgain(context, body.currentPassword);
  const passwordHash = await hashPassword(body.newPassword);
  return inTransaction(db, async (trx) => {
    const now = clock();
    const change = { from: shownHash, to: passwordHash };
    // A reset or another change may have come first: then the password given here is the current one no more.
    if (!(await replacePasswordHash(trx, caller.userId, change, now))) throw wrongPassword();
    await closeSessionsOf(trx, caller.userId);
    const token = await openSession(trx, caller.userId, { userAgent, now });
    return { message: accountMessages.passwordChanged, token };
  });
};
