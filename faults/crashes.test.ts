/** SIGKILL at random moments under load: of the shop, of its PostgreSQL, and of both. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { expectNothingLost, orphans } from './checkShop.ts';
import { openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { report } from './results.ts';
import { openShopUnderTest, type ShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const kills = sized(2, 50);
const customers = 6;
/** More stock than all rounds can sell. */
const stock = 900_000;

const shop = await openShopUnderTest();
const company = await registerCustomers(shop.address, customers, stock);
const clientRounds = await openClientRounds();
const { history } = clientRounds;

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

const answered = () => history.requests - history.lostResponses - history.refused;

/** Waits for this many more requests, so that each kill hits a shop under load on any machine. */
async function waitForResponses(more: number): Promise<void> {
  const enough = answered() + more;
  while (answered() < enough) await pause(5);
}

/** Kills once; returns how long nobody was served. */
async function killOnce(victim: string): Promise<number> {
  const { clients, random } = clientRounds.start(shop, company);
  await waitForResponses(10 + random.whole(60));
  await pause(random.whole(200));
  const postmaster = shop.postmaster();
  victims[victim]?.(shop);
  const begun = performance.now();
  // Everything but the shop's own process recovers by itself.
  if (victim !== 'its PostgreSQL') await shop.startAgain();
  while (victim !== 'the shop' && shop.postmaster() === postmaster) await pause(10);
  await shop.untilWell();
  const away = performance.now() - begun;
  await pause(100);
  await clients.stop();
  await expectNothingLost(shop, history);
  return away;
}

afterAll(() => shop.stop());

describe('after a kill of', () => {
  it.each(Object.keys(victims))(
    `%s, ${kills} times: everything confirmed exists exactly once and complete`,
    {
      timeout,
    },
    async (victim) => {
      const { requests, lostResponses, refused } = history;
      const away: number[] = [];
      for (let round = 0; round < kills; round += 1) away.push(await killOnce(victim));
      report({
        fault: `SIGKILL of ${victim}`,
        counts: {
          kills,
          requests: history.requests - requests,
          'lost responses': history.lostResponses - lostResponses,
          '503': history.refused - refused,
          'orders confirmed so far': history.attempts.filter(({ placed }) => placed).length,
          lost: 0,
          duplicated: 0,
          'recovered after, ms (median, longest)': `${spread(away)}`,
        },
      });
    },
  );

  it('leaves no orphaned file after the sweep', { timeout }, async () => {
    const connection = await shop.openConnection();
    expect(history.photos.length).toBeGreaterThan(0);
    expect(await orphans(connection.db, shop.dataDir)).toEqual([]);
    await connection.close();
  });
});

function spread(all: number[]): string {
  const sorted = all.toSorted((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => Math.round(ms ?? 0)).join(', ');
}
