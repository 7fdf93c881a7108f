import { describe, expect, it } from 'vitest';
import { moveQuestion } from './moveQuestions.ts';
import type { Confirmation } from './orderCalls.ts';
import type { OrderStatus } from './orderStatus.ts';

const order = (status: OrderStatus, confirmation: Confirmation = 'confirmed', orderNumber = 'KA100001') => ({
  orderNumber,
  status,
  confirmation,
});
const on = { callBeforeSending: true };
const off = { callBeforeSending: false };

describe('sending', () => {
  it('asks about an order that was not confirmed by phone', () => {
    for (const confirmation of ['to_call', 'no_answer', 'refused'] as const) {
      expect(moveQuestion([order('processing', confirmation)], 'shipped', on)).toEqual({
        text: 'Move order KA100001 to Shipped?',
        hint: 'The customer has not confirmed it by phone.',
        yes: 'Move anyway',
      });
    }
  });

  it('says how many of several are not confirmed', () => {
    const orders = [order('pending', 'to_call'), order('pending'), order('processing', 'no_answer')];
    expect(moveQuestion(orders, 'shipped', on)).toMatchObject({
      text: 'Move 3 orders to Shipped?',
      hint: '2 customers did not confirm by phone.',
    });
  });

  it('does not ask about confirmed orders, moves within the shop, or with the setting off', () => {
    expect(moveQuestion([order('pending')], 'shipped', on)).toBeNull();
    expect(moveQuestion([order('pending', 'to_call')], 'processing', on)).toBeNull();
    expect(moveQuestion([order('shipped', 'to_call')], 'pending', on)).toBeNull();
    expect(moveQuestion([order('pending', 'to_call')], 'shipped', off)).toBeNull();
  });
});

describe('delivering', () => {
  it('asks about an order that was not sent', () => {
    expect(moveQuestion([order('pending')], 'delivered', on)).toMatchObject({
      text: 'Move order KA100001 to Delivered?',
      hint: 'It was not sent yet.',
      yes: 'Mark as delivered',
    });
    expect(moveQuestion([order('pending', 'to_call')], 'delivered', off)).toMatchObject({
      hint: 'It was not sent yet.',
    });
  });

  it('asks about several orders, and names those that were not sent', () => {
    const sent = [order('shipped'), order('shipped')];
    expect(moveQuestion(sent, 'delivered', on)?.hint).toBe('Customers are told by email.');
    expect(moveQuestion([...sent, order('processing')], 'delivered', on)?.hint).toBe(
      '1 of them was not sent yet.',
    );
  });

  it('does not ask about one order that was sent', () => {
    expect(moveQuestion([order('shipped', 'to_call')], 'delivered', on)).toBeNull();
  });
});
