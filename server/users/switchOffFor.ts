/** An admin switches off the second factor of somebody who has lost the phone: never the own one this way. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { secondFactorMessages } from '#domain/secondFactors.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { dropFactor } from '#server/secondFactors/secondFactorQueries.ts';
import { lockStandings } from './standingQueries.ts';

export const switchOffFor: Handler<typeof endpoints.switchOffFor> = ({ params }, context) =>
  inTransaction(context.db, async (trx) => {
    const id = params.id.toLowerCase();
    const { caller, clock } = context;
    if (id === caller.userId) throw new Problem('ownSecondFactor');
    if (!isId(id)) throw new Problem('userNotFound');
    const standings = await lockStandings(trx, id);
    if (!standings.has(id)) throw new Problem('userNotFound');
    // Somebody may have taken the caller's own rights since this call was let in.
    if (!standings.has(caller.userId)) throw new Problem('adminOnly');
    if (!(await dropFactor(trx, id, clock()))) throw new Problem('secondFactorOff');
    await recordDeed(trx, { action: 'user.factorOff', subject: 'user', subjectId: id }, doerOf(context));
    return { message: secondFactorMessages.switchedOff };
  });
