/** A shop whose statements are held up at random, the people who race in it, and how often they do. */
import { expect } from 'vitest';
import { type BuiltProduct, buildProduct, type ProductOptions } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp, type TestAnswer } from '#server/testing/testApp.ts';
import { brokenRules } from './bookQueries.ts';
import { type Dice, diceOf } from './dice.ts';
import { tell } from './figures.ts';
import { jittery } from './jitter.ts';
import { sized } from './size.ts';

const steady = await openTestApp();
export const shop = await openTestApp({
  beside: steady,
  services: { db: jittery(steady.pool, diceOf(7)) },
});
/** Not held up: to prepare and to look. */
export const { db } = steady;

export const buyers = await Promise.all(
  Array.from({ length: 8 }, async () => {
    const person = await buildCustomer(db);
    return { ...person, token: await steady.tokenOf(person) };
  }),
);

export const newAdmin = async () => {
  const person = await buildAdmin(db);
  return { ...person, token: await steady.tokenOf(person) };
};
const first = await newAdmin();
export const owner = first;

export const product = (options: ProductOptions = {}): Promise<BuiltProduct> =>
  buildProduct(db, { price: 100, ...options });

export const orderFor = (products: readonly BuiltProduct[], quantity = 1, choice: object = {}) => ({
  orderItems: products.map(({ id }) => ({ product: id, quantity, ...choice })),
  shippingAddress: deliverTo,
  paymentMethod: 'cash_on_delivery',
});

export const place = (token: string, body: object, key?: string): Promise<TestAnswer> =>
  shop.call('POST', '/orders', { token, body, headers: key ? { 'idempotency-key': key } : {} });

export const statuses = (answers: readonly TestAnswer[]): number[] =>
  answers.map(({ status }) => status).sort((one, other) => one - other);

/** All at once, begun in any order; answered in the order they were given. */
export async function atOnce<T>(dice: Dice, runners: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = new Array(runners.length);
  const order = dice.shuffled(runners.map((_, place) => place));
  await Promise.all(
    order.map(async (place) => {
      const run = runners[place];
      if (run) answers[place] = await run();
    }),
  );
  return answers;
}

interface Race {
  /** Beside which the hashing of passwords takes longest. */
  slow?: boolean;
}

/** Runs it again and again, each time by other dice, and goes over the books at the end. `RACES` says how often. */
export async function race(name: string, once: (dice: Dice) => Promise<void>, { slow }: Race = {}) {
  const rounds = Number(process.env.RACES ?? sized(slow ? 3 : 12, 2_000));
  for (let round = 0; round < rounds; round += 1) {
    try {
      await once(diceOf(round));
    } catch (error) {
      throw new Error(`in round ${round}`, { cause: error });
    }
  }
  expect(await brokenRules(db)).toEqual({});
  tell({ fault: `Race: ${name}`, counts: { rounds, 'rules broken': 0 } });
}
