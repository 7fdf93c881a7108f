import { expect, it } from 'vitest';
import type { Product } from '#web/api/responses.ts';
import { type EditedItem, newItem } from '#web/components/orderLifecycle/editedItem.ts';
import { itemFaults, missingChoice, withProducts } from './manualItems.ts';

const bangle = {
  _id: 'p1',
  name: 'Churi',
  category: 'bangles',
  price: 130,
  stock: 0,
  isActive: true,
  images: [],
  sizes: [
    { size: 'S', stock: 0, available: true },
    { size: 'M', stock: 3, available: true },
  ],
  colors: [],
} as unknown as Product;

const itemOf = (key: number, part: Partial<EditedItem> = {}, product = bangle): EditedItem => ({
  ...newItem(key, product),
  ...part,
});

it('asks for a size that is not chosen yet, and finds no fault with it', () => {
  const item = itemOf(1);
  expect(missingChoice(item)).toBe('Please choose a size');
  expect(itemFaults([item])).toEqual({});
  expect(missingChoice(itemOf(1, { selectedSize: 'M' }))).toBeNull();
});

it('says how many are left for all lines with the same choice', () => {
  const two = { selectedSize: 'M', quantity: 2 };
  expect(itemFaults([itemOf(1, two)])).toEqual({});
  expect(itemFaults([itemOf(1, two), itemOf(2, { selectedSize: 'S' }), itemOf(3, two)])).toEqual({
    'items.0.quantity': 'Only 3 left in stock',
    'items.1.quantity': 'Out of Stock',
    'items.2.quantity': 'Only 3 left in stock',
  });
});

it('says that a hidden product is gone', () => {
  const item = itemOf(1, { selectedSize: 'M' }, { ...bangle, isActive: false });
  expect(itemFaults([item])).toEqual({ 'items.0.quantity': 'This product is no longer available' });
});

it('takes stock and price of the product as it is now', () => {
  const item = itemOf(1, { selectedSize: 'M' });
  const [now] = withProducts([item], new Map([['p1', { ...bangle, price: 150 }]]));
  expect(now).toMatchObject({ price: 150, selectedSize: 'M', quantity: 1, offered: { price: 150 } });
  expect(withProducts([item], new Map())).toEqual([item]);
});
