import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { Order, User } from '#web/api/responses.ts';
import { saveSession } from '#web/auth/session.ts';
import { clearPersistedState } from './persistedStore.ts';
import { phoneOfPlaced, savePlacedOrder, usePlacedOrder } from './placedOrder.ts';

const order = {
  _id: 'o1',
  orderNumber: 'KA100001',
  totalPrice: 560,
  orderItems: [],
  shippingAddress: { phone: '01712345678' },
} as unknown as Order;
const logIn = (_id: string) => saveSession({ token: `token of ${_id}`, user: { _id } as User });

const Page = ({ orderId }: { orderId: string }) =>
  createElement('p', null, usePlacedOrder({ state: { orderId }, search: '' })?.orderNumber);

/** The number that the confirmation page shows. */
function shown(orderId = 'o1'): string | null {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(createElement(Page, { orderId })));
  const text = place.textContent;
  root.unmount();
  return text || null;
}

afterEach(clearPersistedState);

it('the order is shown to its customer, with the phone for tracking', () => {
  logIn('u1');
  savePlacedOrder(order);
  expect(shown()).toBe('KA100001');
  expect(shown('o2')).toBeNull();
  expect([phoneOfPlaced('KA100001'), phoneOfPlaced('KA100002')]).toEqual(['01712345678', '']);
});

it('another account of the same browser does not see it', () => {
  logIn('u1');
  savePlacedOrder(order);
  logIn('u2');
  expect(shown()).toBeNull();
  expect(phoneOfPlaced('KA100001')).toBe('');
});

it('nothing of it is left after a logout', () => {
  logIn('u1');
  savePlacedOrder(order);
  clearPersistedState();
  expect(shown()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('01712345678');
  logIn('u1');
  expect(phoneOfPlaced('KA100001')).toBe('');
});
