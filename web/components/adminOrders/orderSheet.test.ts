import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { orderSheet } from './orderSheet.ts';

const order = {
  orderNumber: 'KA100001',
  createdAt: '2026-03-01T10:00:00.000Z',
  status: 'pending',
  confirmation: 'confirmed',
  shippingAddress: {
    fullName: 'Shathi',
    phone: '01512345678',
    address: 'House 7',
    thana: 'Mirpur',
    district: 'Dhaka',
    landmark: 'By the mosque',
    country: 'Bangladesh',
  },
  note: '',
  secondPhone: '01812345678',
  callTime: 'evening',
  giftNote: 'Eid\nMubarak',
  hidePrices: true,
  estimatedDelivery: { from: '2026-03-03', to: '2026-03-04' },
  orderItems: [{ name: 'Ring', quantity: 2, selectedSize: null, selectedColor: null, components: [] }],
  itemsPrice: 900,
  discount: { code: null, amount: 50 },
  shippingPrice: 60,
  totalPrice: 910,
  paymentMethod: 'cash_on_delivery',
  user: null,
  source: 'phone',
  customer: { name: 'Moushumi', phone: '01312345678' },
} as unknown as AdminOrder;

const cellsOf = (...orders: AdminOrder[]): Record<string, string>[] =>
  parse(orderSheet(orders), { columns: true, bom: true });

it('an order without an account says how it was ordered, by whom, and what was taken off', () => {
  expect(cellsOf(order)).toMatchObject([
    {
      Order: 'KA100001',
      Name: 'Shathi',
      Subtotal: '900',
      Discount: '50',
      Delivery: '60',
      Total: '910',
      'Account email': '',
      Source: 'Phone',
      'Ordered by': 'Moushumi, 01312345678',
    },
  ]);
});

it('what the customer asked for has its own columns, and the dates stay readable to a program', () => {
  expect(cellsOf(order)).toMatchObject([
    {
      Landmark: 'By the mosque',
      'Second phone': '01812345678',
      'Time to call': 'Evening, 5–9',
      'Gift note': 'Eid Mubarak',
      'Prices on slip': 'No',
      'Estimated from': '2026-03-03',
      'Estimated to': '2026-03-04',
    },
  ]);
  const [row] = cellsOf({ ...order, giftNote: '=1+1', estimatedDelivery: null });
  expect(row).toMatchObject({ 'Gift note': "'=1+1", 'Estimated from': '' });
});

it('an order of the website names its account, and no one besides the recipient', () => {
  const user = { _id: 'u', name: 'Shathi', email: 'shathi@example.com' };
  const [row] = cellsOf({ ...order, user, customer: null, source: 'shop', discount: null });
  expect(row).toMatchObject({
    Discount: '0',
    'Account email': 'shathi@example.com',
    Source: 'Website',
    'Ordered by': '',
  });
});

it('a combo names what is in it, in the sizes and colors that were chosen', () => {
  const bangles = { name: 'Rani Bangles', quantity: 1, selectedSize: 'S', selectedColor: 'Gold' };
  const ring = { name: 'Ring', quantity: 3, selectedSize: null, selectedColor: null };
  const set = { ...ring, name: 'Eid Set', quantity: 2, selectedSize: 'S', components: [bangles, ring] };
  const [row] = cellsOf({ ...order, orderItems: [set, ...order.orderItems] } as AdminOrder);
  expect(row).toMatchObject({
    Items: '2 × Eid Set, Size S (2 × Rani Bangles, Size S, Gold; 6 × Ring); 2 × Ring',
    Pieces: '4',
  });
});
