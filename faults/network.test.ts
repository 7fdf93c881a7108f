/** A database elsewhere, and a network between that fails in every way: each confirmed thing is so, and all is well after. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { gather, nothingYet } from './crowd.ts';
import { gatherCompany } from './customers.ts';
import { type Dice, diceOf } from './dice.ts';
import { tell } from './figures.ts';
import { type LossyNetwork, openLossyNetwork } from './lossyNetwork.ts';
import { askAgain, expectInOrder, orphans } from './reckoning.ts';
import { openShopUnderFire } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';

const rounds = sized(2, 25);
/** The longest a statement may take, and the shop's breath after. */
const longestSilenceMs = 30_000;

const books = await openTestDatabase({ statementTimeoutMs: 60_000 });
const network = await openLossyNetwork(books.url, diceOf(3));
const shop = await openShopUnderFire({ env: { DATABASE_URL: network.url } });
const company = await gatherCompany(shop.address, 6, 900_000);
const photo = await jpeg({ width: 120, height: 80 });
const remembered = nothingYet();
let number = 0;

const faults: Record<string, (network: LossyNetwork, dice: Dice) => Promise<unknown>> = {
  'delays every piece': async ({ becomes }, dice) => {
    becomes('slow');
    await pause(500 + dice.whole(1_500));
  },
  'is cut': async ({ becomes }, dice) => {
    becomes('cut');
    await pause(200 + dice.whole(2_000));
  },
  'resets its connections, again and again': async ({ reset }, dice) => {
    for (let times = 0; times < 5; times += 1) {
      reset();
      await pause(dice.whole(300));
    }
  },
  'moves nothing for a while': async ({ becomes }, dice) => {
    becomes('hanging');
    await pause(500 + dice.whole(3_000));
  },
};

async function survive(fault: (network: LossyNetwork, dice: Dice) => Promise<unknown>): Promise<number> {
  number += 1;
  const dice = diceOf(number);
  const crowd = gather({ ...company, address: shop.address, photo, dice, remembered, name: `${number}` });
  await pause(200 + dice.whole(600));
  await fault(network, dice);
  network.becomes('fine');
  const away = await shop.untilWell(longestSilenceMs);
  await pause(200);
  await crowd.leave();
  await askAgain(shop.address, remembered);
  await expectInOrder(books, remembered);
  return away;
}

afterAll(() => shop.stop());

it.each(Object.keys(faults))(`the network %s, ${rounds} times`, { timeout }, async (name) => {
  const { requests, unanswered, sentAway } = remembered;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    longest = Math.max(longest, await survive(faults[name] as (typeof faults)[string]));
  }
  // The shop itself was there all the time: it had an answer to everything.
  expect(remembered.unanswered - unanswered).toBe(0);
  tell({
    fault: `The network to the database ${name}`,
    counts: {
      times: rounds,
      requests: remembered.requests - requests,
      '503': remembered.sentAway - sentAway,
      lost: 0,
      doubled: 0,
      'well again after, ms (longest)': Math.round(longest),
    },
  });
});

it('the network forgets the connections there are, and nobody is told', { timeout }, async () => {
  const { unanswered } = remembered;
  const away = await survive(async ({ becomes }) => {
    becomes('forgetful');
    await pause(1_000);
  });
  expect(remembered.unanswered - unanswered).toBe(0);
  tell({
    fault: 'The network to the database forgets all connections, and nobody is told',
    counts: { times: 1, lost: 0, doubled: 0, 'well again after, ms': Math.round(away) },
  });
});

it('leaves no file of nobody, once the sweeper has been there', { timeout }, async () => {
  expect(await orphans(books.db, shop.dataDir)).toEqual([]);
});
