/** Who the shop's mails are from. */
import { isIP } from 'node:net';
import { emailField } from '#domain/accounts.ts';

export interface MailSettings {
  smtpUrl: string | null;
  publicUrl: string;
  dataDir: string;
}

/** The domain of the shop; a bare number is none that a mail could be from. */
export function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/[[\]]/g, '')) ? 'localhost' : hostname;
}

const addressOrNull = (text: string | null): string | null => emailField.safeParse(text).data ?? null;

/** A lone `%` in it stands for itself. */
function userOf({ username }: URL): string {
  try {
    return decodeURIComponent(username);
  } catch {
    return username;
  }
}

/**
 * The address mails come from: `from` in SMTP_URL's query; else the user SMTP_URL signs in as, where that is an
 * address, since many servers take mail from no other; else no-reply at the shop's own domain.
 */
export function senderAddress({ smtpUrl, publicUrl }: MailSettings): string {
  const server = smtpUrl === null ? null : new URL(smtpUrl);
  return (
    addressOrNull(server?.searchParams.get('from') ?? null) ??
    addressOrNull(server && userOf(server)) ??
    `no-reply@${mailDomain(publicUrl)}`
  );
}
