/** Emails as they are recorded: which are queued, what became of each, and to whom one goes. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import type { Mails } from '#server/database/tables.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';
import type { Language } from '#texts/language.ts';

export type MailKind = Mails['kind'];

/** An email by what it is about. */
export interface Mail {
  kind: MailKind;
  /** The id of what it tells of: an order, a notice, an alert. */
  subject: string;
}

/** Records emails and queues the job that sends each. One that was recorded before is not sent again. */
export async function queueMails(trx: Database, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const recording = sql<Mail>`
    insert into mails (kind, subject_id)
    select * from json_to_recordset(${JSON.stringify(mails)}::json) as m (kind text, subject uuid)
    on conflict do nothing returning kind, subject_id as subject`;
  const { rows: recorded } = await executePrepared(trx, recording);
  if (recorded.length > 0) await queueJobs(trx, 'sendMail', recorded);
}

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

export async function settleMail(
  db: Database,
  { kind, subject }: Mail,
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
