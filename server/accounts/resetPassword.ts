/** A new password for who has the mailed code. The code is used up, and all sessions of the account end. */
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import { Problem, problems } from '#domain/problems.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { hashPassword } from './passwords.ts';
import { takeTry, useCode } from './resetCodeQueries.ts';
import { codeMatches } from './resetCodes.ts';
import { closeSessionsOf } from './sessionQueries.ts';
import { setPasswordHash } from './userQueries.ts';

/** One sentence for a wrong, used, expired or worn-out code, and for an e-mail nobody has. */
const wrongCode = () =>
  new Problem('wrongCode', { errors: { verificationCode: problems.wrongCode.message } });

export const resetPassword: Handler<typeof endpoints.resetPassword> = async ({ body }, { db, clock }) => {
  const live = await takeTry(db, body.email, clock());
  const matches = await codeMatches(live?.codeHash ?? null, body.verificationCode);
  if (!live || !matches) throw wrongCode();
  const passwordHash = await hashPassword(body.newPassword);
  const isFirst = await inTransaction(db, async (trx) => {
    if (!(await useCode(trx, live, clock()))) return false;
    await setPasswordHash(trx, live.userId, passwordHash, clock());
    await closeSessionsOf(trx, live.userId);
    return true;
  });
  if (!isFirst) throw wrongCode();
  return { message: accountMessages.passwordReset };
};
