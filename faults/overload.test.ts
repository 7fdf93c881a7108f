/**
 * Three times as many visitors as the capacity. Measures which are refused, how long responses take, and how soon the
 * shop recovers.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { registerCustomers } from './customers.ts';
import { brokenInvariants } from './invariantQueries.ts';
import type { Load, LoadResult } from './loadProcess.ts';
import { orderOf } from './productsForSale.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { judgedMs, sized, timeout } from './size.ts';
import { watchHealth } from './watchHealth.ts';

const seconds = sized(5, 20);
const times = 3;
const longestMs = judgedMs(500);
/** A load balancer as in deploy/ takes a shop out that often does not say within this time that it is ready. */
const balancer = readFileSync('deploy/haproxy/shops.cfg', 'utf8');
const checkTimeoutMs = Number(/^ {2}timeout check (\d+)s$/m.exec(balancer)?.[1]) * 1_000;
const takenOutAfter = Number(/^ {2}default-server .* fall (\d+)$/m.exec(balancer)?.[1]);
/** Other tests beside a short run may cost it one. */
const mostFailed = sized(takenOutAfter - 1, 0);
const soonMs = judgedMs(5_000);

const shop = await openShopUnderTest();
const { tokens, products } = await registerCustomers(shop.address, 8, 900_000);
const loadProcess = fork(join(import.meta.dirname, 'loadProcess.ts'));
afterAll(async () => {
  loadProcess.disconnect();
  await shop.stop();
});

async function runLoad(load: Pick<Load, 'rate' | 'atOnce' | 'seconds'>): Promise<LoadResult> {
  const order = orderOf(products.slice(0, 1));
  loadProcess.send({ address: shop.address, tokens, order, buyers: 15, ...load } satisfies Load);
  const [result] = (await once(loadProcess, 'message')) as [LoadResult];
  return result;
}

/**
 * Visitors a second that it serves when each comes back at once. Other programs on the machine only lower a measurement, so
 * the highest of several counts. The first one also warms up the shop.
 */
async function measureCapacity(): Promise<number> {
  const rates: number[] = [];
  while (rates.length < 4) {
    const { views, orders, seconds } = await runLoad({ atOnce: 12, seconds: sized(1, 3) });
    rates.push((views.served + orders.served) / seconds);
  }
  return Math.max(...rates);
}

it('refuses visitors over its capacity by priority, and recovers soon', { timeout }, async () => {
  const capacity = await measureCapacity();
  const overload = new AbortController();
  const checking = watchHealth({ address: shop.address, timeoutMs: checkTimeoutMs }, overload.signal);
  const { views, orders } = await runLoad({ rate: times * capacity, seconds });
  overload.abort();
  const health = await checking;
  const ended = performance.now();
  let after = await runLoad({ rate: capacity / 4, seconds: 0.5 });
  while (after.views.refused + after.orders.refused > 0 && performance.now() - ended < soonMs) {
    after = await runLoad({ rate: capacity / 4, seconds: 0.5 });
  }
  const again = performance.now() - ended;

  report({
    fault: `${times} times as many visitors as can be served, for ${seconds} s`,
    counts: {
      'capacity, a second': Math.round(capacity),
      'views served': views.served,
      'views refused': views.refused,
      'orders served': orders.served,
      'orders refused': orders.refused,
      'other responses': views.wrong + orders.wrong,
      'views p99, ms': views.p99,
      'orders p99, ms': orders.p99,
      'recovered within, ms': Math.round(again),
      'health checks': health.checks,
      'health checks failed': health.failed,
      'health check, ms (longest)': health.longestMs,
    },
  });
  expect(health.checks).toBeGreaterThan(0);
  expect(health.inARow).toBeLessThanOrEqual(mostFailed);
  expect(views.refused).toBeGreaterThan(0);
  expect(views.wrong + orders.wrong).toBe(0);
  const share = ({ served, refused }: LoadResult['views']) => served / (served + refused);
  expect(share(orders)).toBeGreaterThan(share(views));
  expect(Math.max(views.p99, orders.p99)).toBeLessThan(longestMs);
  expect(after.views).toMatchObject({ refused: 0, wrong: 0 });
  expect(again).toBeLessThan(soonMs);
  const connection = await shop.openConnection();
  onTestFinished(connection.close);
  expect(await brokenInvariants(connection.db)).toEqual({});
});
