/** A user's status: role, duties and activity. */
import { sql } from 'kysely';
import type { Role } from '#domain/accounts.ts';
import { coversDuties, type Duties, hasAllDuties } from '#domain/duties.ts';
import type { ShownUser } from '#server/accounts/userQueries.ts';
import type { Database } from '#server/database/connect.ts';

export interface UserStatus {
  role: Role;
  isActive: boolean;
  /** An admin's duties; null for all. Null for customers. */
  duties: Duties;
}

export interface LockedUser {
  id: string;
  status: UserStatus;
  changedAt: Date;
}

/** One of these always remains. */
export const isFullAdmin = (status: UserStatus): boolean => status.isActive && hasAllDuties(status);

export const isSameDuties = (before: UserStatus, after: UserStatus): boolean =>
  JSON.stringify(before.duties) === JSON.stringify(after.duties);

/** True also when lost rights are given back, or when a deactivated user becomes an admin. */
export const grantsRights = (before: UserStatus, after: UserStatus): boolean =>
  after.role === 'admin' && (!coversDuties(before, after.duties) || (after.isActive && !before.isActive));

/**
 * Locks the user and all active admins until the transaction ends, in order of their ids. So two admins cannot demote
 * each other at the same moment: the second one sees the change of the first.
 */
export async function lockUserStatuses(trx: Database, id: string): Promise<LockedUser[]> {
  const { rows } = await sql<UserStatus & Pick<LockedUser, 'id' | 'changedAt'>>`
    select id, role, is_active as "isActive", duties, updated_at as "changedAt" from users
    where id = ${id} or (role = 'admin' and is_active)
    order by id for no key update`.execute(trx);
  return rows.map(({ id, changedAt, ...status }) => ({ id, changedAt, status }));
}

/** An admin logs in with email and password only, so the phone does not open the account any more. */
export async function setUserStatus(
  trx: Database,
  id: string,
  { role, isActive, duties }: UserStatus,
  now: Date,
): Promise<ShownUser> {
  const { rows } = await sql<ShownUser>`
    update users set role = ${role}, is_active = ${isActive}, duties = ${duties}::text[], updated_at = ${now},
           phone_verified_at = case when ${role} <> 'admin' then phone_verified_at end
    where id = ${id}
    returning id, name, email, phone, role, duties, is_active, created_at`.execute(trx);
  const [user] = rows;
  if (!user) throw new Error(`user ${id} went while it was locked`);
  return user;
}
