/** A database behind a faulty network: everything confirmed exists, and the shop recovers. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { expectNoOrphans, expectNothingLost } from './checkShop.ts';
import { type ClientRounds, openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { type FaultyNetwork, openFaultyNetwork } from './faultyNetwork.ts';
import { type Random, randomOf } from './random.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const rounds = sized(2, 25);
/** The statement timeout, plus the shop's pause before a retry. */
const longestSilenceMs = 30_000;
/** Nine seconds for running jobs, and a little for connections that lead nowhere. */
const longestStopMs = 20_000;

const { url } = await openTestDatabase();
const network = await openFaultyNetwork(url, randomOf(3));
const shop = await openShopUnderTest({ env: { DATABASE_URL: network.url }, urlForChecks: url });
const registered = await registerCustomers(shop.address, 6, 900_000);
afterAll(() => shop.stop(), longestStopMs);
beforeEach(() => shop.recover());

type NetworkFault = (network: FaultyNetwork, random: Random) => Promise<unknown>;

const faults: Record<string, NetworkFault> = {
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

/** Runs under load for a while, then checks all guarantees. Returns how long nobody was served. */
async function survive(fault: NetworkFault, { during, history }: ClientRounds): Promise<number> {
  const away = await during(async (random) => {
    await pause(200 + random.whole(600));
    try {
      await fault(network, random);
    } finally {
      network.becomes('fine');
    }
    const recoveredAfter = await shop.untilReady(longestSilenceMs);
    await pause(200);
    return recoveredAfter;
  });
  await expectNothingLost(shop, history);
  return away;
}

it.each(Object.keys(faults))(`the network %s, ${rounds} times`, { timeout }, async (name) => {
  const clientRounds = await openClientRounds([shop.address], registered);
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    longest = Math.max(longest, await survive(faults[name] as NetworkFault, clientRounds));
  }
  const { history } = clientRounds;
  // The shop itself never stopped: it responded to every request.
  expect(history.lostResponses).toEqual([]);
  await expectNoOrphans(shop);
  report({
    fault: `The network to the database ${name}`,
    counts: {
      times: rounds,
      requests: history.requests,
      '503': history.refused,
      lost: 0,
      duplicated: 0,
      'recovered after, ms (longest)': Math.round(longest),
    },
  });
});

it('the network drops all connections silently', { timeout }, async () => {
  const clientRounds = await openClientRounds([shop.address], registered);
  const away = await survive(async ({ becomes }) => {
    becomes('forgetful');
    await pause(1_000);
  }, clientRounds);
  expect(clientRounds.history.lostResponses).toEqual([]);
  await expectNoOrphans(shop);
  report({
    fault: 'The network to the database drops all connections silently',
    counts: { times: 1, lost: 0, duplicated: 0, 'recovered after, ms': Math.round(away) },
  });
});
