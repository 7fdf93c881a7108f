import { describe, expect, test } from 'vitest';
import {
  canMove,
  mayCancel,
  movesFrom,
  orderStatusValues,
  settableStatuses,
  settableStatusField,
  statusLabel,
} from './orderStatus.ts';

describe('the life of an order', () => {
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

  test('an admin moves it anywhere but to cancelled until it is delivered or cancelled', () => {
    for (const from of orderStatusValues) {
      for (const to of orderStatusValues) {
        const open = from !== 'delivered' && from !== 'cancelled';
        expect(canMove(from, to)).toBe(open && to !== 'cancelled');
      }
    }
  });

  test('the dropdown offers exactly the moves there are', () => {
    for (const from of orderStatusValues) {
      expect(movesFrom(from)).toEqual(orderStatusValues.filter((to) => canMove(from, to)));
    }
    expect(settableStatuses).toEqual(['pending', 'processing', 'shipped', 'delivered']);
  });

  test('a customer cancels while it is pending or processing', () => {
    expect(orderStatusValues.filter(mayCancel)).toEqual(['pending', 'processing']);
  });

  test('cancelled is no status to be set', () => {
    expect(settableStatusField.safeParse('cancelled').error?.issues[0]?.message).toBe(
      'Status must be pending, processing, shipped or delivered',
    );
  });
});
