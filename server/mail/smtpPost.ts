/** Hands mails to the mail server of SMTP_URL. */
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Log } from '#server/http/context.ts';
import { messageOf } from './message.ts';
import type { Delivery, Post } from './post.ts';
import { type MailSettings, mailDomain } from './sender.ts';

/** A mail server that is silent for so long is taken for dead; the job ends before its own time is up. */
const connectMs = 10_000;
const silenceMs = 20_000;

export function smtpPost(smtpUrl: string, settings: MailSettings, log: Log): Post {
  const transport = createTransport(connectionOptions(smtpUrl, settings));
  return {
    async deliver(mail, signal) {
      try {
        await transport.sendMail({ ...messageOf(mail, settings), signal });
        log.info({ mail: mail.cause.kind, about: mail.cause.subject }, 'mail sent');
        return { state: 'sent' };
      } catch (error) {
        return refusalOrThrow(error as NodemailerError);
      }
    },
  };
}

function connectionOptions(smtpUrl: string, { publicUrl }: MailSettings) {
  const url = new URL(smtpUrl);
  url.searchParams.delete('from');
  const signsIn = url.username !== '';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return {
    url: url.href,
    name: mailDomain(publicUrl),
    // A password goes to another machine encrypted or not at all, unless the URL itself says otherwise.
    ...(signsIn && !isLocal && !url.searchParams.has('requireTLS') && { requireTLS: true }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  };
}

/**
 * What a server says may name the recipient, and ends in logs: only the numbers of its answer are kept. A refusal for
 * reasons of policy (x.7.x: relaying denied, not signed in) is the owner's to mend, so the mail is kept for then.
 */
function refusalOrThrow(error: NodemailerError): Delivery {
  const { code = error.name, command = '', responseCode = 0, response = '' } = error;
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  const why = ['SMTP', code, command, responseCode || '', detail].filter(Boolean).join(' ');
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (aboutThisMail && error.permanent && !detail.startsWith('5.7.')) return { state: 'refused', why };
  throw new Error(why);
}
