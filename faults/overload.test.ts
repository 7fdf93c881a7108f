/** Three times as many visitors as can be served: who is sent away, who is not, how long it takes, and how soon it passes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { brokenRules } from './bookQueries.ts';
import { gatherCompany } from './customers.ts';
import { tell } from './figures.ts';
import { orderOf } from './goodsForSale.ts';
import { openShopUnderFire } from './shopUnderFire.ts';
import { isLong, sized, timeout } from './size.ts';
import type { Storm, Weathered } from './storm.ts';

const seconds = sized(5, 20);
const times = 3;
/** Where the machine is busy with other tests, too, times say little: there they are only held within reason. */
const longestMs = isLong ? 500 : 5_000;
const soonMs = 5_000;

const shop = await openShopUnderFire();
const { tokens, goods } = await gatherCompany(shop.address, 8, 900_000);
const process = fork(join(import.meta.dirname, 'storm.ts'));
afterAll(async () => {
  process.disconnect();
  await shop.stop();
});

async function weather(storm: Pick<Storm, 'rate' | 'atOnce' | 'seconds'>): Promise<Weathered> {
  const order = orderOf(goods.slice(0, 1));
  process.send({ address: shop.address, tokens, order, buyers: 15, ...storm } satisfies Storm);
  const [weathered] = (await once(process, 'message')) as [Weathered];
  return weathered;
}

it(`sends away in good order what is beyond it, and is soon itself again`, { timeout }, async () => {
  await weather({ atOnce: 12, seconds: sized(2, 5) });
  const quiet = await weather({ atOnce: 12, seconds: sized(2, 5) });
  const capacity = (quiet.views.served + quiet.orders.served) / quiet.seconds;

  const { views, orders } = await weather({ rate: times * capacity, seconds });
  const ended = performance.now();
  let after = await weather({ rate: capacity / 4, seconds: 0.5 });
  while (after.views.sentAway + after.orders.sentAway > 0 && performance.now() - ended < soonMs) {
    after = await weather({ rate: capacity / 4, seconds: 0.5 });
  }
  const again = performance.now() - ended;

  tell({
    fault: `${times} times as many visitors as can be served, for ${seconds} s`,
    counts: {
      'capacity, a second': Math.round(capacity),
      'views served': views.served,
      'views sent away': views.sentAway,
      'orders served': orders.served,
      'orders sent away': orders.sentAway,
      'otherwise answered': views.wrong + orders.wrong,
      'views p99, ms': views.p99,
      'orders p99, ms': orders.p99,
      'itself again within, ms': Math.round(again),
    },
  });
  expect(views.sentAway).toBeGreaterThan(0);
  expect(views.wrong + orders.wrong).toBe(0);
  const share = ({ served, sentAway }: Weathered['views']) => served / (served + sentAway);
  expect(share(orders)).toBeGreaterThan(share(views));
  expect(Math.max(views.p99, orders.p99)).toBeLessThan(longestMs);
  expect(after.views).toMatchObject({ sentAway: 0, wrong: 0 });
  expect(again).toBeLessThan(soonMs);
  const books = await shop.openBooks();
  expect(await brokenRules(books.db)).toEqual({});
  await books.close();
});
