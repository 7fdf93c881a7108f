import { beforeEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { knowOrder, watchNewOrders } from './watchNewOrders.ts';

const orderOf = (id: string) => ({ _id: id, orderNumber: id, totalPrice: 1, thana: 'T', district: 'D' });
let now = 0;
const timeAt = (at: number) => `2026-01-01T00:00:0${at}.000Z`;
const response = (...ids: string[]) => ({
  body: { now: timeAt(now++), orders: ids.map(orderOf) },
});

beforeEach(() => {
  now = 0;
  vi.useFakeTimers();
});

/** The ids of the new orders of each round. */
function watch(responses: readonly { body: unknown; status?: number }[]) {
  const left = [...responses];
  const next = () => left.shift() ?? response();
  // The second and later calls say since when.
  const since = Array.from({ length: 10 }, (_, at) => `?since=${encodeURIComponent(timeAt(at))}`);
  const calls = ['', ...since].map((query) => [`GET /admin/order-alerts${query}`, next]);
  const sent = mockCalls(Object.fromEntries(calls));
  const notified: string[][] = [];
  const stop = watchNewOrders((orders) => notified.push(orders.map(({ _id }) => _id)));
  return { notified, sent, stop };
}

it('notifies of each order once, oldest first, and none that was there before or was placed here', async () => {
  knowOrder('own');
  const { notified, sent, stop } = watch([
    response('a'),
    response('c', 'b', 'own', 'a'),
    response('c', 'b'),
    response('d'),
  ]);
  await vi.advanceTimersByTimeAsync(13_000);
  stop();
  expect(notified).toEqual([['b', 'c'], ['d']]);
  expect(sent).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
});

it('asks less often while the shop does not respond', async () => {
  const failure = { status: 503, body: { code: 'unavailable', message: 'Busy' } };
  const { sent, stop } = watch([failure, failure, failure]);
  await vi.advanceTimersByTimeAsync(8_500);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(sent).toHaveLength(3);
  stop();
});
