import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { editedLines, isUnchanged, orderedItems, priceOf } from './editedItem.ts';
import { editTotal } from './editTotal.ts';

const line = { product: 'p', name: 'Churi', image: '', selectedSize: 'S', selectedColor: null };
const base = {
  orderItems: [{ ...line, price: 500, quantity: 2, components: [], returned: 0 }],
  shippingAddress: { district: 'Dhaka' },
  shippingPrice: 60,
  taxPrice: 0,
  discount: null,
} as unknown as AdminOrder;

const stays = { district: 'Dhaka', items: null, fee: null, discount: '0' };
const totalOf = (change: object) => editTotal(base, { ...stays, ...change }, defaultSettings.delivery);
const itemsOf = (change: object) => orderedItems(base).map((item) => ({ ...item, ...change }));

it('an order without changes costs what it did', () => {
  expect(totalOf({})).toMatchObject({ totalPoisha: 106_000, shippingPoisha: 6000 });
  expect(isUnchanged(orderedItems(base), base.orderItems)).toBe(true);
  expect(isUnchanged(itemsOf({ quantity: 1 }), base.orderItems)).toBe(false);
});

it('the delivery fee follows the items and the district, unless it was typed', () => {
  const { insideDhaka, outsideDhaka } = defaultSettings.delivery;
  expect(totalOf({ district: 'Sylhet' }).shippingPoisha).toBe(outsideDhaka * 100);
  expect(totalOf({ items: itemsOf({ quantity: 1 }) }).totalPoisha).toBe(50_000 + insideDhaka * 100);
  expect(totalOf({ district: 'Sylhet', fee: '10' }).totalPoisha).toBe(101_000);
});

it('a discount above the price of the items makes no total, and says why', () => {
  expect(totalOf({ discount: '1001' })).toMatchObject({
    totalPoisha: null,
    error: 'Discount can be at most the price of the items, ৳1,000',
  });
});

it('a line of an unknown product keeps its own price and is named by its place', () => {
  const gone = { ...line, product: null, components: [] };
  const orderItems = [
    { ...gone, price: 500, quantity: 2, returned: 0 },
    { ...gone, name: 'Box', price: 100, quantity: 1, returned: 0 },
  ];
  const [, box] = orderedItems({ ...base, orderItems });
  if (!box) throw new Error('no item');
  expect(priceOf(box, orderItems)).toBe(100);
  expect(box.most).toBe(1);
  expect(editedLines([box])).toMatchObject([{ product: null, line: 1, quantity: 1 }]);
});

it('a size that the order has keeps its price, another one has the price of today', () => {
  const [item] = itemsOf({ price: 650 });
  if (!item) throw new Error('no item');
  expect(priceOf(item, base.orderItems)).toBe(500);
  expect(priceOf({ ...item, selectedSize: 'M' }, base.orderItems)).toBe(650);
});

it('a coupon’s discount stays in the preview until the shop decides again; its free delivery stays free', () => {
  const discounted = (discount: object, shippingPrice: number) =>
    ({ ...base, discount: { code: 'EID10', ...discount }, shippingPrice }) as AdminOrder;
  const one = { ...stays, items: itemsOf({ quantity: 1 }) };
  const { delivery } = defaultSettings;
  const off = discounted({ amount: 100 }, 60);
  expect(editTotal(off, { ...one, discount: '100' }, delivery).totalPoisha).toBe(46_000);
  expect(editTotal(off, { ...one, discount: '50' }, delivery).totalPoisha).toBe(51_000);
  const larger = { ...one, discount: '800' };
  expect(editTotal(discounted({ amount: 800 }, 0), larger, delivery).totalPoisha).toBe(6000);
  expect(editTotal(discounted({ amount: 0 }, 0), one, delivery).totalPoisha).toBe(50_000);
});
