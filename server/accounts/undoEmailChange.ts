/**
 * The former owner of an email address takes it back with the link that was mailed to it. The link still works when
 * the address was changed again since then. All sessions and mailed codes end.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { isSameEmail } from '#domain/accounts.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { emailUndoMessages } from '#texts/accountMessages.ts';
import { type EmailChange, findEmailChange, markUndone } from './accountNoticeQueries.ts';
import { closeSessionsOf } from './closeSessionQueries.ts';
import { endResetCode } from './resetCodeQueries.ts';
import { hashToken } from './tokens.ts';
import { findUserByEmail, forgetVerifiedPhone, lockUser, updateProfile } from './userQueries.ts';

const refused = (why: 'unknown' | 'expired' | 'alreadyUndone' | 'sameEmail' | 'taken') =>
  new Problem('emailUndoRefused', { message: emailUndoMessages[why] });

export const undoEmailChange: Handler<typeof endpoints.undoEmailChange> = async ({ body }, { db, clock }) => {
  const now = clock();
  const tokenHash = hashToken(body.token);
  const { email, userId } = await inTransaction(db, async (trx) => {
    const change = await changeToUndo(trx, tokenHash, now);
    await updateProfile(trx, change.userId, { email: change.email, now });
    await markUndone(trx, change, now);
    await endResetCode(trx, change.userId);
    await forgetVerifiedPhone(trx, change.userId);
    await closeSessionsOf(trx, change.userId);
    return change;
  });
  return { message: emailUndoMessages.undone, email, _id: userId };
};

/** Locks the account until the transaction ends. */
async function changeToUndo(trx: Database, tokenHash: Buffer, now: Date): Promise<EmailChange> {
  const known = await findEmailChange(trx, tokenHash, now);
  const locked = known && (await lockUser(trx, known.userId));
  // Read again under the lock: another link of this account may have been used meanwhile.
  const change = locked && (await findEmailChange(trx, tokenHash, now));
  if (!change) throw refused('unknown');
  if (change.isUndone) throw refused('alreadyUndone');
  if (change.isExpired) throw refused('expired');
  if (isSameEmail(locked.email, change.email)) throw refused('sameEmail');
  if (await findUserByEmail(trx, change.email)) throw refused('taken');
  return change;
}
