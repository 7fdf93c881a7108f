/** An admin switches off the second factor of somebody who has lost the phone: never the own one this way. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { secondFactorMessages } from '#domain/secondFactors.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { dropFactor } from '#server/secondFactors/secondFactorQueries.ts';
import { holdOtherUser, refuseFallenAdmin } from './otherUser.ts';

export const switchOffFor: Handler<typeof endpoints.switchOffFor> = ({ params }, context) =>
  inTransaction(context.db, async (trx) => {
    const other = await holdOtherUser(trx, params.id, context, 'ownSecondFactor');
    refuseFallenAdmin(other, context);
    const { id } = other;
    if (!(await dropFactor(trx, id, context.clock()))) throw new Problem('secondFactorOff');
    await recordDeed(trx, { action: 'user.factorOff', subject: 'user', subjectId: id }, doerOf(context));
    return { message: secondFactorMessages.switchedOff };
  });
