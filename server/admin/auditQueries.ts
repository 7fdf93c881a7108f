/** The book of what admins did: written in the transaction of the deed itself, so neither is there without the other. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { JsonObject } from '#server/database/tables.ts';

/** Every deed there is, by what it is done to. */
export const deeds = {
  user: ['user.role', 'user.status'],
  order: ['order.status'],
  product: ['product.create', 'product.update', 'product.restock', 'product.delete'],
  review: ['review.delete'],
} as const;

type Subject = keyof typeof deeds;

export type Deed = {
  [S in Subject]: {
    /** The admin's id. */
    actor: string;
    action: (typeof deeds)[S][number];
    subject: S;
    subjectId: string;
    /** What changed, as `{ from, to }` by field where something did. No secrets: admins read this. */
    details?: JsonObject;
  };
}[Subject];

export const recordDeed = (trx: Database, deed: Deed, now: Date): Promise<void> =>
  recordDeeds(trx, [deed], now);

/** Many at once, by one statement. */
export async function recordDeeds(trx: Database, deeds: readonly Deed[], now: Date): Promise<void> {
  if (deeds.length === 0) return;
  const rows = deeds.map(({ details = {}, ...deed }) => ({ ...deed, details }));
  await sql`
    insert into audit_log (actor_id, action, subject, subject_id, details, at)
    select d.actor, d.action, d.subject, d."subjectId", d.details, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (actor uuid, action text, subject text, "subjectId" text, details jsonb)`.execute(trx);
}
