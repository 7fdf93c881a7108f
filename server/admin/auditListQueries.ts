/** The book of deeds, read. */
import { sql } from 'kysely';
import type { AuditSubject } from '#domain/auditListing.ts';
import type { Database } from '#server/database/connect.ts';

export interface DeedRow {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject: string;
  subject_id: string;
  subject_name: string | null;
  details: Record<string, unknown>;
}

interface Place {
  subject: AuditSubject | undefined;
  limit: number;
  offset: number;
}

/** Named after the page is cut: the latest first, by an index in that order. */
export async function listDeeds(db: Database, { subject, limit, offset }: Place): Promise<DeedRow[]> {
  const which = subject ? sql`where subject = ${subject}` : sql``;
  const { rows } = await sql<DeedRow>`
    select d.id::text as id, d.at, d.actor_id, a.name as actor_name, d.action, d.subject, d.subject_id, d.details,
           case d.subject
             when 'order' then (select order_number from orders where id = d.known_id)
             when 'product' then (select name from products where id = d.known_id)
             when 'courierLayout' then (select name from courier_layouts where id = d.known_id)
             when 'user' then (select name from users where id = d.known_id)
           end as subject_name
    from (
      select *, case when subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject_id::uuid end as known_id
      from audit_log ${which} order by at desc, id desc limit ${limit} offset ${offset}
    ) d
    left join users a on a.id = d.actor_id
    order by d.at desc, d.id desc`.execute(db);
  return rows;
}

export async function countDeeds(db: Database, subject: AuditSubject | undefined): Promise<number> {
  const which = subject ? sql`where subject = ${subject}` : sql``;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from audit_log ${which}`.execute(db);
  return rows[0]?.total ?? 0;
}
