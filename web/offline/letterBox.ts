/** What a page and the service worker leave for each other in the cache `outbox`. */

/** Tag of the Background Sync. */
export const ORDER_SYNC = 'kakon-order';

/** Addresses that no page and no call has. */
export const letterPath = '/outbox/order';
export const answerPath = '/outbox/answer';

/** An order to be sent. */
export interface Letter {
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
