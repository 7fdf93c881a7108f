import { describe, expect, test } from 'vitest';
import { settableStatusField } from './orderStatus.schema.ts';
import {
  canMove,
  mayCancel,
  movesFrom,
  orderStatusValues,
  settableStatuses,
  statusLabel,
} from './orderStatus.ts';

describe('the order status', () => {
  test('has five statuses with capitalised names', () => {
    expect(orderStatusValues).toEqual(['pending', 'processing', 'shipped', 'delivered', 'cancelled']);
    expect(orderStatusValues.map(statusLabel)).toEqual([
      'Pending',
      'Processing',
      'Shipped',
      'Delivered',
      'Cancelled',
    ]);
  });

  test('an admin may set any status but cancelled until the order is delivered or cancelled', () => {
    for (const from of orderStatusValues) {
      for (const to of orderStatusValues) {
        const open = from !== 'delivered' && from !== 'cancelled';
        expect(canMove(from, to)).toBe(open && to !== 'cancelled');
      }
    }
  });

  test('the dropdown offers exactly the allowed statuses', () => {
    for (const from of orderStatusValues) {
      expect(movesFrom(from)).toEqual(orderStatusValues.filter((to) => canMove(from, to)));
    }
    expect(settableStatuses).toEqual(['pending', 'processing', 'shipped', 'delivered']);
  });

  test('a customer may cancel a pending or processing order', () => {
    expect(orderStatusValues.filter(mayCancel)).toEqual(['pending', 'processing']);
  });

  test('cancelled cannot be set', () => {
    expect(settableStatusField.safeParse('cancelled').error?.issues[0]?.message).toBe(
      'Status must be pending, processing, shipped or delivered',
    );
  });
});
