import { expect, it } from 'vitest';
import { concernsCustomer, type OrderChangeKind, orderChangeKinds } from './orderChanges.ts';
import { changeForCustomer, changeText } from './orderChangeTexts.ts';

type Details = Parameters<typeof changeText>[0]['details'];

it.each<[OrderChangeKind, Details, string]>([
  ['taken', { source: 'phone' }, 'Order taken: by phone'],
  ['taken', { source: 'counter', amount: 50 }, 'Order taken: over the counter; ৳50 discount'],
  ['edited', { fields: ['Address', 'Items'] }, 'Order changed: Address, Items'],
  [
    'closed',
    { reason: 'refused_at_door', items: ['Ring × 1', 'Nose pin × 2'] },
    'Order closed: Refused at the door; back in stock: Ring × 1, Nose pin × 2',
  ],
  ['closed', { reason: 'lost', items: [] }, 'Order closed: Lost on the way; nothing back in stock'],
  [
    'delivered_in_part',
    { amount: 560, items: ['Ring × 1'] },
    'Delivered in part: ৳560 paid at the door; not kept: Ring × 1',
  ],
  [
    'delivered_in_part',
    { amount: 0, items: ['Ring × 1'], refund: 500 },
    'Delivered in part: ৳0 paid at the door; not kept: Ring × 1; ৳500 paid back',
  ],
  ['reopened', {}, 'Delivery undone'],
  [
    'returned',
    { reason: 'damaged', items: ['Ring × 1'], amount: 500 },
    'Items came back: Damaged; Ring × 1; ৳500 paid back',
  ],
  [
    'exchanged',
    { reason: 'exchange', items: ['Ring × 1'], orderNumber: 'KA100007', amount: 0 },
    'Items exchanged: Ring × 1; new order KA100007',
  ],
  ['payment', { amount: 500, method: 'bkash' }, 'Payment received: ৳500 by bKash'],
  ['payment_removed', { amount: 500, method: 'bkash' }, 'Payment removed: ৳500 by bKash'],
  ['booked', { courier: 'pathao', consignment: 'DX1' }, 'Booked with courier: Pathao; consignment DX1'],
  ['booking_removed', { courier: 'Sundarban' }, 'Booking removed: Sundarban'],
  ['printed', {}, 'Printed'],
  ['settled', { amount: 940 }, 'Settled by courier: ৳940 received'],
])('the shop reads of %s with %j: %s', (kind, details, text) => {
  expect(changeText({ kind, details })).toBe(text);
});

it('the shop reads what became of the pieces that came back', () => {
  const details = { reason: 'damaged', items: ['Ring × 1'], amount: 500 };
  expect(changeText({ kind: 'returned', details }, 'broken or lost, not in stock')).toBe(
    'Items came back: Damaged; Ring × 1; ৳500 paid back; broken or lost, not in stock',
  );
});

it('a return tells the customer what came back and what she got, not the reason that the shop noted', () => {
  const details = { reason: 'damaged', items: ['Ring × 1'], amount: 500 };
  expect(changeForCustomer({ kind: 'returned', details })).toBe(
    'Items were returned: Ring × 1; ৳500 paid back',
  );
});

it.each(orderChangeKinds)('%s has a text for the customer if it concerns her', (kind) => {
  expect(changeForCustomer({ kind, details: {} }) !== null).toBe(concernsCustomer(kind));
});
