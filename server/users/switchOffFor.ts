/**
 * An admin switches off the second factor of another user who has lost the phone. The caller's own factor is refused.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { notifyOwner } from '#server/accounts/accountNotices.ts';
import { requireRecentPassword } from '#server/accounts/confirmPassword.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { removeFactor } from '#server/secondFactors/secondFactorQueries.ts';
import { secondFactorMessages } from '#texts/secondFactor.ts';
import { lockOtherUser, refuseFormerAdmin, refuseWiderRights } from './otherUser.ts';

export const switchOffFor: Handler<typeof endpoints.switchOffFor> = ({ params }, context) =>
  inTransaction(context.db, async (trx) => {
    const other = await lockOtherUser(trx, params.id, context, 'ownSecondFactor');
    refuseFormerAdmin(other, context);
    refuseWiderRights(other, context, [other.status], 'team');
    requireRecentPassword(context);
    const { id } = other;
    const actor = actorOf(context);
    const { by, now } = actor;
    if (!(await removeFactor(trx, id, now))) throw new Problem('secondFactorOff');
    await recordAuditEvent(trx, { action: 'user.factorOff', subject: 'user', subjectId: id }, actor);
    await notifyOwner(trx, { kind: 'secondFactorOff', userId: id, actorId: by, now });
    return { message: secondFactorMessages.switchedOff };
  });
