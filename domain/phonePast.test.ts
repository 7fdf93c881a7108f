import { expect, it } from 'vitest';
import { phonePastOf } from './phonePast.ts';

const nothing = { orders: 0, poisha: 0 };

it('is empty for a number without orders', () => {
  expect(phonePastOf([])).toEqual({
    ordered: nothing,
    received: nothing,
    refused: nothing,
    cancelled: nothing,
  });
});

it('counts received, refused and cancelled orders', () => {
  const past = phonePastOf([
    { status: 'pending', confirmation: 'to_call', orders: 1, poisha: 700 },
    { status: 'delivered', confirmation: 'confirmed', orders: 3, poisha: 9000 },
    { status: 'delivered', confirmation: 'refused', orders: 1, poisha: 100 },
    { status: 'shipped', confirmation: 'refused', orders: 1, poisha: 2000 },
    { status: 'cancelled', confirmation: 'refused', orders: 1, poisha: 300 },
    { status: 'cancelled', confirmation: 'to_call', orders: 1, poisha: 40 },
  ]);
  expect(past).toEqual({
    ordered: { orders: 8, poisha: 12_140 },
    received: { orders: 4, poisha: 9100 },
    refused: { orders: 2, poisha: 2300 },
    cancelled: { orders: 1, poisha: 40 },
  });
});
