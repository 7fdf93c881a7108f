/** Reads and changes the caller's own account. */

import type { endpoints } from '#contract/endpoints.ts';
import { isSameEmail, type ProfileChange } from '#domain/accounts.ts';
import { Problem, problemAt } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { startAgain } from '#server/sms/smsQueries.ts';
import { accountFieldTexts } from '#texts/accountFields.ts';
import { notifyFormerEmail } from './accountNotices.ts';
import { endResetCode } from './resetCodeQueries.ts';
import { findUser, type OwnUser, updateProfile as writeProfile } from './userQueries.ts';
import { ownAccountResponse } from './userResponse.ts';
import { changeOwnAccount, type LoggedInContext, verifyPasswordAgain } from './verifyPasswordAgain.ts';

const ownUser = async ({ db, caller }: LoggedInContext): Promise<OwnUser> => {
  const user = await findUser(db, caller.userId);
  if (!user) throw new Problem('sessionEnded');
  return user;
};

export const profile: Handler<typeof endpoints.profile> = async (_, context) =>
  ownAccountResponse(await ownUser(context));

export const updateProfile: Handler<typeof endpoints.updateProfile> = async ({ body }, context) => {
  const { currentPassword, email, phone, ...rest } = body;
  const change = { ...rest, ...(phone !== undefined && { phone: phone || null }), now: context.clock() };
  const known = await ownUser(context);
  if (email === undefined || isSameEmail(email, known.email)) {
    return ownAccountResponse(await inTransaction(context.db, (trx) => writeOwn(trx, known, change)));
  }
  if (!known.has_password) throw problemAt('email', 'passwordMissing');
  return ownAccountResponse(await changeEmail({ ...change, email }, currentPassword, context));
};

type OwnChange = Parameters<typeof writeProfile>[2];

/** Reviews show a new name. */
async function writeOwn(
  trx: Database,
  known: Pick<OwnUser, 'id' | 'name'>,
  change: OwnChange,
): Promise<OwnUser> {
  const user = await writeProfile(trx, known.id, change);
  if (change.wantsSms && user.phone && user.phone_verified_at) await startAgain(trx, user.phone);
  if (user.name !== known.name) await recordEvent(trx, { kind: 'userRenamed', user: user.id });
  return user;
}

/**
 * A session alone must not be enough to take over an account. So the password is required again, the old address is
 * notified, and mailed codes end. The caller learns only after the password check whether the new address has an
 * account.
 */
async function changeEmail(
  change: Omit<ProfileChange, 'phone'> & { email: string; phone?: string | null; now: Date },
  currentPassword: string | undefined,
  context: LoggedInContext,
): Promise<OwnUser> {
  if (!currentPassword) {
    throw new Problem('invalidInput', {
      errors: { currentPassword: accountFieldTexts.currentPasswordMissing },
    });
  }
  const verified = await verifyPasswordAgain(context, currentPassword);
  return changeOwnAccount(context, verified, async (trx, locked) => {
    const { userId } = context.caller;
    const user = await writeOwn(trx, { id: userId, name: locked.name }, change);
    if (isSameEmail(locked.email, change.email)) return user;
    await endResetCode(trx, userId);
    const notice = { userId, actorId: userId, now: change.now };
    if (locked.email !== null) await notifyFormerEmail(trx, notice, locked.email);
    return user;
  });
}
