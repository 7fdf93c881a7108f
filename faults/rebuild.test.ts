/** Everything derived is counted from scratch again and again while the shop sells. No event is lost or counted twice. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { expectNothingLost } from './checkShop.ts';
import { openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { waitForResponses } from './history.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const times = sized(20, 200);

const { url, db } = await openTestDatabase();
const shop = await openShopUnderTest({ env: { DATABASE_URL: url } });
const registered = await registerCustomers(shop.address, 6, 900_000);
afterAll(() => shop.stop());

it(`a running shop counts everything from scratch, ${times} times`, { timeout }, async () => {
  const { during, history } = await openClientRounds([shop.address], registered);
  await during(async (random) => {
    await waitForResponses(history, 20);
    for (let n = 0; n < times; n += 1) {
      await rebuildProjections(db);
      await pause(random.whole(100));
    }
  });
  await expectNothingLost(shop, history);
  expect(history.lostResponses).toEqual([]);
  report({
    fault: 'Everything derived is counted from scratch while the shop sells',
    counts: { times, requests: history.requests, '503': history.refused, lost: 0, duplicated: 0 },
  });
});
