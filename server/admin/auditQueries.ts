/** The book of what admins did: written in the transaction of the deed itself, so neither is there without the other. */
import type { Database } from '#server/database/connect.ts';
import type { JsonObject } from '#server/database/tables.ts';

/** Every deed there is, by what it is done to. */
export const deeds = {
  user: ['user.role', 'user.status'],
  order: ['order.status'],
  product: ['product.create', 'product.update', 'product.delete'],
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

export async function recordDeed(trx: Database, deed: Deed, now: Date): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: deed.actor,
      action: deed.action,
      subject: deed.subject,
      subject_id: deed.subjectId,
      details: JSON.stringify(deed.details ?? {}),
      at: now,
    })
    .execute();
}
