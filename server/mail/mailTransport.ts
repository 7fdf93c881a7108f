/** How mails leave: through the mail server of SMTP_URL or, without one, as files that mail programs can open. */
import { join } from 'node:path';
import type { NodemailerError } from 'nodemailer';
import type { Log } from '#server/context.ts';
import { fileNameOf, outboxOf, writeWhole } from './fileOutbox.ts';
import { type MailSettings, mailDomain, messageOf, type OutgoingMail } from './message.ts';

/** `refused`: the recipient cannot be reached, and another attempt would not help. */
export type Delivery = { state: 'sent' } | { state: 'refused'; why: string };

export interface MailTransport {
  /** Throws on a temporary failure. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
}

/** Opens the transport that the settings name. The library is large, so it is loaded with the first mail. */
export function openMailTransport(settings: MailSettings, log: Log): MailTransport {
  let opened: Promise<MailTransport> | undefined;
  return {
    async deliver(mail, signal) {
      opened ??=
        settings.smtpUrl === null ? toFiles(settings, log) : toServer(settings.smtpUrl, settings, log);
      return (await opened).deliver(mail, signal);
    },
  };
}

async function toFiles(settings: MailSettings, log: Log): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = outboxOf(settings);
  return {
    async deliver(mail, signal) {
      const { message } = await writer.sendMail({ ...messageOf(mail, settings), signal });
      const file = join(outbox, fileNameOf(mail.trigger, 'eml'));
      await writeWhole(outbox, file, message as Buffer);
      log.info({ file }, `mail written to ${file}`);
      return { state: 'sent' };
    },
  };
}

/** A server that is silent for this long counts as dead. This is shorter than the job's own time limit. */
const connectMs = 10_000;
const silenceMs = 20_000;

async function toServer(smtpUrl: string, settings: MailSettings, log: Log): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
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
  const logsIn = url.username !== '';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return {
    url: url.href,
    name: mailDomain(publicUrl),
    // A password goes to another machine only over TLS, unless the URL says otherwise.
    ...(logsIn && !isLocal && !url.searchParams.has('requireTLS') && { requireTLS: true }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  };
}

/**
 * The server's response may contain the recipient's address and ends up in logs. So only its codes are stored. A
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
