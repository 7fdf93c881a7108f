/** Sets a new password with the mailed code. The code is used up, and all sessions of the account end. */
import type { endpoints } from '#contract/endpoints.ts';
import { problemAt } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { notifyOwner } from './accountNotices.ts';
import { closeSessionsOf } from './closeSessionQueries.ts';
import { hashPassword } from './passwords.ts';
import { takeTry, useCode } from './resetCodeQueries.ts';
import { codeMatches } from './sentCodes.ts';
import { forgetVerifiedPhone, setPasswordHash } from './userQueries.ts';

/** One message for a wrong, used, expired or exhausted code and for an unknown email. */
const wrongCode = () => problemAt('verificationCode', 'wrongCode');

export const resetPassword: Handler<typeof endpoints.resetPassword> = async ({ body }, { db, clock }) => {
  const live = await takeTry(db, body.email, clock());
  const matches = await codeMatches(live?.codeHash ?? null, body.verificationCode);
  if (!live || !matches) throw wrongCode();
  const passwordHash = await hashPassword(body.newPassword);
  const isFirst = await inTransaction(db, async (trx) => {
    const now = clock();
    const { userId } = live;
    if (!(await useCode(trx, live, now))) return false;
    await setPasswordHash(trx, userId, passwordHash, now);
    await forgetVerifiedPhone(trx, userId);
    await closeSessionsOf(trx, userId);
    await notifyOwner(trx, { kind: 'passwordChanged', userId, actorId: null, now });
    return true;
  });
  if (!isFirst) throw wrongCode();
  return { message: accountMessages.passwordReset };
};
