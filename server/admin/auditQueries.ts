/** The book of what admins did: written in the transaction of the deed itself, so neither is there without the other. */
import { sql } from 'kysely';
import type { DeedSubject, deeds } from '#domain/deeds.ts';
import type { Database } from '#server/database/connect.ts';
import type { JsonObject } from '#server/database/tables.ts';
import type { Context } from '#server/http/context.ts';

export type Deed = {
  [S in DeedSubject]: {
    action: keyof (typeof deeds)[S];
    subject: S;
    subjectId: string;
    /** What changed, as `{ from, to }` by field where something did. No secrets: admins read this. */
    details?: JsonObject;
  };
}[DeedSubject];

/** Who does it, when, and in which request, by which the log's lines about it are found. */
export interface Doer {
  /** The admin's id. */
  by: string;
  now: Date;
  requestId: string;
}

export const doerOf = ({ caller, clock, requestId }: Context<'customer' | 'admin'>): Doer => ({
  by: caller.userId,
  now: clock(),
  requestId,
});

export const recordDeed = (trx: Database, deed: Deed, doer: Doer): Promise<void> =>
  recordDeeds(trx, [deed], doer);

/** Many at once, by one statement; each thing by the name it has at that moment. */
export async function recordDeeds(
  trx: Database,
  deeds: readonly Deed[],
  { by, now, requestId }: Doer,
): Promise<void> {
  if (deeds.length === 0) return;
  const rows = deeds.map(({ details = {}, ...deed }) => ({ ...deed, details }));
  await sql`
    insert into audit_log (actor_id, action, subject, subject_id, subject_name, details, request_id, at)
    select ${by}::uuid, d.action, d.subject, d."subjectId",
           coalesce(case d.subject
             when 'order' then (select order_number from orders where id = d."subjectId"::uuid)
             when 'product' then (select name from products where id = d."subjectId"::uuid)
             when 'user' then (select name from users where id = d."subjectId"::uuid)
             when 'courierLayout' then (select name from courier_layouts where id::text = d."subjectId")
           end, case when jsonb_typeof(d.details -> 'name') = 'string' then d.details ->> 'name' end, ''), d.details, ${requestId}, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (action text, subject text, "subjectId" text, details jsonb)`.execute(trx);
}
