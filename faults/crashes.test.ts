/** SIGKILL at random moments under load: of the shop, of its PostgreSQL, and of both. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoOrphans, expectNothingLost } from './checkShop.ts';
import { type ClientRounds, openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { waitForResponses } from './history.ts';
import { report } from './results.ts';
import { openShopUnderTest, type ShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const kills = sized(2, 50);
const customers = 6;
/** More stock than all rounds can sell. */
const stock = 900_000;

const shop = await openShopUnderTest();
const registered = await registerCustomers(shop.address, customers, stock);
afterAll(() => shop.stop());
beforeEach(() => shop.recover());

const victims: Record<string, (shop: ShopUnderTest) => void> = {
  'the shop': ({ process }) => process.kill('SIGKILL'),
  'its PostgreSQL': (of) => killPostmaster(of),
  'both at once': (of) => {
    killPostmaster(of);
    of.process.kill('SIGKILL');
  },
};

function killPostmaster(of: ShopUnderTest): void {
  const pid = of.postmaster();
  if (pid) process.kill(pid, 'SIGKILL');
}

/** Kills once; returns how long nobody was served. */
async function killOnce(victim: string, { during, history }: ClientRounds): Promise<number> {
  const away = await during(async (random) => {
    await waitForResponses(history, 10 + random.whole(60));
    await pause(random.whole(200));
    const postmaster = shop.postmaster();
    victims[victim]?.(shop);
    const startedAt = performance.now();
    // Everything but the shop's own process recovers by itself.
    if (victim !== 'its PostgreSQL') await shop.startAgain();
    if (victim !== 'the shop')
      await expect.poll(shop.postmaster, { timeout: 60_000, interval: 10 }).not.toBe(postmaster);
    await shop.untilReady();
    const recoveredAfter = performance.now() - startedAt;
    await pause(100);
    return recoveredAfter;
  });
  await expectNothingLost(shop, history);
  return away;
}

describe('after a kill of', () => {
  it.each(Object.keys(victims))(
    `%s, ${kills} times: everything confirmed exists exactly once and complete, and no file is orphaned`,
    { timeout },
    async (victim) => {
      const rounds = await openClientRounds([shop.address], registered);
      const away: number[] = [];
      for (let round = 0; round < kills; round += 1) away.push(await killOnce(victim, rounds));
      const { history } = rounds;
      expect(history.photos).not.toEqual([]);
      await expectNoOrphans(shop);
      report({
        fault: `SIGKILL of ${victim}`,
        counts: {
          kills,
          requests: history.requests,
          'lost responses': history.lostResponses.length,
          '503': history.refused,
          'orders confirmed': history.attempts.filter(({ placed }) => placed).length,
          lost: 0,
          duplicated: 0,
          'recovered after, ms (median, longest)': spread(away),
        },
      });
    },
  );
});

function spread(all: number[]): string {
  const sorted = all.toSorted((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => Math.round(ms ?? 0)).join(', ');
}
