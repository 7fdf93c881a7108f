/**
 * An admin changes another user's role, duties or activity. No one can change their own. At least one active admin with
 * all duties always remains, even when admins demote each other concurrently.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { allDuties } from '#domain/auditFields.ts';
import type { Duties } from '#domain/duties.ts';
import { Problem, type ProblemCode } from '#domain/problems.ts';
import { notifyDuties, notifyNewAdmin } from '#server/accounts/accountNotices.ts';
import { closeSessionsOf } from '#server/accounts/closeSessionQueries.ts';
import { requireRecentPassword } from '#server/accounts/confirmPassword.ts';
import type { ShownUser } from '#server/accounts/userQueries.ts';
import { userResponse } from '#server/accounts/userResponse.ts';
import { type Actor, type AuditEvent, actorOf, recordAuditEvents } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import { dutiesTexts } from '#texts/duties.ts';
import { lockOtherUser, refuseFormerAdmin, refuseWiderRights } from './otherUser.ts';
import {
  grantsRights,
  isFullAdmin,
  isSameDuties,
  setUserStatus,
  type UserStatus,
} from './userStatusQueries.ts';

type AdminContext = Context<'admin'>;
type Change = Partial<UserStatus>;

interface Conditions {
  /** The error for the caller's own account. */
  own: ProblemCode;
  /** The error for an account that is an admin already. */
  admin?: ProblemCode;
  /** When the account that the caller saw was changed last. */
  basedOn?: string;
}

/** A demoted admin stays logged in with fewer rights, because each call reads the role again. */
export const setRole: Handler<typeof endpoints.setRole> = ({ params, body }, context) =>
  changeUserStatus(params.id, { role: body.role }, context);

export const setActive: Handler<typeof endpoints.setActive> = ({ params, body }, context) =>
  changeUserStatus(params.id, { isActive: body.isActive }, context);

const changeUserStatus = (id: string, change: Change, context: AdminContext) =>
  inTransaction(context.db, async (trx) => ({
    user: userResponse(await applyUserChange(trx, id, change, context, { own: 'ownAccount' })),
  }));

/** Decides and writes, with mails and audit events. A change of the role without duties grants all or takes all. */
export async function applyUserChange(
  trx: Database,
  typedId: string,
  change: Change,
  context: AdminContext,
  conditions: Conditions,
): Promise<ShownUser> {
  const { id, before, after } = await statusToChange(trx, typedId, change, context, conditions);
  const isGrant = grantsRights(before, after);
  if (isGrant) requireRecentPassword(context);
  const actor = actorOf(context);
  const user = await setUserStatus(trx, id, after, actor.now);
  // Also at activation: a session opened during the deactivation must not come back.
  if (before.isActive !== after.isActive) await closeSessionsOf(trx, id);
  await recordAuditEvents(trx, auditEventsOf(id, before, after), actor);
  const { role, isActive } = after;
  await recordEvent(trx, {
    kind: 'userChanged',
    user: id,
    before: { role: before.role, isActive: before.isActive },
    after: { role, isActive },
  });
  await notify(trx, id, { before, after, isGrant }, actor);
  return user;
}

/** As text that a search of the audit log finds: 'orders, money'. */
const storedDuties = (duties: Duties): string => (duties === null ? allDuties : duties.join(', '));

function auditEventsOf(id: string, before: UserStatus, after: UserStatus): AuditEvent[] {
  const event = { subject: 'user', subjectId: id } as const;
  const events: AuditEvent[] = [];
  if (before.role !== after.role) {
    const role = { from: before.role, to: after.role };
    const details = after.duties ? { role, duties: storedDuties(after.duties) } : { role };
    events.push({ ...event, action: 'user.role', details });
  } else if (!isSameDuties(before, after)) {
    const duties = { from: storedDuties(before.duties), to: storedDuties(after.duties) };
    events.push({ ...event, action: 'user.duties', details: { duties } });
  }
  if (before.isActive !== after.isActive) {
    const isActive = { from: before.isActive, to: after.isActive };
    events.push({ ...event, action: 'user.status', details: { isActive } });
  }
  return events;
}

interface Done {
  before: UserStatus;
  after: UserStatus;
  isGrant: boolean;
}

async function notify(
  trx: Database,
  userId: string,
  { before, after, isGrant }: Done,
  { by: actorId, now }: Actor,
): Promise<void> {
  const change = { userId, actorId, now };
  const wasAdmin = before.role === 'admin' && after.role === 'admin' && before.isActive === after.isActive;
  if (wasAdmin && !isSameDuties(before, after)) await notifyDuties(trx, change, isGrant);
  else if (isGrant) await notifyNewAdmin(trx, change);
}

/** The user's locked status and what it becomes, if this change is allowed. Refuses any other change. */
async function statusToChange(
  trx: Database,
  typedId: string,
  change: Change,
  context: AdminContext,
  { own, admin, basedOn }: Conditions,
): Promise<{ id: string; before: UserStatus; after: UserStatus }> {
  const other = await lockOtherUser(trx, typedId, context, own);
  const { id, status: before, statuses } = other;
  // Customers have no duties, and a role that is granted without naming duties has all.
  const keeps = change.role === undefined || change.role === before.role;
  const after = { ...before, ...(!keeps && { duties: null }), ...change };
  refuseWiderRights(other, context, [before, after], ['customers', 'team']);
  if (admin && before.role === 'admin') throw new Problem(admin);
  refuseOutdated(basedOn, other.changedAt);
  const full = [...statuses.values()].filter(isFullAdmin).length;
  if (isFullAdmin(before) && !isFullAdmin(after) && full === 1) throw lastAdmin(after);
  refuseFormerAdmin(other, context);
  return { id, before, after };
}

const lastAdmin = ({ duties }: UserStatus): Problem =>
  new Problem('lastAdmin', duties ? { message: dutiesTexts.lastFullAdmin } : {});
