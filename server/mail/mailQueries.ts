/** Emails as they are recorded: which are queued, what became of each, and to whom one goes. `server/projections/emails.ts` records most. */
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import type { Mails } from '#server/database/tables.ts';
import type { Language } from '#texts/language.ts';

export type MailKind = Mails['kind'];

/** When the event happened, while its mail is still queued. Null otherwise. */
export async function findQueuedMail(
  db: Database,
  kind: MailKind,
  subjectId: string,
): Promise<{ queuedAt: Date } | null> {
  const queued = db
    .selectFrom('mails')
    .select('queued_at as queuedAt')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'queued');
  const { rows } = await executePrepared(db, queued);
  return rows[0] ?? null;
}

/** Records an email that follows from no event of the outbox. The caller queues its job in the same transaction. */
export async function recordMail(trx: Database, kind: MailKind, subjectId: string): Promise<void> {
  await trx.insertInto('mails').values({ kind, subject_id: subjectId }).execute();
}

export async function settleMail(
  db: Database,
  { kind, subject }: { kind: MailKind; subject: string },
  outcome: { state: 'sent' | 'dropped'; note: string; now: Date },
): Promise<void> {
  const settling = db
    .updateTable('mails')
    .set({ state: outcome.state, note: outcome.note, settled_at: outcome.now })
    .where('kind', '=', kind)
    .where('subject_id', '=', subject);
  await executePrepared(db, settling);
}

export async function findRecipient(
  db: Database,
  userId: string,
): Promise<{ email: string | null; language: Language } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
