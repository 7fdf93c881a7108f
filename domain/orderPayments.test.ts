import { expect, it } from 'vitest';
import {
  offeredReceivedBy,
  paymentRefusal,
  paymentRemovalRefusal,
  receivedByLabel,
} from './orderPayments.ts';
import { type OrderStatus, orderStatusValues } from './orderStatus.ts';

const order = (status: OrderStatus) => ({ status, totalPoisha: 51_000, paidPoisha: 20_000 });

it('takes what is left to pay, to the poisha', () => {
  expect(paymentRefusal(order('pending'), 31_000)).toBe(null);
  expect(paymentRefusal(order('shipped'), 31_001)).toBe('paymentTooHigh');
  expect(paymentRefusal({ ...order('pending'), paidPoisha: 60_000 }, 1)).toBe('paymentTooHigh');
});

it('takes money for open orders only', () => {
  const taking = orderStatusValues.filter((status) => paymentRefusal(order(status), 100) === null);
  expect(taking).toEqual(['pending', 'processing', 'shipped']);
});

it('a payment is removed from any order but a delivered one', () => {
  const removing = orderStatusValues.filter((status) => paymentRemovalRefusal(status, 'bkash') === null);
  expect(removing).toEqual(['pending', 'processing', 'shipped', 'cancelled']);
  expect(paymentRemovalRefusal('delivered', 'bkash')).toBe('orderClosed');
});

it('what an exchange paid is removed only once the order is cancelled and the money paid back', () => {
  expect(orderStatusValues.map((status) => paymentRemovalRefusal(status, 'exchange'))).toEqual([
    'paymentFixed',
    'paymentFixed',
    'paymentFixed',
    'orderClosed',
    null,
  ]);
  expect(offeredReceivedBy).not.toContain('exchange');
  expect(receivedByLabel('exchange')).toBe('Exchanged goods');
});
