/** Sends mails through the mail server of SMTP_URL. */
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Log } from '#server/context.ts';
import { type Delivery, type MailSettings, type MailTransport, mailDomain, messageOf } from './message.ts';

/** A server that is silent for this long counts as dead. This is shorter than the job's own time limit. */
const connectMs = 10_000;
const silenceMs = 20_000;

export function smtpTransport(smtpUrl: string, settings: MailSettings, log: Log): MailTransport {
  const transport = createTransport(connectionOptions(smtpUrl, settings));
  return {
    async deliver(mail, signal) {
      try {
        await transport.sendMail({ ...messageOf(mail, settings), signal });
        log.info({ mail: mail.trigger.kind, about: mail.trigger.subject }, 'mail sent');
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
    // A password goes to another machine only over TLS, unless the URL says otherwise.
    ...(signsIn && !isLocal && !url.searchParams.has('requireTLS') && { requireTLS: true }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  };
}

/**
 * The server's answer may contain the recipient's address and ends up in logs. So only its codes are stored. A
 * refusal for policy reasons (x.7.x: relaying denied, not authenticated) is a configuration error, so the mail stays
 * queued and is retried.
 */
function refusalOrThrow(error: NodemailerError): Delivery {
  const { code = error.name, command = '', responseCode = 0, response = '' } = error;
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  const why = ['SMTP', code, command, responseCode || '', detail].filter(Boolean).join(' ');
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (aboutThisMail && error.permanent && !detail.startsWith('5.7.')) return { state: 'refused', why };
  throw new Error(why);
}
