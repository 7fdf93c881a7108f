/**
 * Customers and an owner who order, cancel, deliver, review and send photos without pause, whatever becomes of the shop,
 * and who remember what they were told: what was confirmed to them has to be so.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, type Asking, ask } from './askShop.ts';
import type { Dice } from './dice.ts';
import { type Good, orderOf } from './goodsForSale.ts';

interface Attempt {
  key: string;
  token: string;
  order: object;
  /** Null as long as no answer has come: it may be placed or not. */
  placed: { _id: string; orderNumber: string; orderItems: { product: string }[] } | null;
  /** What the shop has confirmed of it since. */
  confirmed: 'pending' | 'cancelled' | 'processing' | 'shipped' | 'delivered';
  /** Asked for without an answer: it may be so or not. */
  unsure: boolean;
}

export interface Remembered {
  attempts: Attempt[];
  /** Ids of photos that were taken in. */
  photos: string[];
  /** Ids of reviews that were taken. */
  reviews: string[];
  requests: number;
  /** No answer at all. */
  unanswered: number;
  /** 503 with a word on when to come again. */
  sentAway: number;
  /** Anything that should never be answered. */
  unexpected: string[];
}

interface Crowd {
  remembered: Remembered;
  /** They finish what they are at. */
  leave(): Promise<void>;
}

interface CrowdOptions {
  address: string;
  tokens: readonly string[];
  owner: string;
  goods: readonly Good[];
  photo: Buffer;
  dice: Dice;
  /** In their place already: a crowd that goes on. */
  remembered?: Remembered;
  /** Told apart from the keys of others. */
  name: string;
}

export const nothingYet = (): Remembered => ({
  attempts: [],
  photos: [],
  reviews: [],
  requests: 0,
  unanswered: 0,
  sentAway: 0,
  unexpected: [],
});

type Call = Parameters<typeof ask>[1];

/** Null where no answer came, or one that says come again. */
export async function tryToAsk(
  memory: Remembered,
  address: string,
  [method, path, asking]: [Call, string, Asking],
  expected: readonly number[],
): Promise<Asked | null> {
  memory.requests += 1;
  try {
    const answer = await ask(address, method, path, asking);
    if (answer.status === 503 && /^\d+$/.test(answer.retryAfter ?? '')) {
      memory.sentAway += 1;
      return null;
    }
    if (expected.includes(answer.status)) return answer;
    memory.unexpected.push(
      `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
    );
    return null;
  } catch {
    memory.unanswered += 1;
    return null;
  }
}

/** As long as a phone waits before it tries again. */
const breathMs = 60;

export function gather(options: CrowdOptions): Crowd {
  const { address, tokens, owner, goods, photo, dice, name } = options;
  const remembered = options.remembered ?? nothingYet();
  const { attempts } = remembered;
  let leaving = false;
  let keys = 0;

  const send = (call: Call, path: string, asking: Asking, expected: readonly number[]) =>
    tryToAsk(remembered, address, [call, path, asking], expected);
  const ofToken = (token: string, is: (attempt: Attempt) => boolean) =>
    attempts.filter((each) => each.token === token && each.placed && !each.unsure && is(each));

  const newAttempt = (token: string): Attempt => {
    const order = orderOf(dice.shuffled(goods).slice(0, 1 + dice.whole(2)));
    return { key: `${name}-${keys++}`, token, order, placed: null, confirmed: 'pending', unsure: false };
  };

  /** Whoever has had no answer asks for the same again before anything else. */
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
    const attempt = dice.one(own);
    attempt.unsure = true;
    const answer = await send('PUT', `/orders/${attempt.placed?._id}/cancel`, { token }, [200, 409]);
    if (answer) attempt.unsure = false;
    if (answer?.status === 200) attempt.confirmed = 'cancelled';
    return answer !== null;
  }

  async function sendPhoto(token: string): Promise<boolean> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await send('POST', '/upload/single', { token, form }, [201]);
    if (answer) remembered.photos.push(answer.body.publicId);
    return answer !== null;
  }

  async function review(token: string): Promise<boolean> {
    const own = ofToken(token, ({ confirmed }) => confirmed === 'delivered');
    if (own.length === 0) return order(token);
    const { placed } = dice.one(own);
    const body = {
      productId: dice.one(placed?.orderItems ?? []).product,
      orderId: placed?._id,
      rating: 1 + dice.whole(5),
      comment: 'As on the photo',
    };
    const answer = await send('POST', '/reviews', { token, body }, [201, 409]);
    if (answer?.status === 201) remembered.reviews.push(answer.body.review._id);
    return answer !== null;
  }

  async function deliver(): Promise<boolean> {
    const open = attempts.filter(
      ({ placed, confirmed, unsure }) =>
        placed && !unsure && confirmed !== 'cancelled' && confirmed !== 'delivered',
    );
    if (open.length === 0) {
      await pause(breathMs);
      return true;
    }
    const attempt = dice.one(open.slice(-20));
    const status = attempt.confirmed === 'pending' ? 'shipped' : 'delivered';
    attempt.unsure = true;
    const path = `/orders/${attempt.placed?._id}/status`;
    const answer = await send('PUT', path, { token: owner, body: { status } }, [200, 409]);
    if (answer) attempt.unsure = false;
    if (answer?.status === 200) attempt.confirmed = status;
    return answer !== null;
  }

  const customerOnce = (token: string) => {
    const roll = dice.whole(100);
    if (roll < 55) return order(token);
    if (roll < 75) return cancel(token);
    return roll < 88 ? review(token) : sendPhoto(token);
  };

  async function keep(doing: () => Promise<boolean>): Promise<void> {
    while (!leaving) if (!(await doing())) await pause(breathMs);
  }

  const all = Promise.all([...tokens.map((token) => keep(() => customerOnce(token))), keep(deliver)]);
  return {
    remembered,
    async leave() {
      leaving = true;
      await all;
    },
  };
}
