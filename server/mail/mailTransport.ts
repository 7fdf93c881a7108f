/** Chooses how mails leave: through the mail server of SMTP_URL, or as files in the outbox directory. */
import type { Log } from '#server/context.ts';
import type { MailSettings, MailTransport } from './message.ts';

/** Opens the transport that the settings name. Its libraries are large, so they are loaded with the first mail. */
export function openMailTransport(settings: MailSettings, log: Log): MailTransport {
  let opened: Promise<MailTransport> | undefined;
  return {
    async deliver(mail, signal) {
      opened ??= open(settings, log);
      return (await opened).deliver(mail, signal);
    },
  };
}

async function open(settings: MailSettings, log: Log): Promise<MailTransport> {
  if (settings.smtpUrl === null) return (await import('./fileTransport.ts')).fileTransport(settings, log);
  return (await import('./smtpTransport.ts')).smtpTransport(settings.smtpUrl, settings, log);
}
