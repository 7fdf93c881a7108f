/** Builds the message for nodemailer: sender, recipient, date and both parts. Every transport uses it. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import { emailField } from '#domain/accounts.ts';
import { emailHtml, emailText } from './emailParts.ts';
import { type EmailTemplate, type Shop, withoutLinks } from './emailTemplate.ts';

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
    `no-reply@${mailDomain(publicUrl)}`
  );
}

/** The event that a mail is about. It is the same for every attempt to send. */
export interface MailTrigger {
  kind: string;
  subject: string;
  at: Date;
}

export interface OutgoingMail {
  trigger: MailTrigger;
  /** The address without a name: the account's name could be an advertisement. */
  to: string;
  template: EmailTemplate;
  shop: Shop;
}

/** Identifies the event without revealing who or what it is about. */
const digestOf = ({ kind, subject }: MailTrigger): string =>
  createHash('sha256').update(`${kind} ${subject}`).digest('hex').slice(0, 24);

const dashed = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sorts by time and contains no names: `2026-03-01T12-00-00-000Z-order-placed-….eml`. */
export const fileNameOf = (trigger: MailTrigger): string =>
  `${trigger.at.toISOString().replace(/[:.]/g, '-')}-${dashed(trigger.kind)}-${digestOf(trigger)}.eml`;

/** The same for every attempt, so that mailboxes show a repeated mail once. */
const messageIdOf = (trigger: MailTrigger, domain: string): string =>
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
