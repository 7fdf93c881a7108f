/** The book of what admins did: written in the transaction of the deed itself, so neither is there without the other. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { JsonObject } from '#server/database/tables.ts';
import type { Context } from '#server/http/context.ts';

/** Every deed there is, by what it is done to. */
export const deeds = {
  user: ['user.role', 'user.status'],
  order: ['order.status', 'order.call', 'order.note', 'order.noteDelete'],
  courierLayout: ['courierLayout.create', 'courierLayout.update', 'courierLayout.delete'],
  product: ['product.create', 'product.update', 'product.restock', 'product.delete'],
  review: ['review.delete'],
  shop: ['shop.update', 'shop.restore'],
} as const;

type Subject = keyof typeof deeds;

export type Deed = {
  [S in Subject]: {
    action: (typeof deeds)[S][number];
    subject: S;
    subjectId: string;
    /** What changed, as `{ from, to }` by field where something did. No secrets: admins read this. */
    details?: JsonObject;
  };
}[Subject];

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

/** Many at once, by one statement. */
export async function recordDeeds(
  trx: Database,
  deeds: readonly Deed[],
  { by, now, requestId }: Doer,
): Promise<void> {
  if (deeds.length === 0) return;
  const rows = deeds.map(({ details = {}, ...deed }) => ({ ...deed, details }));
  await sql`
    insert into audit_log (actor_id, action, subject, subject_id, details, request_id, at)
    select ${by}::uuid, d.action, d.subject, d."subjectId", d.details, ${requestId}, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (action text, subject text, "subjectId" text, details jsonb)`.execute(trx);
}
