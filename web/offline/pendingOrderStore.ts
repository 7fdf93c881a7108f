/**
 * What a page and the service worker leave for each other in the cache `pendingOrder`. Its addresses keep the names of
 * earlier releases.
 */

/** Tag of the Background Sync. */
export const ORDER_SYNC = 'kakon-order';

/** Addresses that no page and no call has. */
export const pendingOrderPath = '/outbox/order';
export const answerPath = '/outbox/answer';

/** An order to be sent. */
export interface PendingOrderCopy {
  key: string;
  body: string;
  token: string;
  /** The worker has sent it and knows no answer. */
  isSent: boolean;
}

export interface WorkerAnswer {
  key: string;
  status: number;
  text: string;
}

/** Tells open pages that there is an answer. */
export const ANSWERED = 'kakon-answered';
