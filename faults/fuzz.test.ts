/**
 * The API's own document drives clients that come back to what they have seen: requests as they should be, at the edge,
 * and against the rules, in any order, several at once. No fault of the shop, every answer as documented, nobody told
 * of anybody else, no growth, and the books in order. `FUZZ_SEED` begins elsewhere.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildAdmin } from '#server/testing/people.ts';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { brokenRules } from './bookQueries.ts';
import { tell } from './figures.ts';
import { type Fault, live } from './life.ts';
import { documentedOperations } from './requestShapes.ts';
import { sized, timeout } from './size.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? sized(10_000, 1_000_000));
const aLife = 250;
const atOnce = 4;
const firstSeed = Number(process.env.FUZZ_SEED ?? 1) * 1_000_000;
/** Where there are more, the first will do to begin with. */
const enoughFaults = 5;
const allowedGrowth = 24 * 1024 * 1024;

const shop = await openTestApp({ listening: true });
const operations = documentedOperations();
const photo = await jpeg({ width: 40, height: 30 });

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

it(`answers ${requests} requests in random order as its document says`, { timeout }, async () => {
  // Whatever the lives do to each other's admins, this one stays.
  await buildAdmin(shop.db);
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  const rounds = Math.ceil(requests / aLife / atOnce);
  let afterWarmUp = 0;
  for (let round = 0; round < rounds && faults.length < enoughFaults; round += 1) {
    if (round === Math.floor(rounds / 3)) afterWarmUp = heap();
    const seeds = Array.from({ length: atOnce }, (_, n) => firstSeed + round * atOnce + n);
    const lives = await Promise.all(
      seeds.map((seed) => live({ shop, operations, photo, seed, requests: aLife })),
    );
    for (const lived of lives) {
      faults.push(...lived.faults);
      for (const [status, count] of lived.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
    if (round % 100 === 99) {
      expect(await brokenRules(shop.db)).toEqual({});
      console.info(`${(round + 1) * atOnce * aLife} requests, ${faults.length} faults`);
    }
  }
  expect(faults.slice(0, enoughFaults)).toEqual([]);
  expect(await brokenRules(shop.db)).toEqual({});
  const growth = heap() - afterWarmUp;
  const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  tell({
    fault: 'Requests made of the API’s document, in random sequences',
    counts: {
      requests: rounds * atOnce * aLife,
      'of our fault (5xx)': 0,
      'not as documented': 0,
      'heap grown, MB': (growth / 1024 / 1024).toFixed(1),
      answers: seen.join(', '),
    },
  });
  expect(growth).toBeLessThan(allowedGrowth);
});
