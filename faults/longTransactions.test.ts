/** Transactions that stay open for long, such as that of a backup, delay only their own events. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { hasEvents, recordEvent } from '#server/outbox/outboxQueries.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { expectNothingLost } from './checkShop.ts';
import { openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { judgedMs, sized, timeout } from './size.ts';
import { watchOutbox } from './watchOutbox.ts';

const openForMs = sized(3_000, 60_000);
/** A quarter of a second is the goal. Shop, clients and database share this machine. */
const longestWaitMs = judgedMs(1_000);

const { url, db } = await openTestDatabase({ idleInTransactionMs: 0, statementTimeoutMs: 60_000 });
const shop = await openShopUnderTest({ env: { DATABASE_URL: url } });
const registered = await registerCustomers(shop.address, 6, 900_000);
afterAll(() => shop.stop());

/** Returns when the transaction has done its first work. It stays open until `end`. */
async function openTransaction(
  first: (trx: Database) => Promise<unknown>,
): Promise<{ end(): Promise<void> }> {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  const ended = transaction.execute(async (trx) => {
    await first(trx);
    begun.resolve();
    await released.promise;
  });
  const end = () => {
    released.resolve();
    return ended;
  };
  onTestFinished(end);
  await Promise.race([begun.promise, ended]);
  return { end };
}

it('events are applied while other transactions stay open', { timeout }, async () => {
  const { during, history } = await openClientRounds([shop.address], registered);
  // PostgreSQL keeps every deleted event that this one could still see.
  const reading = await openTransaction((trx) => sql`select from outbox`.execute(trx));
  const product = registered.products[0]?.id ?? '';
  const writing = await openTransaction((trx) =>
    recordEvent(trx, { kind: 'reviewChanged', product, stars: true }),
  );
  const watching = new AbortController();
  const waited = watchOutbox(db, watching.signal);
  onTestFinished(() => watching.abort());
  await during(() => pause(openForMs));
  watching.abort();
  const longest = await waited;
  await vi.waitUntil(async () => !(await hasEvents(db)), { timeout: 20_000 });
  await writing.end();
  const committed = performance.now();
  await vi.waitUntil(async () => !(await hasEvents(db)), { timeout: 20_000, interval: 10 });
  const late = performance.now() - committed;
  await reading.end();
  await expectNothingLost(shop, history);
  report({
    fault: `Two transactions stay open for ${openForMs / 1000} s`,
    counts: {
      requests: history.requests,
      'event waited, ms (longest)': Math.round(longest),
      'event of such a transaction waited, ms': Math.round(late),
      lost: 0,
    },
  });
  expect(Math.max(longest, late)).toBeLessThan(longestWaitMs);
});
