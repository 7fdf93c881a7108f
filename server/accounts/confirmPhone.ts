/**
 * Confirms a phone for the caller's account, with the password and a code that was sent to the phone. From then on the
 * phone opens the account, so a session alone is not enough. Accounts of admins cannot have one.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { notifyOwner } from './accountNotices.ts';
import { readPhoneCode, spendPhoneCode } from './phoneCodes.ts';
import { setVerifiedPhone } from './userQueries.ts';
import { ownAccountResponse } from './userResponse.ts';
import { changeOwnAccount, verifyPasswordAgain } from './verifyPasswordAgain.ts';

export const confirmPhone: Handler<typeof endpoints.confirmPhone> = async ({ body }, context) => {
  const { caller, clock } = context;
  const { userId } = caller;
  if (caller.role === 'admin') throw new Problem('adminWithoutPhone');
  const verified = await verifyPasswordAgain(context, body.currentPassword);
  const code = await readPhoneCode(context, body.phone, body);
  return changeOwnAccount(context, verified, async (trx, { role, factorId }) => {
    // The caller may have become an admin since the call was authorised. Two-step login stays in two steps.
    if (role === 'admin' || factorId !== null) throw new Problem('adminWithoutPhone');
    const now = clock();
    await spendPhoneCode(trx, code, now);
    const user = await setVerifiedPhone(trx, userId, body.phone, now);
    await notifyOwner(trx, { kind: 'phoneConfirmed', userId, actorId: userId, now });
    return ownAccountResponse(user);
  });
};
