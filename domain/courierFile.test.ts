import { expect, it } from 'vitest';
import { inPackingOrder, leftOutAs } from './courierFile.ts';

const order = { status: 'processing', confirmation: 'confirmed', booking: null, source: 'shop' } as const;
const booking = { courier: 'Pathao' };

it.each([
  [order, null],
  [{ ...order, status: 'pending' }, null],
  [{ ...order, booking }, 'booked'],
  [{ ...order, confirmation: 'to_call' }, 'unconfirmed'],
  [{ ...order, confirmation: 'refused' }, 'unconfirmed'],
  [{ ...order, confirmation: 'no_answer', booking }, 'booked'],
  [{ ...order, status: 'shipped', booking }, 'shipped'],
  [{ ...order, status: 'delivered' }, 'delivered'],
  [{ ...order, source: 'counter' }, 'counter'],
  [{ ...order, source: 'counter', status: 'cancelled' }, 'cancelled'],
  [{ ...order, status: 'cancelled', confirmation: 'refused' }, 'cancelled'],
] as const)('%o is left out as %s', (one, kind) => {
  expect(leftOutAs(one)).toBe(kind);
});

it('the oldest order comes first', () => {
  const at = (createdAt: string, _id: string) => ({ createdAt, _id });
  const orders = [at('2026-11-02', 'a'), at('2026-11-01', 'c'), at('2026-11-01', 'b')];
  expect(inPackingOrder(orders).map(({ _id }) => _id)).toEqual(['b', 'c', 'a']);
});
