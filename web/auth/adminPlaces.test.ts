import { expect, it } from 'vitest';
import type { Duty } from '#domain/duties.ts';
import { adminPlaces, firstPlace, mayOpen } from './adminPlaces.ts';

const helper = (...duties: Duty[]) => ({ role: 'admin' as const, duties });
const placesOf = (...duties: Duty[]) =>
  adminPlaces.filter(({ to }) => mayOpen(helper(...duties), to)).map(({ label }) => label);

it('an admin with all duties may open every page, a customer none', () => {
  for (const { to } of adminPlaces) {
    expect(mayOpen({ role: 'admin', duties: null }, to)).toBe(true);
    expect(mayOpen({ role: 'user' }, to)).toBe(false);
    expect(mayOpen(null, to)).toBe(false);
  }
});

it('who packs sees the orders and nothing else', () => {
  expect(placesOf('orders')).toEqual(['Today', 'Orders']);
  expect(firstPlace(helper('orders'))).toMatchObject({ to: '/admin/today' });
});

it('each part has its own pages', () => {
  expect(placesOf('products')).toEqual(['Dashboard', 'Products', 'Coupons', 'Reviews']);
  expect(placesOf('customers')).toEqual(['Users', 'Reviews', 'SMS']);
  expect(placesOf('content')).toEqual(['Content', 'Reviews']);
  expect(placesOf('team')).toEqual(['Team', 'Activity']);
});

it('a page below a place, with or without a query, needs the duty of the place', () => {
  expect(mayOpen(helper('orders'), '/admin/orders/print?order=1')).toBe(true);
  expect(mayOpen(helper('products'), '/admin/orders?order=1')).toBe(false);
  expect(mayOpen(helper('orders'), '/admin/products/')).toBe(false);
  expect(mayOpen(helper('orders'), '/admin/')).toBe(false);
  expect(mayOpen(helper('customers'), '/admin/users/1')).toBe(true);
});
