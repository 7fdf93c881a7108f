/** SIGKILL at any moment, of the shop, of its PostgreSQL, and of both at once, in a stream of everything people do. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { jpeg } from '#server/testing/pictures.ts';
import { gather, nothingYet, type Remembered } from './crowd.ts';
import { gatherCompany } from './customers.ts';
import { diceOf } from './dice.ts';
import { tell } from './figures.ts';
import { expectKept, orphans } from './reckoning.ts';
import { openShopUnderFire, type ShopUnderFire } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';

const kills = sized(2, 50);
const customers = 6;
/** More than can be sold in all the rounds. */
const stock = 900_000;

const shop = await openShopUnderFire();
const company = await gatherCompany(shop.address, customers, stock);
const photo = await jpeg({ width: 120, height: 80 });
const remembered: Remembered = nothingYet();
let number = 0;

const victims: Record<string, (shop: ShopUnderFire) => void> = {
  'the shop': ({ process }) => process.kill('SIGKILL'),
  'its PostgreSQL': (of) => killPostmaster(of),
  'both at once': (of) => {
    killPostmaster(of);
    of.process.kill('SIGKILL');
  },
};

function killPostmaster(of: ShopUnderFire): void {
  const pid = of.postmaster();
  if (pid) process.kill(pid, 'SIGKILL');
}

const answered = () => remembered.requests - remembered.unanswered - remembered.sentAway;

/** So many more than there were: each kill meets a stream at work, however busy the machine is. */
async function someAnswers(more: number): Promise<void> {
  const enough = answered() + more;
  while (answered() < enough) await pause(5);
}

/** One kill; answers how long nobody was served. */
async function killOnce(victim: string): Promise<number> {
  number += 1;
  const dice = diceOf(number);
  const crowd = gather({ ...company, address: shop.address, photo, dice, remembered, name: `${number}` });
  await someAnswers(10 + dice.whole(60));
  await pause(dice.whole(200));
  const postmaster = shop.postmaster();
  victims[victim]?.(shop);
  const begun = performance.now();
  // What is not the shop's own process comes back by itself.
  if (victim !== 'its PostgreSQL') await shop.startAgain();
  while (victim !== 'the shop' && shop.postmaster() === postmaster) await pause(10);
  await shop.untilWell();
  const away = performance.now() - begun;
  await pause(100);
  await crowd.leave();
  await expectKept(shop, remembered);
  return away;
}

afterAll(() => shop.stop());

describe('a kill of', () => {
  it.each(Object.keys(victims))(
    `%s, ${kills} times: nothing confirmed is lost, nothing is twice, nothing is half`,
    {
      timeout,
    },
    async (victim) => {
      const { requests, unanswered, sentAway } = remembered;
      const away: number[] = [];
      for (let round = 0; round < kills; round += 1) away.push(await killOnce(victim));
      tell({
        fault: `SIGKILL of ${victim}`,
        counts: {
          kills,
          requests: remembered.requests - requests,
          'lost answers': remembered.unanswered - unanswered,
          '503': remembered.sentAway - sentAway,
          'orders confirmed so far': remembered.attempts.filter(({ placed }) => placed).length,
          lost: 0,
          doubled: 0,
          'back after, ms (median, longest)': `${spread(away)}`,
        },
      });
    },
  );

  it('leaves no file of nobody, once the sweeper has been there', { timeout }, async () => {
    const books = await shop.openBooks();
    expect(remembered.photos.length).toBeGreaterThan(0);
    expect(await orphans(books.db, shop.dataDir)).toEqual([]);
    await books.close();
  });
});

function spread(all: number[]): string {
  const sorted = all.toSorted((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => Math.round(ms ?? 0)).join(', ');
}
