/** Webhooks: what the shop tells other programs of the owner, when it tries again, and when it gives up. */
export const webhookEvents = {
  'order.placed': 'An order was placed',
  'order.status_changed': 'The status of an order has changed, or something came back',
  'stock.low': 'A product is low on stock',
  'stock.out': 'A product is sold out',
  'stock.back': 'A product is back in stock',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventValues = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The message of 'Send a Test', whatever events are chosen. */
export const testEvent = 'webhook.test';

export const MAX_WEBHOOKS = 10;
/** How many of its last messages are listed with a webhook. */
export const LISTED_DELIVERIES = 10;
/** Messages are signed with the former secret, too, for this long after a change. */
export const FORMER_SECRET_HOURS = 24;
/** A webhook that failed for this long without one success is switched off. */
export const FAILING_DAYS = 3;

const minute = 60;
const hour = 60 * minute;
/** Seconds between the attempts: about a day in all. */
export const retryPauses: readonly number[] = [
  10,
  minute,
  5 * minute,
  20 * minute,
  hour,
  3 * hour,
  6 * hour,
  13 * hour,
];

/** When to try again after so many attempts. Null: the message is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = retryPauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}

export const failsForDays = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * hour * 1000;

/** The events of a change of stock. A new product has none. */
export function stockEventOf(
  { before, after }: { before: number | null; after: number },
  lowStockLimit: number,
): WebhookEvent | null {
  if (before === null || before === after) return null;
  if (after <= 0) return before > 0 ? 'stock.out' : null;
  if (before <= 0) return 'stock.back';
  return before > lowStockLimit && after <= lowStockLimit ? 'stock.low' : null;
}

export const webhookMessages = {
  deleted: 'The webhook is deleted',
  tested: 'A test message is on its way',
  urlRule: 'Please enter an address that begins with https://',
  urlTooLong: 'The address is too long',
  urlWithLogin: 'The address must not contain a user name or a password',
  notPublic: 'This address is not on the public internet',
  notFound: 'No server was found at this address',
  eventsRule: 'Please choose at least one event',
  activeRule: 'Please say whether the webhook is on',
} as const;
