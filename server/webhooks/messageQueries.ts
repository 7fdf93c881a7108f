/** Messages to webhooks: queued with their jobs, and the outcome of each attempt. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';

export interface Message {
  webhook: string;
  event: string;
  /** With the id of the message. */
  bodyOf: (id: string) => string;
}

/** Stores messages and queues a job for each, in the transaction that caused them. */
export async function queueMessages(trx: Database, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ webhook, event, bodyOf }) => {
    const id = newId();
    return { id, webhook_id: webhook, event, body: bodyOf(id) };
  });
  await trx.insertInto('webhook_deliveries').values(rows).execute();
  await queueJobs(
    trx,
    'sendWebhook',
    rows.map(({ id }) => ({ delivery: id })),
  );
}

export interface QueuedDelivery {
  id: string;
  webhook: string;
  event: string;
  body: string;
  attempts: number;
  url: string;
  active: boolean;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
}

/** Null when it was settled before, or its webhook is deleted. */
export async function findQueuedDelivery(db: Database, id: string): Promise<QueuedDelivery | null> {
  const { rows } = await sql<QueuedDelivery>`
    select d.id, d.webhook_id as webhook, d.event, d.body, d.attempts, w.url, w.active, w.secret,
           w.former_secret as "formerSecret", w.former_until as "formerUntil"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and d.state = 'queued'`.execute(db);
  return rows[0] ?? null;
}

export interface Outcome {
  state: 'queued' | 'sent' | 'dropped';
  attempts: number;
  status: number | null;
  note: string;
  tried_at: Date | null;
  next_at: Date | null;
}

export async function noteOutcome(trx: Database, id: string, outcome: Outcome): Promise<void> {
  await trx.updateTable('webhook_deliveries').set(outcome).where('id', '=', id).execute();
}
