/** Locks another user and all admins until the transaction ends, for a decision by an admin. */
import { coversDuties, mayDo, type NeededDuty } from '#domain/duties.ts';
import { isId } from '#domain/ids.ts';
import { Problem, type ProblemCode } from '#domain/problems.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { type LockedUser, lockUserStatuses, type UserStatus } from './userStatusQueries.ts';

export interface OtherUser extends LockedUser {
  /** The status of this user and of all active admins. */
  statuses: ReadonlyMap<string, UserStatus>;
}

/** Refuses the caller's own account with the given problem, and an unknown user. */
export async function lockOtherUser(
  trx: Database,
  id: string,
  { caller }: Context<'admin'>,
  own: ProblemCode,
): Promise<OtherUser> {
  if (id === caller.userId) throw new Problem(own);
  if (!isId(id)) throw new Problem('userNotFound');
  const users = await lockUserStatuses(trx, id);
  const user = users.find((one) => one.id === id);
  if (!user) throw new Problem('userNotFound');
  const statuses = new Map(users.map((one) => [one.id, one.status]));
  return { ...user, statuses };
}

/** The caller may have lost admin rights since the call was authorised. */
export function refuseFormerAdmin({ statuses }: OtherUser, { caller }: Context<'admin'>): void {
  if (!statuses.has(caller.userId)) throw new Problem('adminOnly');
}

/**
 * Only with the duty `team` can one change an admin, and only an admin who has nothing that the caller has not: otherwise
 * an admin with few duties could get more through somebody else, or shut out the first admin. Others need one of `duties`.
 */
export function refuseWiderRights(
  { statuses }: OtherUser,
  { caller }: Context<'admin'>,
  touched: readonly UserStatus[],
  duties: NeededDuty,
): void {
  const own = statuses.get(caller.userId);
  if (!own) return;
  const admins = touched.filter(({ role }) => role === 'admin');
  const isAllowed =
    mayDo(own, admins.length > 0 ? 'team' : duties) &&
    admins.every((admin) => coversDuties(own, admin.duties));
  if (!isAllowed) throw new Problem('notAllowed');
}
