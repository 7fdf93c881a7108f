/** The admins with what the Team page shows of them. */
import { sql } from 'kysely';
import type { Duties } from '#domain/duties.ts';
import { SESSION_DAYS, SESSION_DAYS_UNUSED } from '#domain/sessions.ts';
import type { Database } from '#server/database/connect.ts';

export interface MemberRow {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  duties: Duties;
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
  changedAt: Date;
}

/** The admins by name, or only the one with this id. */
export async function findMembers(db: Database, now: Date, id: string | null = null): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id, u.name, u.email, u.is_active as "isActive", u.duties,
           u.second_factor_id is not null as "hasSecondFactor", u.updated_at as "changedAt",
           (select max(s.last_used_at) from sessions s
            where s.user_id = u.id
              and s.last_used_at > ${now}::timestamptz - make_interval(days => ${SESSION_DAYS_UNUSED})
              and s.created_at > ${now}::timestamptz - make_interval(days => ${SESSION_DAYS})) as "lastSeenAt"
    from users u
    where u.role = 'admin' and (${id}::uuid is null or u.id = ${id}::uuid)
    order by lower(u.name), u.id`.execute(db);
  return rows;
}
