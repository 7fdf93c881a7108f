/** A shop with random delays before its statements, its users, and the loop that repeats a race. */

import { expect } from 'vitest';
import { type BuiltProduct, buildProduct, type ProductOptions } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp, type TestResponse } from '#server/testing/testApp.ts';
import { withRandomDelays } from './delayedStatements.ts';
import { brokenInvariants } from './invariantQueries.ts';
import { type Random, randomOf } from './random.ts';
import { report } from './results.ts';
import { sized } from './size.ts';

const steady = await openTestApp();
export const shop = await openTestApp({
  beside: steady,
  services: { db: withRandomDelays(steady.pool, randomOf(7)) },
});
/** Without delays: for preparing and checking. */
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
export const admin = first;

export const product = (options: ProductOptions = {}): Promise<BuiltProduct> =>
  buildProduct(db, { price: 100, ...options });

export const orderFor = (products: readonly BuiltProduct[], quantity = 1, choice: object = {}) =>
  draftOf(
    products.map(({ id, price }) => ({ product: id, price, quantity, ...choice })),
    deliverTo,
  );

export const place = (token: string, body: object, key?: string): Promise<TestResponse> =>
  shop.call('POST', '/orders', { token, body, headers: key ? { 'idempotency-key': key } : {} });

export const statuses = (responses: readonly TestResponse[]): number[] =>
  responses.map(({ status }) => status).sort((one, other) => one - other);

/** Starts all at once in random order. Returns the results in the given order. */
export async function atOnce<T>(random: Random, runners: readonly (() => Promise<T>)[]): Promise<T[]> {
  const responses: T[] = new Array(runners.length);
  const order = random.shuffled(runners.map((_, place) => place));
  await Promise.all(
    order.map(async (place) => {
      const run = runners[place];
      if (run) responses[place] = await run();
    }),
  );
  return responses;
}

interface Race {
  /** True if password hashing takes most of the time. */
  slow?: boolean;
}

/** Repeats a race with different random numbers, then checks the invariants. `RACES` sets the number. */
export async function race(name: string, once: (random: Random) => Promise<void>, { slow }: Race = {}) {
  const rounds = Number(process.env.RACES ?? sized(slow ? 3 : 12, 2_000));
  for (let round = 0; round < rounds; round += 1) {
    try {
      await once(randomOf(round));
    } catch (error) {
      throw new Error(`in round ${round}`, { cause: error });
    }
  }
  expect(await brokenInvariants(db)).toEqual({});
  report({ fault: `Race: ${name}`, counts: { rounds, 'invariants broken': 0 } });
}
