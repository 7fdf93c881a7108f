/** A user's standing, role and activity, in the database. */
import { sql } from 'kysely';
import type { Role } from '#domain/accounts.ts';
import type { ShownUser } from '#server/accounts/userQueries.ts';
import type { Database } from '#server/database/connect.ts';

export interface Standing {
  role: Role;
  isActive: boolean;
}

export const isActiveAdmin = ({ role, isActive }: Standing): boolean => role === 'admin' && isActive;

/**
 * Holds the user and all active admins until the transaction ends, the lowest id first. Whoever takes rights from an
 * admin so sees what another has just taken: two admins can't take each other's at the same moment.
 */
export async function lockStandings(trx: Database, id: string): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<Standing & { id: string }>`
    select id, role, is_active as "isActive" from users
    where id = ${id} or (role = 'admin' and is_active)
    order by id for no key update`.execute(trx);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

export async function setStanding(
  trx: Database,
  id: string,
  { role, isActive }: Standing,
  now: Date,
): Promise<ShownUser> {
  const { rows } = await sql<ShownUser>`
    update users set role = ${role}, is_active = ${isActive}, updated_at = ${now} where id = ${id}
    returning id, name, email, phone, role, is_active, created_at`.execute(trx);
  const [user] = rows;
  if (!user) throw new Error(`user ${id} went while it was locked`);
  return user;
}
