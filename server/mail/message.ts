/** Builds the message for nodemailer: sender, recipient, date and both parts. Every transport uses it. */
import { isIP } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import { emailField } from '#domain/accounts.ts';
import { emailHtml, emailText } from './emailParts.ts';
import { type EmailTemplate, type Shop, withoutLinks } from './emailTemplate.ts';
import { dashed, digestOf, type Trigger } from './fileOutbox.ts';

export interface MailSettings {
  smtpUrl: string | null;
  publicUrl: string;
  dataDir: string;
}

/** The shop's domain. An IP address cannot be a sender's domain. */
export function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/[[\]]/g, '')) ? 'localhost' : hostname;
}

export const noReplyAddress = (publicUrl: string): string => `no-reply@${mailDomain(publicUrl)}`;

const addressOrNull = (text: string | null): string | null => emailField.safeParse(text).data ?? null;

/** A stray `%` makes decoding fail. Then the text is used as it is. */
function userOf({ username }: URL): string {
  try {
    return decodeURIComponent(username);
  } catch {
    return username;
  }
}

/**
 * The sender's address: `from` in the query of SMTP_URL; otherwise the SMTP user if it is an address, because many
 * servers accept no other; otherwise no-reply at the shop's domain.
 */
export function senderAddress({ smtpUrl, publicUrl }: MailSettings): string {
  const server = smtpUrl === null ? null : new URL(smtpUrl);
  return (
    addressOrNull(server?.searchParams.get('from') ?? null) ??
    addressOrNull(server && userOf(server)) ??
    noReplyAddress(publicUrl)
  );
}

export interface OutgoingMail {
  trigger: Trigger;
  /** The address without a name: the account's name could be an advertisement. */
  to: string;
  template: EmailTemplate;
  shop: Shop;
}

/** The same for every attempt, so that mailboxes show a repeated mail once. */
const messageIdOf = (trigger: Trigger, domain: string): string =>
  `<${dashed(trigger.kind)}.${digestOf(trigger)}@${domain}>`;

export function messageOf(
  { trigger, to, template, shop }: OutgoingMail,
  settings: MailSettings,
): SendMailOptions {
  const from = senderAddress(settings);
  return {
    from: { name: shop.name, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject: withoutLinks(template.subject),
    text: emailText(template, shop),
    html: emailHtml(template, shop),
    date: trigger.at,
    messageId: messageIdOf(trigger, mailDomain(settings.publicUrl)),
    // Keeps auto-replies from being sent to this address.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
