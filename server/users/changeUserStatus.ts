/**
 * An admin changes another user's role or activity. Nobody can change their own. At least one active admin always
 * remains, even when admins demote each other concurrently.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { notifyNewAdmin } from '#server/accounts/accountNotices.ts';
import { closeSessionsOf } from '#server/accounts/closeSessionQueries.ts';
import { requireRecentPassword } from '#server/accounts/confirmPassword.ts';
import { userResponse } from '#server/accounts/userResponse.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { lockOtherUser, refuseFormerAdmin } from './otherUser.ts';
import { grantsRights, isActiveAdmin, setUserStatus, type UserStatus } from './userStatusQueries.ts';

type AdminContext = Context<'admin'>;

/** A demoted admin stays signed in with fewer rights, because each call reads the role again. */
export const setRole: Handler<typeof endpoints.setRole> = ({ params, body }, context) =>
  changeUserStatus(params.id, { role: body.role }, context);

export const setActive: Handler<typeof endpoints.setActive> = ({ params, body }, context) =>
  changeUserStatus(params.id, { isActive: body.isActive }, context);

const changeUserStatus = (typedId: string, change: Partial<UserStatus>, context: AdminContext) =>
  inTransaction(context.db, async (trx) => {
    const { id, before } = await statusToChange(trx, typedId, change, context);
    const after = { ...before, ...change };
    const isGrant = grantsRights(before, after);
    if (isGrant) requireRecentPassword(context);
    const actor = actorOf(context);
    const { by, now } = actor;
    const user = await setUserStatus(trx, id, after, now);
    const event = { subject: 'user', subjectId: id } as const;
    if (before.role !== after.role) {
      const details = { role: { from: before.role, to: after.role } };
      await recordAuditEvent(trx, { ...event, action: 'user.role', details }, actor);
    }
    if (before.isActive !== after.isActive) {
      // Also at activation: a session opened during the deactivation must not come back.
      await closeSessionsOf(trx, id);
      const details = { isActive: { from: before.isActive, to: after.isActive } };
      await recordAuditEvent(trx, { ...event, action: 'user.status', details }, actor);
    }
    await recordEvent(trx, { kind: 'userChanged', user: id, before, after });
    if (isGrant) await notifyNewAdmin(trx, { userId: id, actorId: by, now });
    return { user: userResponse(user) };
  });

/** The user's locked status, if this change is allowed. Refuses any other change. */
async function statusToChange(
  trx: Database,
  typedId: string,
  change: Partial<UserStatus>,
  context: AdminContext,
): Promise<{ id: string; before: UserStatus }> {
  const other = await lockOtherUser(trx, typedId, context, 'ownAccount');
  const { id, status: before, statuses } = other;
  const admins = [...statuses.values()].filter(isActiveAdmin).length;
  const takesAnAdmin = isActiveAdmin(before) && !isActiveAdmin({ ...before, ...change });
  if (takesAnAdmin && admins === 1) throw new Problem('lastAdmin');
  refuseFormerAdmin(other, context);
  return { id, before };
}
