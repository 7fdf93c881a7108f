import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { pastWith } from './phoneOrders.ts';

const none = { orders: 0, amount: 0 };
const orderWith = (part: Partial<AdminOrder>) =>
  ({
    status: 'pending',
    confirmation: 'to_call',
    totalPrice: 560,
    phonePast: {
      ordered: { orders: 2, amount: 900 },
      received: { orders: 1, amount: 400 },
      refused: none,
      cancelled: none,
    },
    ...part,
  }) as AdminOrder;

it('counts the order with the other orders of its number', () => {
  expect(pastWith(orderWith({}))).toEqual({
    ordered: { orders: 3, amount: 1460 },
    received: { orders: 1, amount: 400 },
    refused: none,
    cancelled: none,
  });
});

it('counts how the order ended', () => {
  expect(pastWith(orderWith({ status: 'delivered' })).received).toEqual({ orders: 2, amount: 960 });
  expect(pastWith(orderWith({ confirmation: 'refused' })).refused).toEqual({ orders: 1, amount: 560 });
});
