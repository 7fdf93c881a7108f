import { expect, it } from 'vitest';
import { phonePastBeside } from './phonePast.ts';

const own = { status: 'pending', confirmation: 'to_call', totalPoisha: 500 } as const;
const ownCount = { status: 'pending', confirmation: 'to_call', orders: 1, poisha: 500 } as const;
const nothing = { orders: 0, poisha: 0 };

it('is empty for the first order of a number', () => {
  expect(phonePastBeside([ownCount], own)).toEqual({
    ordered: nothing,
    received: nothing,
    refused: nothing,
    cancelled: nothing,
  });
});

it('counts received, refused and cancelled orders, without the order itself', () => {
  const past = phonePastBeside(
    [
      { ...ownCount, orders: 2, poisha: 1200 },
      { status: 'delivered', confirmation: 'confirmed', orders: 3, poisha: 9000 },
      { status: 'delivered', confirmation: 'refused', orders: 1, poisha: 100 },
      { status: 'shipped', confirmation: 'refused', orders: 1, poisha: 2000 },
      { status: 'cancelled', confirmation: 'refused', orders: 1, poisha: 300 },
      { status: 'cancelled', confirmation: 'to_call', orders: 1, poisha: 40 },
    ],
    own,
  );
  expect(past).toEqual({
    ordered: { orders: 8, poisha: 12_140 },
    received: { orders: 4, poisha: 9100 },
    refused: { orders: 2, poisha: 2300 },
    cancelled: { orders: 1, poisha: 40 },
  });
});
