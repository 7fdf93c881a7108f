/**
 * The task that sends one mail, once. While it is at it nobody else is, in any process; a mail that has left is marked
 * at once, and a marked one is not sent again. One gap is left and can't be closed, since a mail server takes part in
 * no transaction: when process or connection die after the server has taken the mail and before its yes is heard and
 * marked, the mail is sent again, under the same Message-ID, by which mailboxes know it for the same.
 */
import type { Database } from '#server/database/connect.ts';
import { whileHolding } from '#server/jobs/jobQueries.ts';
import type { JobRun, Task } from '#server/jobs/tasks.ts';
import { findQueuedMail, type MailKind, settleMail } from './mailQueries.ts';
import type { MailRoom } from './mailRoom.ts';
import type { Delivery } from './post.ts';
import { surely } from './surely.ts';
import { writeLetter } from './writeLetter.ts';

interface Mail {
  kind: MailKind;
  subject: string;
}

export const sendMail =
  (room: MailRoom): Task<'sendMail'> =>
  (payload, run) => {
    const mail = payload as Mail;
    return whileHolding(room.db, `mail ${mail.kind} ${mail.subject}`, async (held) => {
      const delivery = await deliver(held, mail, room, run);
      if (delivery) await settle(mail, delivery, room, run);
    });
  };

/** Null when the mail has been settled before. */
async function deliver(held: Database, mail: Mail, room: MailRoom, run: JobRun): Promise<Delivery | null> {
  const queued = await findQueuedMail(held, mail.kind, mail.subject);
  if (!queued) return null;
  const shop = await room.shop();
  const written = await writeLetter(held, mail.kind, mail.subject, { name: shop.name, url: room.publicUrl });
  if (!written) return { state: 'refused', why: 'there is nobody to write to' };
  const cause = { ...mail, at: queued.queuedAt };
  try {
    return await room.post.deliver({ cause, shop, ...written }, run.signal);
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    return { state: 'refused', why: `given up after ${run.attempt} attempts: ${(error as Error).message}` };
  }
}

async function settle(
  mail: Mail,
  delivery: Delivery,
  { db, clock }: MailRoom,
  { log }: JobRun,
): Promise<void> {
  const note = delivery.state === 'sent' ? '' : delivery.why;
  const state = delivery.state === 'sent' ? 'sent' : 'dropped';
  if (state === 'dropped') log.warn({ mail: mail.kind, about: mail.subject, why: note }, 'mail dropped');
  await surely(() => settleMail(db, mail, { state, note, now: clock() }));
}
