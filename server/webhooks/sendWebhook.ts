/**
 * The task that makes one attempt to deliver a message. The outcome and the job of the next attempt are written together. If
 * the process dies before, the message is sent again with the same id: at least once, so receivers look at the id.
 */
import { failsForDays, nextTry } from '#domain/webhooks.ts';
import { findFirstAdmin } from '#server/accounts/accountNoticeQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { queueJob } from '#server/jobs/jobQueries.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { queueMails } from '#server/mail/mailQueries.ts';
import { webhookNotes } from '#texts/adminEmails.ts';
import { findQueuedDelivery, noteOutcome, type QueuedDelivery } from './messageQueries.ts';
import { postWebhook, type WebhookResponse } from './postWebhook.ts';
import { signedHeaders } from './signWebhook.ts';
import { noteFailure, noteSuccess, switchOff } from './webhookQueries.ts';

interface WebhookContext {
  db: Database;
  clock: () => Date;
  /** True in tests only; see `postWebhook`. */
  toLoopback?: boolean;
}

export const sendWebhook =
  ({ db, clock, toLoopback = false }: WebhookContext): Task<'sendWebhook'> =>
  async ({ delivery: id }, { signal }) => {
    const delivery = await findQueuedDelivery(db, id);
    if (!delivery) return;
    // What is noted is read by admins.
    const language = (await findFirstAdmin(db))?.language ?? 'en';
    await inLanguageOf(language, async () => {
      if (!delivery.active) return settle(db, delivery, { status: null, note: webhookNotes.isOff }, null);
      const { url, body } = delivery;
      const headers = signedHeaders({ id, body, secrets: secretsOf(delivery, clock()), now: clock() });
      const response = await postWebhook({ url, headers, body, signal, toLoopback });
      await settle(db, delivery, response, clock());
    });
  };

function secretsOf({ secret, formerSecret, formerUntil }: QueuedDelivery, now: Date): string[] {
  return formerSecret && formerUntil && formerUntil > now ? [secret, formerSecret] : [secret];
}

/** `now` is null when nothing was tried. */
const settle = (
  db: Database,
  { id, webhook, attempts: before }: QueuedDelivery,
  { status, note }: WebhookResponse,
  now: Date | null,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const attempts = now ? before + 1 : before;
    const outcome = { attempts, status, note, tried_at: now, next_at: null };
    if (!now) return noteOutcome(trx, id, { ...outcome, state: 'dropped' });
    if (note === '') {
      await noteSuccess(trx, webhook);
      return noteOutcome(trx, id, { ...outcome, state: 'sent' });
    }
    // The webhook before its message, in the order of whoever deletes both.
    const failingSince = await noteFailure(trx, webhook, now);
    const next = nextTry(attempts, now);
    await noteOutcome(trx, id, { ...outcome, state: next ? 'queued' : 'dropped', next_at: next });
    if (next) await queueJob(trx, 'sendWebhook', { delivery: id }, { runAt: next });
    if (failsForDays(failingSince, now)) await giveUp(trx, webhook, now);
  });

/** The first admin is notified by email. Messages that still wait are dropped when their turn comes. */
async function giveUp(trx: Database, webhook: string, now: Date): Promise<void> {
  const mail = await switchOff(trx, webhook, now);
  if (mail) await queueMails(trx, [{ kind: 'webhookOff', subject: mail }]);
}
