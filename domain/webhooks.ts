/** Webhooks: what the shop tells the admins' other programs, when it tries again, and when it gives up. */
export const webhookEventValues = [
  'order.placed',
  'order.status_changed',
  'stock.low',
  'stock.out',
  'stock.back',
] as const;
export type WebhookEvent = (typeof webhookEventValues)[number];

/** The message of 'Send a Test', whatever events are chosen. */
export const testEvent = 'webhook.test';

/** The most webhooks of the shop. */
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

/** When to try again after so many failed attempts, at least one. Null: the message is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = retryPauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}

/** True if a webhook has failed for so long that it is switched off. */
export const failsForDays = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * hour * 1000;

/** The event of a change of stock, in pieces. Null if there is none. `before` is null for a new product. */
export function stockEventOf(
  { before, after }: { before: number | null; after: number },
  lowStockLimit: number,
): WebhookEvent | null {
  if (before === null || before === after) return null;
  if (after <= 0) return before > 0 ? 'stock.out' : null;
  if (before <= 0) return 'stock.back';
  return before > lowStockLimit && after <= lowStockLimit ? 'stock.low' : null;
}
