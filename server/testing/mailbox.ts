/** Delivers queued mails into memory. Uses the shop's own task. */
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { Database } from '#server/database/connect.ts';
import { messageOf } from '#server/mail/message.ts';
import { sendMail } from '#server/mail/sendMail.ts';
import { quietLog } from './logs.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const settings = { smtpUrl: null, publicUrl: 'https://kakon.example', dataDir: '/nowhere' };

export function openMailbox(db: Database, clock: () => Date) {
  const sent: SentMail[] = [];
  const send = sendMail({
    db,
    publicUrl: settings.publicUrl,
    clock,
    shopSettings: async () => defaultSettings,
    transport: {
      async deliver(mail) {
        const { subject, text, html } = messageOf(mail, settings);
        sent.push({ to: mail.to, subject: String(subject), text: String(text), html: String(html) });
        return { state: 'sent' };
      },
    },
  });
  return {
    /** All mails to this address so far, the oldest first. */
    async mailsTo(email: string): Promise<SentMail[]> {
      const queued = await db
        .selectFrom('mails')
        .select(['kind', 'subject_id as subject'])
        .where('state', '=', 'queued')
        .orderBy('queued_at')
        .execute();
      const run = { attempt: 1, isLastAttempt: false, signal: AbortSignal.timeout(10_000), log: quietLog };
      for (const mail of queued) await send(mail, run);
      return sent.filter(({ to }) => to === email);
    },
  };
}
