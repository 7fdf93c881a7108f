/** What the clients sent and which responses they received, so that a check can compare it with the database. */
import { expect } from 'vitest';
import { type CallOptions, callShop, type ShopResponse } from './callShop.ts';

export interface Attempt {
  key: string;
  token: string;
  order: object;
  /** Null until a response arrives: the order may exist or not. */
  placed: { _id: string; orderNumber: string; orderItems: { product: string }[] } | null;
  /** The last confirmed status. */
  confirmed: 'pending' | 'cancelled' | 'processing' | 'shipped' | 'delivered';
  /** True while a change has no response: it may have happened or not. */
  unsure: boolean;
}

export interface History {
  attempts: Attempt[];
  /** Ids of confirmed photos. */
  photos: string[];
  /** Ids of confirmed reviews. */
  reviews: string[];
  requests: number;
  /** Requests without any response: what was asked, how long it was waited for, and the error. */
  lostResponses: string[];
  /** Responses 503 with `Retry-After`. */
  refused: number;
  /** Responses that should never occur. */
  unexpected: string[];
}

export const emptyHistory = (): History => ({
  attempts: [],
  photos: [],
  reviews: [],
  requests: 0,
  lostResponses: [],
  refused: 0,
  unexpected: [],
});

const responsesOf = ({ requests, lostResponses, refused }: History) =>
  requests - lostResponses.length - refused;

/** Waits for this many more responses, so that each fault hits a shop under load on any machine. */
export async function waitForResponses(history: History, more: number): Promise<void> {
  const enough = responsesOf(history) + more;
  await expect
    .poll(() => responsesOf(history), { timeout: 60_000, interval: 5 })
    .toBeGreaterThanOrEqual(enough);
}

export type Call = [method: Parameters<typeof callShop>[1], path: string, options: CallOptions];

/** Null without a response, if the response asks to retry, or if it should never occur. */
export async function tryToCall(
  history: History,
  address: string,
  [method, path, options]: Call,
  expected: readonly number[],
): Promise<ShopResponse | null> {
  history.requests += 1;
  const startedAt = performance.now();
  try {
    const response = await callShop(address, method, path, options);
    if (response.status === 503 && /^\d+$/.test(response.retryAfter ?? '')) {
      history.refused += 1;
      return null;
    }
    if (expected.includes(response.status)) return response;
    history.unexpected.push(
      `${method} ${path}: ${response.status} ${JSON.stringify(response.body).slice(0, 200)}`,
    );
    return null;
  } catch (error) {
    history.lostResponses.push(
      `${method} ${path} after ${Math.round(performance.now() - startedAt)} ms: ${error}`,
    );
    return null;
  }
}
