/**
 * Changes the password after checking the old one. All sessions of the account end. This device gets a new session. A phone that
 * was confirmed lately logs in no more: whoever knew the old password may have confirmed it.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { PHONE_UNDO_DAYS } from '#domain/accountSecurity.ts';
import { daysBefore } from '#domain/dates.ts';
import type { Handler } from '#server/context.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { notifyOwner } from './accountNotices.ts';
import { closeSessionsOf } from './closeSessionQueries.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessionQueries.ts';
import { forgetPhoneVerifiedSince, setPasswordHash } from './userQueries.ts';
import { changeOwnAccount, verifyPasswordAgain } from './verifyPasswordAgain.ts';

export const changePassword: Handler<typeof endpoints.changePassword> = async ({ body }, context) => {
  const { caller, clock, userAgent } = context;
  const verified = await verifyPasswordAgain(context, body.currentPassword);
  const passwordHash = await hashPassword(body.newPassword);
  return changeOwnAccount(context, verified, async (trx, { factorId }) => {
    const { userId } = caller;
    const now = clock();
    await setPasswordHash(trx, userId, passwordHash, now);
    await closeSessionsOf(trx, userId);
    const since = daysBefore(now, PHONE_UNDO_DAYS);
    const isPhoneForgotten = await forgetPhoneVerifiedSince(trx, userId, since);
    await notifyOwner(trx, { kind: 'passwordChanged', userId, actorId: userId, now });
    // With two-step login, granting rights needs a code as well, and this call asks for none. So the time stays.
    const passwordAt = factorId === null ? now : caller.passwordAt;
    const token = await openSession(trx, userId, { userAgent, now, passwordAt });
    const { passwordChanged, passwordAndPhoneChanged } = accountMessages;
    return { message: isPhoneForgotten ? passwordAndPhoneChanged : passwordChanged, token };
  });
};
