/** A letter made ready for the post: addressed, dated, with both of its parts. The same for every way of sending. */
import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { ShopSettings } from '#domain/shop.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import type { Addressee } from './mailQueries.ts';
import { type MailSettings, mailDomain, senderAddress } from './sender.ts';

/** What a mail is about, and when that came to be: the same at every try to send it. */
export interface Cause {
  kind: string;
  subject: string;
  at: Date;
}

export interface Posted {
  cause: Cause;
  to: Addressee;
  letter: Letter;
  shop: ShopSettings;
}

/** Names a cause without telling who or what it is about. */
const digestOf = ({ kind, subject }: Cause): string =>
  createHash('sha256').update(`${kind} ${subject}`).digest('hex').slice(0, 24);

const dashed = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sorts by time and names nobody: `2026-03-01T12-00-00-000Z-order-placed-….eml`. */
export const fileNameOf = (cause: Cause): string =>
  `${cause.at.toISOString().replace(/[:.]/g, '-')}-${dashed(cause.kind)}-${digestOf(cause)}.eml`;

/** The same at every try, so that mailboxes show a mail once that had to be sent again. */
const messageIdOf = (cause: Cause, domain: string): string =>
  `<${dashed(cause.kind)}.${digestOf(cause)}@${domain}>`;

export function messageOf({ cause, to, letter, shop }: Posted, settings: MailSettings): SendMailOptions {
  const from = senderAddress(settings);
  const head = { ...shop, url: settings.publicUrl };
  return {
    from: { name: shop.name, address: from },
    to: { name: to.name, address: to.email },
    envelope: { from, to: [to.email] },
    subject: letter.subject,
    text: letterText(letter, head),
    html: letterHtml(letter, head),
    date: cause.at,
    messageId: messageIdOf(cause, mailDomain(settings.publicUrl)),
    // Nobody's holiday notice should be answered to a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
