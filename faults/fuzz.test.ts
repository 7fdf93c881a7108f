/**
 * Several clients send valid, borderline and invalid requests in random order, built from the API's own
 * document, and reuse the ids they have seen. No 5xx, only documented responses, no data of other users, no
 * memory growth, no broken invariant. `FUZZ_SEED` changes the sequence.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startProjections } from '#server/projections/startProjections.ts';
import { closeAtEnd } from '#server/testing/closings.ts';
import { quietLog } from '#server/testing/logs.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { type Fault, runFuzzClient } from './fuzzClient.ts';
import { brokenInvariants } from './invariantQueries.ts';
import { documentedOperations } from './requestShapes.ts';
import { report } from './results.ts';
import { sized, timeout } from './size.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? sized(10_000, 1_000_000));
const requestsPerClient = 250;
const atOnce = 4;
const firstSeed = Number(process.env.FUZZ_SEED ?? 1) * 1_000_000;
/** Stops after this many faults. */
const enoughFaults = 5;
const allowedGrowth = 24 * 1024 * 1024;

const shop = await openTestApp({ listening: true });
const projections = startProjections(shop.url, quietLog);
closeAtEnd(projections.close);
const operations = documentedOperations();
const photo = await jpeg({ width: 40, height: 30 });

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

it(`responds to ${requests} requests in random order as the API’s document says`, { timeout }, async () => {
  // This admin keeps the rights even if clients change each other's.
  await buildAdmin(shop.db);
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  const rounds = Math.ceil(requests / requestsPerClient / atOnce);
  // At least one, since the first requests also load code.
  const warmUpRounds = Math.max(1, Math.floor(rounds / 3));
  let afterWarmUp = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && faults.length < enoughFaults; round += 1) {
    if (round === warmUpRounds) afterWarmUp = heap();
    const seeds = Array.from({ length: atOnce }, (_, n) => firstSeed + round * atOnce + n);
    const results = await Promise.all(
      seeds.map((seed) => runFuzzClient({ shop, operations, photo, seed, requests: requestsPerClient })),
    );
    for (const result of results) {
      faults.push(...result.faults);
      for (const [status, count] of result.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
    if (round % 100 === 99) {
      expect(await brokenInvariants(shop.db)).toEqual({});
      console.info(`${(round + 1) * atOnce * requestsPerClient} requests, ${faults.length} faults`);
    }
  }
  expect(faults.slice(0, enoughFaults)).toEqual([]);
  expect(await brokenInvariants(shop.db)).toEqual({});
  const growth = heap() - afterWarmUp;
  const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  report({
    fault: 'Random request sequences built from the API’s own document',
    counts: {
      requests: rounds * atOnce * requestsPerClient,
      '5xx': 0,
      'undocumented responses': 0,
      'heap growth, MB': (growth / 1024 / 1024).toFixed(1),
      statuses: seen.join(', '),
    },
  });
  expect(growth).toBeLessThan(allowedGrowth);
});
