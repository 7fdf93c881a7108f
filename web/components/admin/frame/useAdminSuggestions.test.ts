import { expect, it } from 'vitest';
import { listHref, optionsOf } from './useAdminSuggestions.ts';

const admin = { role: 'admin' as const, duties: null };
const order = {
  _id: 'o1',
  orderNumber: 'KA100001',
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'pending' as const,
  fullName: 'Rahima Begum',
  phone: '01712345678',
  thana: 'Dhanmondi',
  district: 'Dhaka',
  placeName: 'Dhanmondi, Dhaka',
  totalPrice: 560,
};
const product = { _id: 'p1', name: 'Ring', category: 'rings', price: 500, image: '', isActive: false };
const customer = { _id: 'u1', name: 'Rahima', email: 'rahima@example.com', phone: null };

it('lists orders, the way to all of them, products and customers', () => {
  const options = optionsOf({ orders: [order], products: [product], customers: [customer] }, 'ra', admin);
  expect(options.map(({ to }) => to)).toEqual([
    '/admin/orders?order=o1',
    '/admin/orders?search=ra',
    '/admin/products/p1/edit',
    '/admin/users/u1',
  ]);
  expect(options.map(({ hint }) => hint)).toEqual([
    'Dhanmondi, Dhaka · Pending',
    '',
    '৳500 · Hidden',
    'rahima@example.com',
  ]);
});

it('has no way to all orders where none matches', () => {
  expect(optionsOf({ orders: [], products: [], customers: [] }, 'x', admin)).toEqual([]);
});

it('finds the form of a new order by its name', () => {
  const nothing = { orders: [], products: [], customers: [] };
  expect(optionsOf(nothing, 'New o', admin)).toMatchObject([{ to: '/admin/orders/new', label: 'New order' }]);
});

it('offers no new order and no list to those who may not open them', () => {
  const nothing = { orders: [], products: [], customers: [] };
  const clerk = { role: 'admin' as const, duties: ['customers' as const] };
  expect(optionsOf(nothing, 'New o', clerk)).toEqual([]);
  expect(listHref('a&b', clerk)).toBe('/admin/users?search=a%26b');
  expect(listHref('a&b', admin)).toBe('/admin/orders?search=a%26b');
});
