/**
 * The task that sends one mail once: it finds the queued event (`mailQueries`), composes the email for it
 * (`composeEmail`; the texts are in `orderEmails` and `accountEmails`) and hands it to the transport, which renders it
 * (`message`, `emailParts`).
 *
 * A lock lets only one process send it at a time. The mail is marked right after it was sent, and a marked mail is not
 * sent again. One gap remains, because a mail server takes part in no transaction: if the process dies, or the
 * connection to the mail server breaks, after the server accepted the mail and before it is marked, the mail is sent
 * again. It then has the same Message-ID, so that mailboxes recognise the duplicate.
 */
import type { ShopSettings } from '#domain/settings.ts';
import type { Database } from '#server/database/connect.ts';
import { withNamedLock } from '#server/jobs/jobQueries.ts';
import { type JobRun, type Task, takeoverSeconds } from '#server/jobs/tasks.ts';
import { composeEmail } from './composeEmail.ts';
import type { Shop } from './emailTemplate.ts';
import { findQueuedMail, type Mail, settleMail } from './mailQueries.ts';
import type { Delivery, MailTransport } from './mailTransport.ts';

/** What a task needs to compose and send mails. */
export interface MailContext {
  db: Database;
  transport: MailTransport;
  publicUrl: string;
  clock: () => Date;
  /** The shop's current settings. */
  shopSettings: () => Promise<ShopSettings>;
}

export const shopOf = async ({ shopSettings, publicUrl }: MailContext): Promise<Shop> => ({
  ...(await shopSettings()),
  url: publicUrl,
});

export const sendMail =
  (context: MailContext): Task<'sendMail'> =>
  (payload, run) => {
    const mail = payload as Mail;
    return withNamedLock(context.db, `mail ${mail.kind} ${mail.subject}`, async (lockedDb) => {
      const delivery = await deliver(lockedDb, mail, context, run);
      if (delivery) await settle(mail, delivery, context, run);
    });
  };

/** Null when the mail was settled before. */
async function deliver(
  lockedDb: Database,
  mail: Mail,
  context: MailContext,
  run: JobRun,
): Promise<Delivery | null> {
  const queued = await findQueuedMail(lockedDb, mail.kind, mail.subject);
  if (!queued) return null;
  const shop = await shopOf(context);
  const written = await composeEmail(lockedDb, mail, shop);
  if (!written) return { state: 'refused', why: 'the mail has no recipient' };
  const trigger = { ...mail, at: queued.queuedAt };
  try {
    return await context.transport.deliver({ trigger, ...written }, run.signal);
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    return { state: 'refused', why: `given up after ${run.attempt} attempts: ${(error as Error).message}` };
  }
}

async function settle(
  mail: Mail,
  delivery: Delivery,
  { db, clock }: MailContext,
  { log }: JobRun,
): Promise<void> {
  const note = delivery.state === 'sent' ? '' : delivery.why;
  const state = delivery.state === 'sent' ? 'sent' : 'dropped';
  if (state === 'dropped') log.warn({ mail: mail.kind, about: mail.subject, why: note }, 'mail dropped');
  await retry(() => settleMail(db, mail, { state, note, now: clock() }));
}

/** Doubles up to the longest. */
const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** Does not keep a stopping process alive. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Retries a database write while the database is away. A mail that was sent must be marked, or it would be sent again.
 * Gives up when another process may have taken over the job.
 */
export async function retry(mark: () => Promise<void>): Promise<void> {
  const end = Date.now() + takeoverSeconds * 1000;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await mark();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await pause(pauseMs);
    }
  }
}
