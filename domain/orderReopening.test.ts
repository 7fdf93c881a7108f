import { expect, it } from 'vitest';
import { type Delivery, mayReopen } from './orderReopening.ts';
import { orderStatusValues } from './orderStatus.ts';

const now = new Date('2026-03-02T10:00:00Z');
const delivered: Delivery = {
  status: 'delivered',
  deliveredAt: new Date('2026-03-01T10:00:00Z'),
  hasReturns: false,
  isReviewed: false,
  isSettled: false,
};

it('a delivery can be undone for 24 hours', () => {
  expect(mayReopen(delivered, now)).toBe(true);
  expect(mayReopen(delivered, new Date(now.getTime() + 1))).toBe(false);
  expect(mayReopen({ ...delivered, deliveredAt: null }, now)).toBe(false);
});

it('not once something has followed from it, nor before it', () => {
  for (const fact of ['hasReturns', 'isReviewed', 'isSettled'] as const) {
    expect(mayReopen({ ...delivered, [fact]: true }, now)).toBe(false);
  }
  const may = orderStatusValues.filter((status) => mayReopen({ ...delivered, status }, now));
  expect(may).toEqual(['delivered']);
});
