import { expect, it } from 'vitest';
import { manualTotal } from './manualTotal.ts';

const rule = { freeFrom: 2000, insideDhaka: 60, outsideDhaka: 120 };
const item = {
  key: 1,
  product: 'p1',
  name: 'Ring',
  image: '',
  price: 500,
  quantity: 2,
  selectedSize: null,
  selectedColor: null,
  offered: null,
};
const typed = { source: 'phone' as const, district: 'Dhaka', shippingPrice: '', discount: '', paid: '' };
const totalOf = (part: Partial<Parameters<typeof manualTotal>[1]>, items = [item]) =>
  manualTotal(items, { ...typed, ...part }, rule);

it('follows the delivery rule, in any spelling of the district', () => {
  expect(totalOf({})).toMatchObject({ shippingPoisha: 6000, totalPoisha: 106000, toCollectPoisha: 106000 });
  expect(totalOf({ district: 'চট্টগ্রাম' })).toMatchObject({ shippingPoisha: 12000, isFeeKnown: true });
});

it('does not know the fee without a district, unless the order is free or the fee is typed', () => {
  expect(totalOf({ district: 'Dha' })).toMatchObject({ isFeeKnown: false, totalPoisha: 100000 });
  expect(totalOf({ district: '' }, [{ ...item, quantity: 4 }])).toMatchObject({
    isFeeKnown: true,
    shippingPoisha: 0,
  });
  expect(totalOf({ district: '', shippingPrice: '80' })).toMatchObject({
    isFeeKnown: true,
    totalPoisha: 108000,
  });
});

it('delivers nothing over the counter, unless a fee is typed', () => {
  expect(totalOf({ source: 'counter', district: '' })).toMatchObject({ isFeeKnown: true, shippingPoisha: 0 });
  expect(totalOf({ source: 'counter', shippingPrice: '20' })).toMatchObject({ shippingPoisha: 2000 });
});

it('looks at the items after the discount for free delivery', () => {
  const four = [{ ...item, quantity: 4 }];
  expect(totalOf({ discount: '1' }, four)).toMatchObject({ shippingPoisha: 6000, totalPoisha: 205900 });
});

it('collects what is not paid yet, and reads Bangla digits', () => {
  expect(totalOf({ discount: '১০০', paid: '২০০' })).toMatchObject({
    discountPoisha: 10000,
    paidPoisha: 20000,
    toCollectPoisha: 76000,
  });
});

it('says at the field what is too much', () => {
  expect(totalOf({ discount: '1001' }).errors.discount).toBe(
    'Discount can be at most the price of the items, ৳1,000',
  );
  expect(totalOf({ paid: '1061' }).errors.paid).toBe('Payment can be at most ৳1,060, the total');
  expect(totalOf({ discount: '1000', paid: '60' }).errors).toEqual({});
});

it('takes the whole taka that the customer was shown for a total with poisha', () => {
  expect(totalOf({ discount: '0.50', paid: '1060' }).errors.paid).toBeUndefined();
  expect(totalOf({ discount: '0.50', paid: '1060.01' }).errors.paid).toBe(
    'Payment can be at most ৳1,060, the total',
  );
});
