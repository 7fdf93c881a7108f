import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { manualOrderSchema } from './manualOrders.schema.ts';
import { decideManualOrder, recipientOf, separateCustomer } from './manualOrders.ts';
import type { ProductToOrder } from './newOrder.ts';
import { isProblem } from './problems.ts';

const ring: ProductToOrder = {
  id: 'ring',
  name: 'Moon Ring',
  category: 'rings',
  pricePoisha: 45_000,
  listed: true,
  stock: 500,
  sizes: [],
  colors: [],
  images: [],
};
const now = new Date('2026-03-01T10:00:00Z');
const sent = {
  customer: { name: 'Rahima', phone: '০১৭১২-৩৪৫৬৭৮' },
  shippingAddress: { address: 'House 7', district: 'Dhaka', thana: 'Mirpur' },
  items: [{ product: 'ring', quantity: 2 }],
  source: 'message',
};
const draftOf = (change: object = {}) => manualOrderSchema.parse({ ...sent, ...change });
const decide = (change: object = {}) =>
  decideManualOrder(draftOf(change), { products: new Map([['ring', ring]]), settings: defaultSettings }, now);
const problemOf = (change: object) => {
  try {
    decide(change);
    return null;
  } catch (error) {
    if (!isProblem(error)) throw error;
    return error.details.errors ?? error.code;
  }
};

describe('the price of an order that an admin takes', () => {
  it('follows the shop’s rule where nothing else is said', () => {
    expect(decide().quoted).toMatchObject({
      itemsPoisha: 90_000,
      discountPoisha: 0,
      shippingPoisha: 6_000,
      totalPoisha: 96_000,
    });
    const sylhet = { ...sent.shippingAddress, district: 'Sylhet' };
    expect(decide({ shippingAddress: sylhet }).quoted.shippingPoisha).toBe(12_000);
  });

  it('is less the discount, down to nothing, to the poisha', () => {
    expect(decide({ discount: 0.05 }).quoted.totalPoisha).toBe(95_995);
    expect(decide({ discount: 900, shippingPrice: 0 }).quoted.totalPoisha).toBe(0);
    expect(problemOf({ discount: 900.01 })).toEqual({
      discount: 'Discount can be at most the price of the items, ৳900',
    });
  });

  it('has free delivery from the items after the discount, unless the admin names a fee', () => {
    const five = { items: [{ product: 'ring', quantity: 5 }] };
    expect(decide(five).quoted.shippingPoisha).toBe(0);
    expect(decide({ ...five, discount: 250 }).quoted.shippingPoisha).toBe(0);
    expect(decide({ ...five, discount: 250.01 }).quoted.shippingPoisha).toBe(6_000);
    expect(decide({ ...five, shippingPrice: 35 }).quoted.shippingPoisha).toBe(3_500);
  });

  it('has no limit for orders without a call', () => {
    const many = { items: [{ product: 'ring', quantity: 500 }] };
    const settings = { ...defaultSettings, unconfirmed: { maxPieces: 1, maxTotal: 1, releaseHours: 1 } };
    const products = new Map([['ring', ring]]);
    expect(decideManualOrder(draftOf(many), { products, settings }, now).allocations).toHaveLength(1);
  });
});

describe('what was paid already', () => {
  const cash = (amount: number, paidAt?: string) => ({ amount, method: 'cash', ...(paidAt && { paidAt }) });

  it('is at most the whole price', () => {
    expect(problemOf({ payments: [cash(500), cash(460)] })).toBeNull();
    expect(problemOf({ payments: [cash(500), cash(460.01)] })).toBe('paymentTooHigh');
    expect(problemOf({ payments: [cash(960)], discount: 1 })).toBe('paymentTooHigh');
  });

  it('was not paid in the future', () => {
    expect(problemOf({ payments: [cash(1, '2026-03-01T10:04:00Z')] })).toBeNull();
    expect(problemOf({ payments: [cash(1), cash(1, '2026-03-01T10:06:00Z')] })).toEqual({
      'payments.1.paidAt': 'Date is in the future',
    });
  });
});

describe('who receives the parcel', () => {
  it('is the customer, where the address names no other', () => {
    expect(recipientOf(draftOf())).toMatchObject({ fullName: 'Rahima', phone: '01712345678' });
    expect(separateCustomer(draftOf())).toBeNull();
  });

  it('is whom the address names, and the customer is known beside', () => {
    const gift = draftOf({ shippingAddress: { ...sent.shippingAddress, fullName: 'Shathi' } });
    expect(recipientOf(gift)).toMatchObject({ fullName: 'Shathi', phone: '01712345678' });
    expect(separateCustomer(gift)).toEqual({ name: 'Rahima', phone: '01712345678' });
  });

  it('is the customer as well, if the address repeats her name and number', () => {
    const same = { ...sent.shippingAddress, fullName: 'Rahima', phone: '+8801712345678' };
    expect(separateCustomer(draftOf({ shippingAddress: same }))).toBeNull();
  });
});
