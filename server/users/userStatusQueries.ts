/** A user's status: role and activity. */
import { sql } from 'kysely';
import type { Role } from '#domain/accounts.ts';
import type { ShownUser } from '#server/accounts/userQueries.ts';
import type { Database } from '#server/database/connect.ts';

export interface UserStatus {
  role: Role;
  isActive: boolean;
}

export const isActiveAdmin = ({ role, isActive }: UserStatus): boolean => role === 'admin' && isActive;

/** True also when lost rights are given back, or when a deactivated user becomes an admin. */
export const grantsRights = (before: UserStatus, after: UserStatus): boolean =>
  after.role === 'admin' && (before.role !== 'admin' || (after.isActive && !before.isActive));

/**
 * Locks the user and all active admins until the transaction ends, in order of their ids. So two admins cannot demote
 * each other at the same moment: the second one sees the change of the first.
 */
export async function lockUserStatuses(trx: Database, id: string): Promise<ReadonlyMap<string, UserStatus>> {
  const { rows } = await sql<UserStatus & { id: string }>`
    select id, role, is_active as "isActive" from users
    where id = ${id} or (role = 'admin' and is_active)
    order by id for no key update`.execute(trx);
  return new Map(rows.map(({ id, ...status }) => [id, status]));
}

export async function setUserStatus(
  trx: Database,
  id: string,
  { role, isActive }: UserStatus,
  now: Date,
): Promise<ShownUser> {
  const { rows } = await sql<ShownUser>`
    update users set role = ${role}, is_active = ${isActive}, updated_at = ${now} where id = ${id}
    returning id, name, email, phone, role, is_active, created_at`.execute(trx);
  const [user] = rows;
  if (!user) throw new Error(`user ${id} went while it was locked`);
  return user;
}
