/** A database behind a faulty network: everything confirmed exists, and the shop recovers. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { expectConsistent, orphans, retryLostResponses } from './checkShop.ts';
import { openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { type FaultyNetwork, openFaultyNetwork } from './faultyNetwork.ts';
import { type Random, randomOf } from './random.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const rounds = sized(2, 25);
/** The statement timeout, plus the shop's pause before a retry. */
const longestSilenceMs = 30_000;

const connection = await openTestDatabase({ statementTimeoutMs: 60_000 });
const network = await openFaultyNetwork(connection.url, randomOf(3));
const shop = await openShopUnderTest({ env: { DATABASE_URL: network.url } });
const company = await registerCustomers(shop.address, 6, 900_000);
const clientRounds = await openClientRounds();
const { history } = clientRounds;

const faults: Record<string, (network: FaultyNetwork, random: Random) => Promise<unknown>> = {
  'delays every packet': async ({ becomes }, random) => {
    becomes('slow');
    await pause(500 + random.whole(1_500));
  },
  'is cut': async ({ becomes }, random) => {
    becomes('cut');
    await pause(200 + random.whole(2_000));
  },
  'resets its connections, again and again': async ({ reset }, random) => {
    for (let times = 0; times < 5; times += 1) {
      reset();
      await pause(random.whole(300));
    }
  },
  'stalls for a while': async ({ becomes }, random) => {
    becomes('hanging');
    await pause(500 + random.whole(3_000));
  },
};

async function survive(fault: (network: FaultyNetwork, random: Random) => Promise<unknown>): Promise<number> {
  const { clients, random } = clientRounds.start(shop, company);
  await pause(200 + random.whole(600));
  await fault(network, random);
  network.becomes('fine');
  const away = await shop.untilWell(longestSilenceMs);
  await pause(200);
  await clients.stop();
  await retryLostResponses(shop.address, history);
  await expectConsistent(connection, history);
  return away;
}

afterAll(() => shop.stop());

it.each(Object.keys(faults))(`the network %s, ${rounds} times`, { timeout }, async (name) => {
  const { requests, lostResponses, refused } = history;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    longest = Math.max(longest, await survive(faults[name] as (typeof faults)[string]));
  }
  // The shop itself never stopped: it answered every request.
  expect(history.lostResponses - lostResponses).toBe(0);
  report({
    fault: `The network to the database ${name}`,
    counts: {
      times: rounds,
      requests: history.requests - requests,
      '503': history.refused - refused,
      lost: 0,
      duplicated: 0,
      'recovered after, ms (longest)': Math.round(longest),
    },
  });
});

it('the network drops all connections silently', { timeout }, async () => {
  const { lostResponses } = history;
  const away = await survive(async ({ becomes }) => {
    becomes('forgetful');
    await pause(1_000);
  });
  expect(history.lostResponses - lostResponses).toBe(0);
  report({
    fault: 'The network to the database drops all connections silently',
    counts: { times: 1, lost: 0, duplicated: 0, 'recovered after, ms': Math.round(away) },
  });
});

it('leaves no orphaned file after the sweep', { timeout }, async () => {
  expect(await orphans(connection.db, shop.dataDir)).toEqual([]);
});
