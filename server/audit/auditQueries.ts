/**
 * Writes the audit log. An event is inserted in the transaction of the action, so that neither exists without the
 * other.
 */
import { sql } from 'kysely';
import type { AuditSubject, auditEvents } from '#domain/audit.ts';
import type { AuditField, KnownDetails } from '#domain/auditFields.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import type { JsonValue } from '#server/database/tables.ts';

type Fields<S extends AuditSubject> = { [F in AuditField<S>]?: JsonValue };

export type AuditDetails<S extends AuditSubject> = Fields<S> & {
  changes?: Fields<S>;
  counts?: JsonValue;
};

export type AuditEvent = {
  [S in AuditSubject]: {
    action: (typeof auditEvents)[S][number];
    subject: S;
    subjectId: string;
    /** What changed, as `{ from, to }` by field of `auditFields`. No secrets: admins read this. */
    details?: AuditDetails<S>;
  };
}[AuditSubject];

/** Who acts, when, and in which request. The request id finds the log lines. */
export interface Actor {
  /** The user's id. */
  by: string;
  now: Date;
  requestId: string;
}

/** `by` is null for actions of the shop itself. */
type ActorOrShop = Omit<Actor, 'by'> & { by: string | null };

export const actorOf = ({ caller, clock, requestId }: Context<'customer' | 'admin'>): Actor => ({
  by: caller.userId,
  now: clock(),
  requestId,
});

/** An event whose fields are all in `auditFields`. */
type Known<E extends AuditEvent> = E extends { details?: infer Details }
  ? E & { details?: KnownDetails<Details, E['subject']> }
  : E;

export const recordAuditEvent = <E extends AuditEvent>(
  trx: Database,
  event: E & Known<E>,
  actor: ActorOrShop,
): Promise<void> => recordAuditEvents<AuditEvent>(trx, [event], actor);

/** Inserts many events in one statement. Each stores the current name of its subject. */
export async function recordAuditEvents<E extends AuditEvent>(
  trx: Database,
  events: readonly (E & Known<E>)[],
  { by, now, requestId }: ActorOrShop,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ details = {}, ...event }) => ({ ...event, details }));
  await sql`
    insert into audit_log (actor_id, action, subject, subject_id, subject_name, details, request_id, at)
    select ${by}::uuid, e.action, e.subject, e."subjectId",
           coalesce(case e.subject
             when 'order' then (select order_number from orders where id = e."subjectId"::uuid)
             when 'product' then (select name from products where id = e."subjectId"::uuid)
             when 'user' then (select name from users where id = e."subjectId"::uuid)
             when 'payout' then (select courier from payouts where id = e."subjectId"::uuid)
             when 'statementLayout' then (select name from statement_layouts where id::text = e."subjectId")
             when 'coupon' then (select code from coupons where id::text = e."subjectId")
             when 'courierLayout' then (select name from courier_layouts where id::text = e."subjectId")
           end, case when jsonb_typeof(e.details -> 'name') = 'string' then e.details ->> 'name' end, ''),
           e.details, ${requestId}, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (action text, subject text, "subjectId" text, details jsonb)`.execute(trx);
}
