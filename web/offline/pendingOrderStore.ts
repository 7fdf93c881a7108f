/**
 * What a page and the service worker leave for each other in the cache `pendingOrder`. Its addresses keep the names of
 * earlier releases.
 */

import type { Language } from '#texts/language.ts';

/** Tag of the Background Sync. */
export const ORDER_SYNC = 'kakon-order';

/** Addresses that no page and no call has. */
export const pendingOrderPath = '/outbox/order';
export const responsePath = '/outbox/answer';

/** An order to be sent. */
export interface PendingOrderCopy {
  key: string;
  body: string;
  token: string;
  /** Of the page. Emails and SMS about the order are in it. Copies of earlier releases have none. */
  language?: Language;
  /** The worker has sent it and knows no response. */
  isSent: boolean;
}

export interface WorkerResponse {
  key: string;
  status: number;
  text: string;
}

/** Tells open pages that there is a response. */
export const RESPONSE_STORED = 'kakon-answered';
