/**
 * What an admin may do to another user's role and activity. Nobody changes the own one, and some active admin is
 * always left, also when admins turn on each other at the same moment.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { closeSessionsOf } from '#server/accounts/sessionQueries.ts';
import { userAnswer } from '#server/accounts/userAnswer.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Context, Handler } from '#server/http/context.ts';
import { holdOtherUser, refuseFallenAdmin } from './otherUser.ts';
import { isActiveAdmin, type Standing, setStanding } from './standingQueries.ts';

type AdminContext = Context<'admin'>;

/** A demoted admin stays signed in, with fewer rights: each call reads the role anew. */
export const setRole: Handler<typeof endpoints.setRole> = ({ params, body }, context) =>
  changeStanding(params.id, { role: body.role }, context);

export const setActive: Handler<typeof endpoints.setActive> = ({ params, body }, context) =>
  changeStanding(params.id, { isActive: body.isActive }, context);

const changeStanding = (typedId: string, change: Partial<Standing>, context: AdminContext) =>
  inTransaction(context.db, async (trx) => {
    const { id, before } = await standingToChange(trx, typedId, change, context);
    const after = { ...before, ...change };
    const now = context.clock();
    const user = await setStanding(trx, id, after, now);
    const deed = { subject: 'user', subjectId: id } as const;
    if (before.role !== after.role) {
      const details = { role: { from: before.role, to: after.role } };
      await recordDeed(trx, { ...deed, action: 'user.role', details }, doerOf(context));
    }
    if (before.isActive !== after.isActive) {
      // At activation too: a session opened just as its user was being deactivated stays dead.
      await closeSessionsOf(trx, id);
      const details = { isActive: { from: before.isActive, to: after.isActive } };
      await recordDeed(trx, { ...deed, action: 'user.status', details }, doerOf(context));
    }
    return { user: userAnswer(user) };
  });

/** Whose standing may be changed so, held until the transaction ends; refuses all others. */
async function standingToChange(
  trx: Database,
  typedId: string,
  change: Partial<Standing>,
  context: AdminContext,
): Promise<{ id: string; before: Standing }> {
  const other = await holdOtherUser(trx, typedId, context, 'ownAccount');
  const { id, standing: before, standings } = other;
  const admins = [...standings.values()].filter(isActiveAdmin).length;
  const takesAnAdmin = isActiveAdmin(before) && !isActiveAdmin({ ...before, ...change });
  if (takesAnAdmin && admins === 1) throw new Problem('lastAdmin');
  refuseFallenAdmin(other, context);
  return { id, before };
}
