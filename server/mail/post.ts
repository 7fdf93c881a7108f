/** How mails leave: by the mail server of SMTP_URL, or as files in the outbox. */
import type { Posted } from './message.ts';

/** `refused`: whoever it is for can't be written to, and trying again would not help. */
export type Delivery = { state: 'sent' } | { state: 'refused'; why: string };

export interface Post {
  /** Throws when it has not worked now but may later. */
  deliver(mail: Posted, signal: AbortSignal): Promise<Delivery>;
}
