/** The audit log, paged by keyset from a given event. Each page costs the same, however old it is. */
import { type RawBuilder, sql } from 'kysely';
import { codesCalled } from '#domain/auditCodes.ts';
import type { AuditField } from '#domain/auditFields.ts';
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

export interface AuditFilter extends Omit<AuditListing, 'limit' | 'before' | 'after'> {
  /** Leaves out what goods cost: neither shown nor found. */
  hidesCosts?: boolean;
}

export interface Place {
  /** Events older or newer than this one. Absent for the newest page. */
  from?: { id: string; direction: 'older' | 'newer' };
  limit: number;
}

/** The most events whose texts one page of a search reads. */
const searched = 50_000;

const conditions = ({ subject, action, actor, startDate, endDate }: AuditFilter) => [
  ...(subject ? [sql`e.subject = ${subject}`] : []),
  ...(action ? [sql`e.action = ${action}`] : []),
  ...(actor ? [sql`e.actor_id = ${actor}`] : []),
  ...(startDate ? [sql`e.at >= ${startDate}`] : []),
  ...(endDate ? [sql`e.at < ${endDate}`] : []),
];

/** An unknown event id gives an empty page, because the comparison with null is never true. */
const beyond = ({ id, direction }: NonNullable<Place['from']>): RawBuilder<unknown> => {
  const key = sql`(select k.at, k.id from audit_log k where k.id = ${id}::bigint)`;
  return direction === 'older' ? sql`(e.at, e.id) < ${key}` : sql`(e.at, e.id) > ${key}`;
};

const costField: AuditField<'product'> = 'costPrice';

/** What the reader may know of an event's details. */
const detailsFor = ({ hidesCosts }: AuditFilter): RawBuilder<unknown> =>
  hidesCosts ? sql`(e.details - ${costField}::text) #- array['changes', ${costField}::text]` : sql`e.details`;

interface Walk {
  where: RawBuilder<unknown>;
  /** The searched part of the details. */
  details: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
}

/** A JSON string that is one of the codes, or a list with one of them: 'orders, money'. The name of a field ends with a colon. */
const holdsCode = (codes: readonly string[]): string => {
  const literals = codes.map((code) => code.toLowerCase().replaceAll(/[^\p{L}\p{N}_]/gu, '\\$&'));
  return `"([^"]*, )?(${literals.join('|')})(, [^"]*)?"(?!:)`;
};

/**
 * Finds events of any age whose name begins with the text, by an index. Among the next `searched` events it also finds those
 * with the text anywhere in their name or changes, and those with a code whose label in the language of the request has it.
 */
function searching(search: string, { where, details, order, limit }: Walk): RawBuilder<unknown> {
  const text = escapeLike(search.toLowerCase());
  const codes = codesCalled(search);
  const found = [
    sql`lower(e.subject_name || ' ' || (${details})::text) like ${`%${text}%`}`,
    ...(codes.length > 0 ? [sql`lower((${details})::text) ~ ${holdsCode(codes)}`] : []),
  ];
  return sql`
    select * from (
      (
        select * from (select * from audit_log e where ${where} order by ${order} limit ${searched}) e
        where ${sql.join(found, sql` or `)} order by ${order} limit ${limit}
      )
      union
      (
        select * from audit_log e where ${where} and lower(e.subject_name) like ${`${text}%`}
        order by ${order} limit ${limit}
      )
    ) e order by ${order} limit ${limit}`;
}

/** Rows in reading order, starting next to the given event. */
export async function walkAuditEvents(
  db: Database,
  { search, ...filter }: AuditFilter,
  { from, limit }: Place,
): Promise<AuditRow[]> {
  const details = detailsFor(filter);
  const where = sql.join([sql`true`, ...conditions(filter), ...(from ? [beyond(from)] : [])], sql` and `);
  const order = from?.direction === 'newer' ? sql`e.at, e.id` : sql`e.at desc, e.id desc`;
  const events = search
    ? searching(search, { where, details, order, limit })
    : sql`select * from audit_log e where ${where} order by ${order} limit ${limit}`;
  const { rows } = await sql<AuditRow>`
    select e.id::text as id, e.at, e.actor_id, a.name as actor_name, e.action, e.subject, e.subject_id,
           e.subject_name, ${details} as details, e.request_id
    from (${events}) e
    left join users a on a.id = e.actor_id
    order by ${order}`.execute(db);
  return rows;
}

/** Everyone who ever appears as an actor. Uses a loose index scan, because actors are few and events are many. */
export async function listActors(db: Database): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive actors (id) as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_log e where e.actor_id > actors.id order by e.actor_id limit 1)
      from actors where actors.id is not null
    )
    select u.id, u.name from actors join users u on u.id = actors.id order by u.name, u.id`.execute(db);
  return rows;
}
