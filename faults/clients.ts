/**
 * Clients that order, cancel, deliver, review and upload without pause, whatever happens to the shop. They
 * record every confirmation, so that a check can compare it with the database.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type CallOptions, callShop, type ShopResponse } from './callShop.ts';
import { type Good, orderOf } from './productsForSale.ts';
import type { Random } from './random.ts';

interface Attempt {
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
  /** Requests without any response. */
  lostResponses: number;
  /** Responses 503 with `Retry-After`. */
  refused: number;
  /** Responses that should never occur. */
  unexpected: string[];
}

interface RunningClients {
  /** Resolves when all have finished their current request. */
  stop(): Promise<void>;
}

interface ClientOptions {
  address: string;
  tokens: readonly string[];
  owner: string;
  goods: readonly Good[];
  photo: Buffer;
  random: Random;
  /** The history of earlier clients, which these clients continue. */
  history: History;
  /** Makes the idempotency keys unique. */
  name: string;
}

export const emptyHistory = (): History => ({
  attempts: [],
  photos: [],
  reviews: [],
  requests: 0,
  lostResponses: 0,
  refused: 0,
  unexpected: [],
});

type Method = Parameters<typeof callShop>[1];

/** Null without a response, or if the response asks to retry. */
export async function tryToCall(
  history: History,
  address: string,
  [method, path, options]: [Method, string, CallOptions],
  expected: readonly number[],
): Promise<ShopResponse | null> {
  history.requests += 1;
  try {
    const answer = await callShop(address, method, path, options);
    if (answer.status === 503 && /^\d+$/.test(answer.retryAfter ?? '')) {
      history.refused += 1;
      return null;
    }
    if (expected.includes(answer.status)) return answer;
    history.unexpected.push(
      `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
    );
    return null;
  } catch {
    history.lostResponses += 1;
    return null;
  }
}

/** The wait before a retry. */
const retryMs = 60;

export function startClients(options: ClientOptions): RunningClients {
  const { address, tokens, owner, goods, photo, random, history, name } = options;
  const { attempts } = history;
  let stopping = false;
  let keys = 0;

  const send = (method: Method, path: string, call: CallOptions, expected: readonly number[]) =>
    tryToCall(history, address, [method, path, call], expected);
  const ofToken = (token: string, is: (attempt: Attempt) => boolean) =>
    attempts.filter((each) => each.token === token && each.placed && !each.unsure && is(each));

  const newAttempt = (token: string): Attempt => {
    const order = orderOf(random.shuffled(goods).slice(0, 1 + random.whole(2)));
    return { key: `${name}-${keys++}`, token, order, placed: null, confirmed: 'pending', unsure: false };
  };

  /** An order without response is repeated before anything else. */
  async function order(token: string): Promise<boolean> {
    const open = attempts.find((each) => each.token === token && !each.placed);
    const attempt = open ?? newAttempt(token);
    if (!open) attempts.push(attempt);
    const { order: body, key } = attempt;
    const answer = await send('POST', '/orders', { token, body, key }, [201]);
    if (answer) attempt.placed = answer.body;
    return answer !== null;
  }

  async function cancel(token: string): Promise<boolean> {
    const own = ofToken(token, ({ confirmed }) => confirmed === 'pending');
    if (own.length === 0) return order(token);
    const attempt = random.one(own);
    attempt.unsure = true;
    const answer = await send('PUT', `/orders/${attempt.placed?._id}/cancel`, { token }, [200, 409]);
    if (answer) attempt.unsure = false;
    if (answer?.status === 200) attempt.confirmed = 'cancelled';
    return answer !== null;
  }

  /** As the admin, since a customer's photos are limited in number. */
  async function sendPhoto(): Promise<boolean> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await send('POST', '/upload/single', { token: owner, form }, [201]);
    if (answer) history.photos.push(answer.body.publicId);
    return answer !== null;
  }

  async function review(token: string): Promise<boolean> {
    const own = ofToken(token, ({ confirmed }) => confirmed === 'delivered');
    if (own.length === 0) return order(token);
    const { placed } = random.one(own);
    const body = {
      productId: random.one(placed?.orderItems ?? []).product,
      orderId: placed?._id,
      rating: 1 + random.whole(5),
      comment: 'As on the photo',
    };
    const answer = await send('POST', '/reviews', { token, body }, [201, 409]);
    if (answer?.status === 201) history.reviews.push(answer.body.review._id);
    return answer !== null;
  }

  async function deliver(): Promise<boolean> {
    const open = attempts.filter(
      ({ placed, confirmed, unsure }) =>
        placed && !unsure && confirmed !== 'cancelled' && confirmed !== 'delivered',
    );
    if (open.length === 0) {
      await pause(retryMs);
      return true;
    }
    const attempt = random.one(open.slice(-20));
    const status = attempt.confirmed === 'pending' ? 'shipped' : 'delivered';
    attempt.unsure = true;
    const path = `/orders/${attempt.placed?._id}/status`;
    const answer = await send('PUT', path, { token: owner, body: { status } }, [200, 409]);
    if (answer) attempt.unsure = false;
    if (answer?.status === 200) attempt.confirmed = status;
    return answer !== null;
  }

  const customerOnce = (token: string) => {
    const roll = random.whole(100);
    if (roll < 55) return order(token);
    if (roll < 75) return cancel(token);
    return roll < 88 ? review(token) : sendPhoto();
  };

  async function repeat(doing: () => Promise<boolean>): Promise<void> {
    while (!stopping) if (!(await doing())) await pause(retryMs);
  }

  const all = Promise.all([...tokens.map((token) => repeat(() => customerOnce(token))), repeat(deliver)]);
  return {
    async stop() {
      stopping = true;
      await all;
    },
  };
}
