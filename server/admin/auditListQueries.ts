/** The book of deeds, read from a deed on: each page costs the same, however far back it is. */
import { type RawBuilder, sql } from 'kysely';
import type { AuditListing } from '#domain/auditListing.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';

export interface DeedRow {
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

export type DeedFilter = Omit<AuditListing, 'limit' | 'before' | 'after'>;

export interface Place {
  /** Deeds older or newer than this one; the latest where it is absent. */
  from?: { id: string; direction: 'older' | 'newer' };
  limit: number;
}

const conditions = ({ subject, action, actor, startDate, endDate, search }: DeedFilter) => [
  ...(subject ? [sql`d.subject = ${subject}`] : []),
  ...(action ? [sql`d.action = ${action}`] : []),
  ...(actor ? [sql`d.actor_id = ${actor}`] : []),
  ...(startDate ? [sql`d.at >= ${startDate}`] : []),
  ...(endDate ? [sql`d.at < ${endDate}`] : []),
  ...(search
    ? [sql`lower(d.subject_name || ' ' || d.details::text) like ${`%${escapeLike(search.toLowerCase())}%`}`]
    : []),
];

/** Nothing stands beside a deed that there is none of. */
const beside = ({ id, direction }: NonNullable<Place['from']>): RawBuilder<unknown> => {
  const key = sql`(select k.at, k.id from audit_log k where k.id = ${id}::bigint)`;
  return direction === 'older' ? sql`(d.at, d.id) < ${key}` : sql`(d.at, d.id) > ${key}`;
};

/** In the order of the walk: away from where it begins. */
export async function walkDeeds(
  db: Database,
  filter: DeedFilter,
  { from, limit }: Place,
): Promise<DeedRow[]> {
  const all = [...conditions(filter), ...(from ? [beside(from)] : [])];
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  const order = from?.direction === 'newer' ? sql`d.at, d.id` : sql`d.at desc, d.id desc`;
  const { rows } = await sql<DeedRow>`
    select d.id::text as id, d.at, d.actor_id, a.name as actor_name, d.action, d.subject, d.subject_id,
           d.subject_name, d.details, d.request_id
    from (select * from audit_log d ${where} order by ${order} limit ${limit}) d
    left join users a on a.id = d.actor_id
    order by ${order}`.execute(db);
  return rows;
}

/** Everybody who ever did something: found by leaps over the index, since they are few and their deeds many. */
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
