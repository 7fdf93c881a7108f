import { describe, expect, test } from 'vitest';
import type { OrderStatus } from './orderStatus.ts';
import { timelineOf } from './orderTimeline.ts';

const changes = (...statuses: OrderStatus[]) =>
  statuses.map((status, place) => ({ status, at: `2026-01-0${place + 1}T06:00:00.000Z` }));
const short = (status: OrderStatus, ...history: OrderStatus[]) =>
  timelineOf(status, changes(...history)).map(({ label, at, isDone }) => [label, at?.slice(8, 10), isDone]);

describe('the progress of an order', () => {
  test('shows the coming steps without a time', () => {
    expect(short('processing', 'pending', 'processing')).toEqual([
      ['Placed', '01', true],
      ['Processing', '02', true],
      ['Shipped', undefined, false],
      ['Delivered', undefined, false],
    ]);
  });

  test('uses the latest change to a status, after an order was moved back', () => {
    const [, processing, shipped] = short('processing', 'pending', 'processing', 'shipped', 'processing');
    expect(processing).toEqual(['Processing', '04', true]);
    expect(shipped).toEqual(['Shipped', undefined, false]);
  });

  test('of a cancelled order ends with the cancellation and its reason', () => {
    const history = changes('pending', 'cancelled').map((change) => ({
      ...change,
      reason: 'unconfirmed' as const,
    }));
    const steps = timelineOf('cancelled', history);
    expect(steps.map(({ label }) => label)).toEqual(['Placed', 'Cancelled']);
    expect(steps.at(-1)).toMatchObject({ reason: 'unconfirmed', isDone: true });
  });

  test('of an order that was moved back before its cancellation leaves out the later steps', () => {
    const moved = ['pending', 'processing', 'shipped', 'processing', 'cancelled'] as const;
    expect(short('cancelled', ...moved)).toEqual([
      ['Placed', '01', true],
      ['Processing', '04', true],
      ['Cancelled', '05', true],
    ]);
  });
});
