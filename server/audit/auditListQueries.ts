/** The audit log, paged by keyset from a given event. Each page costs the same, however old it is. */
import { type RawBuilder, sql } from 'kysely';
import type { AuditListing } from '#domain/auditListing.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';

export interface AuditRow {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject: string;
  subject_id: string;
  subject_name: string;
  details: Record<string, unknown>;
  request_id: string;
}

export type AuditFilter = Omit<AuditListing, 'limit' | 'before' | 'after'>;

export interface Place {
  /** Events older or newer than this one. Absent for the newest page. */
  from?: { id: string; direction: 'older' | 'newer' };
  limit: number;
}

const conditions = ({ subject, action, actor, startDate, endDate, search }: AuditFilter) => [
  ...(subject ? [sql`d.subject = ${subject}`] : []),
  ...(action ? [sql`d.action = ${action}`] : []),
  ...(actor ? [sql`d.actor_id = ${actor}`] : []),
  ...(startDate ? [sql`d.at >= ${startDate}`] : []),
  ...(endDate ? [sql`d.at < ${endDate}`] : []),
  ...(search
    ? [sql`lower(d.subject_name || ' ' || d.details::text) like ${`%${escapeLike(search.toLowerCase())}%`}`]
    : []),
];

/** An unknown event id gives an empty page, because the comparison with null is never true. */
const beyond = ({ id, direction }: NonNullable<Place['from']>): RawBuilder<unknown> => {
  const key = sql`(select k.at, k.id from audit_log k where k.id = ${id}::bigint)`;
  return direction === 'older' ? sql`(d.at, d.id) < ${key}` : sql`(d.at, d.id) > ${key}`;
};

/** Rows in reading order, starting next to the given event. */
export async function walkAuditEvents(
  db: Database,
  filter: AuditFilter,
  { from, limit }: Place,
): Promise<AuditRow[]> {
  const all = [...conditions(filter), ...(from ? [beyond(from)] : [])];
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  const order = from?.direction === 'newer' ? sql`d.at, d.id` : sql`d.at desc, d.id desc`;
  const { rows } = await sql<AuditRow>`
    select d.id::text as id, d.at, d.actor_id, a.name as actor_name, d.action, d.subject, d.subject_id,
           d.subject_name, d.details, d.request_id
    from (select * from audit_log d ${where} order by ${order} limit ${limit}) d
    left join users a on a.id = d.actor_id
    order by ${order}`.execute(db);
  return rows;
}

/** Everyone who ever appears as an actor. Uses a loose index scan, because actors are few and events are many. */
export async function listActors(db: Database): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive leaps (id) as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select d.actor_id from audit_log d where d.actor_id > leaps.id order by d.actor_id limit 1)
      from leaps where leaps.id is not null
    )
    select u.id, u.name from leaps join users u on u.id = leaps.id order by u.name, u.id`.execute(db);
  return rows;
}
