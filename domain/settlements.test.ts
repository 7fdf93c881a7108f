import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderStatusValues } from './orderStatus.ts';
import { cashAgeOf, cashAgeValues, deliveriesAged, maySettle, settlementState } from './settlements.ts';

const now = new Date('2026-03-31T12:00:00.000Z');
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);

it('only a delivered order that is not settled may be settled', () => {
  const open = orderStatusValues.filter((status) => maySettle({ status, isSettled: false }));
  expect(open).toEqual(['delivered']);
  expect(orderStatusValues.some((status) => maySettle({ status, isSettled: true }))).toBe(false);
});

it('an order is not due, outstanding or settled', () => {
  expect(settlementState({ status: 'shipped', isSettled: false })).toBe('notDue');
  expect(settlementState({ status: 'cancelled', isSettled: false })).toBe('notDue');
  expect(settlementState({ status: 'delivered', isSettled: false })).toBe('outstanding');
  expect(settlementState({ status: 'delivered', isSettled: true })).toBe('settled');
});

it.each([
  [ago(-1), 'week'],
  [ago(0), 'week'],
  [ago(7, 86_399_999), 'week'],
  [ago(8), 'fortnight'],
  [ago(14, 86_399_999), 'fortnight'],
  [ago(15), 'month'],
  [ago(31, -1), 'month'],
  [ago(31), 'older'],
  [ago(4000), 'older'],
] as const)('cash of a delivery at %s is of the age %s', (deliveredAt, age) => {
  expect(cashAgeOf(deliveredAt, now)).toBe(age);
});

it('each moment is in the range of its own age alone', () => {
  fc.assert(
    fc.property(fc.date({ min: ago(90), max: ago(-2), noInvalidDate: true }), (deliveredAt) => {
      const within = cashAgeValues.filter((age) => {
        const { since, until } = deliveriesAged(age, now);
        return (!since || deliveredAt > since) && (!until || deliveredAt <= until);
      });
      expect(within).toEqual([cashAgeOf(deliveredAt, now)]);
    }),
  );
});
