/**
 * Sets the first password of an account that logs in by phone, with a code that was sent to its phone. All its sessions
 * end. This device gets a new one.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { firstPasswordTexts } from '#texts/ownPhone.ts';
import { notifyOwner } from './accountNotices.ts';
import { closeSessionsOf } from './closeSessionQueries.ts';
import { hashPassword } from './passwords.ts';
import { readPhoneCode, spendPhoneCode } from './phoneCodes.ts';
import { openPhoneSession } from './sessionQueries.ts';
import { findUser, lockUser, setPasswordHash } from './userQueries.ts';

export const setPassword: Handler<typeof endpoints.setPassword> = async ({ body }, context) => {
  const { db, caller, clock, userAgent } = context;
  const { userId } = caller;
  const user = await findUser(db, userId);
  if (!user?.phone || user.has_password) throw new Problem('passwordKnown');
  const code = await readPhoneCode(context, user.phone, body);
  const passwordHash = await hashPassword(body.newPassword);
  return inTransaction(db, async (trx) => {
    const now = clock();
    const locked = await lockUser(trx, userId);
    const isSame = locked?.passwordHash === null && locked.isPhoneVerified && locked.phone === code.phone;
    if (!isSame) throw new Problem('changedMeanwhile');
    await spendPhoneCode(trx, code, now);
    await setPasswordHash(trx, userId, passwordHash, now);
    await closeSessionsOf(trx, userId);
    await notifyOwner(trx, { kind: 'passwordChanged', userId, actorId: userId, now });
    const token = await openPhoneSession(trx, userId, { userAgent, now });
    return { message: firstPasswordTexts.done, token };
  });
};
