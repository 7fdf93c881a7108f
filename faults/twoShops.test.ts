/**
 * Two processes of the shop on one PostgreSQL. One of them is killed or frozen at random moments under load: nothing is lost
 * or counted twice, the other goes on, and each shows what was changed through the other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { callShop } from './callShop.ts';
import { expectNoOrphans, expectNothingLost } from './checkShop.ts';
import { type ClientRounds, openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { freeze } from './frozenShop.ts';
import { emptyHistory, waitForResponses } from './history.ts';
import { orderOf, type ProductOnSale } from './productsForSale.ts';
import { type Random, randomOf } from './random.ts';
import { report } from './results.ts';
import { openShopUnderTest, type ShopUnderTest } from './shopUnderTest.ts';
import { judgedMs, sized, timeout } from './size.ts';
import { timeChanges } from './visibleChanges.ts';
import { watchOutbox } from './watchOutbox.ts';

const rounds = sized(3, 50);
const shownMs = judgedMs(1_000);
const takeoverMs = judgedMs(5_000);

const { url, db } = await openTestDatabase({ statementTimeoutMs: 60_000 });
const dataDir = await mkdtemp(join(tmpdir(), 'kakon-two-shops-'));
// Both start at the same time, on an empty database.
const shops = await Promise.all([1, 2].map(() => openShopUnderTest({ env: { DATABASE_URL: url }, dataDir })));
const [first, second] = shops as [ShopUnderTest, ShopUnderTest];
const registered = await registerCustomers(first.address, 6, 900_000);
/** Where clients send their requests. */
const serving = shops.map(({ address }) => address);

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await Promise.all(shops.map((shop) => shop.recover()));
});

/** Counts of the whole run. */
const counts = { kills: 0, freezes: 0, 'frozen while applying events': 0 };

async function freezeFor(ms: number, victim: ShopUnderTest, random: Random): Promise<void> {
  counts.freezes += 1;
  if (await freeze(victim.process, { db, random, application: 'kakon projections' }))
    counts['frozen while applying events'] += 1;
  // As a load balancer does that checks its servers.
  serving.splice(serving.indexOf(victim.address), 1);
  await pause(ms);
}

async function killAndStart(victim: ShopUnderTest, random: Random): Promise<void> {
  counts.kills += 1;
  victim.process.kill('SIGKILL');
  await pause(random.whole(1_000));
  await victim.startAgain();
}

const faults: ((victim: ShopUnderTest, random: Random) => Promise<void>)[] = [
  killAndStart,
  async (victim, random) => {
    await freezeFor(random.whole(7_000), victim, random);
    victim.process.kill('SIGCONT');
    serving.push(victim.address);
  },
  async (victim, random) => {
    await freezeFor(random.whole(7_000), victim, random);
    await killAndStart(victim, random);
    serving.push(victim.address);
  },
];

/** Keeps the longest time of each kind. */
function noteLongest(longest: Record<string, number>, times: Record<string, number>): void {
  for (const [what, ms] of Object.entries(times))
    longest[what] = Math.max(longest[what] ?? 0, Math.round(ms));
}

/** Returns the longest wait of an event in ms. */
async function survive(round: number, { during, history }: ClientRounds): Promise<number> {
  const watching = new AbortController();
  const waited = watchOutbox(db, watching.signal);
  try {
    await during(async (random) => {
      await waitForResponses(history, 10 + random.whole(60));
      await faults[round % faults.length]?.(random.one(shops), random);
      await Promise.all(shops.map((shop) => shop.untilReady()));
      await waitForResponses(history, 20);
    });
    for (const shop of shops) await expectNothingLost(shop, history);
  } finally {
    watching.abort();
    await waited;
  }
  return waited;
}

it(`one of two processes is killed or frozen, ${rounds} times`, { timeout }, async () => {
  const clientRounds = await openClientRounds(serving, registered);
  const { history } = clientRounds;
  const longest: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    noteLongest(longest, { 'event waited': await survive(round, clientRounds) });
    for (const [writer, reader] of [serving, serving.toReversed()] as [string, string][]) {
      noteLongest(longest, await timeChanges({ ...registered, writer, reader }));
    }
  }
  await expectNoOrphans(first);
  const { 'event waited': eventWaited = 0, ...shown } = longest;
  report({
    fault: 'One of two processes of the shop is killed or frozen',
    counts: {
      ...counts,
      requests: history.requests,
      'lost responses': history.lostResponses.length,
      '503': history.refused,
      'orders confirmed': history.attempts.filter(({ placed }) => placed).length,
      lost: 0,
      duplicated: 0,
      'event waited, ms (longest)': eventWaited,
      'change shown by the other process after, ms (longest)': Object.entries(shown)
        .map((each) => each.join(' '))
        .join(', '),
    },
  });
  expect(eventWaited).toBeLessThan(takeoverMs);
  expect(Math.max(...Object.values(shown))).toBeLessThan(shownMs);
});

it('a process that is frozen in the middle of an order stops no order of the other', {
  timeout,
}, async () => {
  const { address, process } = first;
  onTestFinished(() => void process.kill('SIGCONT'));
  const stopping = new AbortController();
  // One at a time: of those that wait for each other, each is ended only after it got its locks.
  const ordering = orderUntil(stopping.signal, address);
  const isFrozen = await freeze(process, { db, random: randomOf(5), application: 'kakon' });
  stopping.abort();
  const times = await Promise.all(registered.products.map((product) => timeOrder(second.address, product)));
  process.kill('SIGCONT');
  await ordering;
  expect(isFrozen).toBe(true);
  report({
    fault: 'A process of the shop is frozen in the middle of an order',
    counts: { 'orders of the same products by another process, ms': times.map(Math.round).join(', ') },
  });
  await expectNothingLost(second, emptyHistory());
});

const order = (address: string, products: readonly ProductOnSale[]) =>
  callShop(address, 'POST', '/orders', {
    token: registered.tokens[0],
    body: orderOf(products),
    key: crypto.randomUUID(),
  });

async function orderUntil(signal: AbortSignal, address: string): Promise<void> {
  while (!signal.aborted) await order(address, registered.products);
}

/** Returns the milliseconds that an order took. */
async function timeOrder(address: string, product: ProductOnSale): Promise<number> {
  const startedAt = performance.now();
  expect((await order(address, [product])).status).toBe(201);
  return performance.now() - startedAt;
}
