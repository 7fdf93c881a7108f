import { expect, it } from 'vitest';
import { orderFigures, type PricedOrder } from './orderFigures.ts';

const order: PricedOrder = {
  status: 'pending',
  itemsPrice: 1000,
  discount: null,
  shippingPrice: 60,
  taxPrice: 0,
  totalPrice: 1060,
  paid: 0,
  toCollect: 1060,
  collected: null,
  refundedTotal: 0,
  payments: [],
  returns: [],
};

const bkash = (amount: number) => ({ paid: amount, payments: [{ method: 'bkash', amount }] });

const textsOf = (change: Partial<PricedOrder>) =>
  orderFigures({ ...order, ...change }).map(({ label, text }) => `${label} ${text}`);

it('an order without further events shows its price only', () => {
  expect(textsOf({})).toEqual(['Subtotal ৳1,000', 'Delivery ৳60', 'Total ৳1,060']);
  expect(textsOf({ status: 'delivered', toCollect: 0, collected: 1060 })).toEqual(textsOf({}));
});

it('a coupon is named, also one that makes the delivery free', () => {
  expect(textsOf({ discount: { code: 'EID10', amount: 100 }, totalPrice: 960 })[1]).toBe(
    'Discount (EID10) -৳100',
  );
  const free = { discount: { code: 'POST', amount: 0 }, shippingPrice: 0, totalPrice: 1000 };
  expect(textsOf(free).slice(1, 3)).toEqual(['Discount (POST) Free delivery', 'Delivery Free']);
});

it('discount and advance lead to what is to be paid at the door', () => {
  expect(
    textsOf({
      discount: { amount: 100 },
      shippingPrice: 0,
      totalPrice: 900,
      toCollect: 400,
      ...bkash(500),
    }),
  ).toEqual([
    'Subtotal ৳1,000',
    'Discount -৳100',
    'Delivery Free',
    'Total ৳900',
    'Paid in advance -৳500',
    'To pay at the door ৳400',
  ]);
});

it('exchanged items count as paid', () => {
  const payments = [
    { method: 'exchange', amount: 700 },
    { method: 'cash', amount: 60 },
  ];
  expect(textsOf({ paid: 760, toCollect: 300, payments }).slice(3)).toEqual([
    'Exchanged items -৳700',
    'Paid in advance -৳60',
    'To pay at the door ৳300',
  ]);
});

it('an advance that is higher than the total is to be paid back', () => {
  expect(textsOf({ totalPrice: 560, toCollect: 0, ...bkash(800) }).slice(3)).toEqual([
    'Paid in advance -৳800',
    'To pay at the door ৳0',
    'To be paid back ৳240',
  ]);
});

it('a delivery in part leads from the total to what was paid at the door', () => {
  expect(textsOf({ status: 'delivered', toCollect: 0, collected: 560 }).slice(2)).toEqual([
    'Total ৳1,060',
    'Not kept -৳500',
    'Paid at the door ৳560',
  ]);
});

it('a refund shows beside what was paid', () => {
  expect(
    textsOf({ status: 'delivered', toCollect: 0, collected: 1060, refundedTotal: 500 }).slice(2),
  ).toEqual(['Total ৳1,060', 'Paid at the door ৳1,060', 'Paid back ৳500']);
});

it('what an exchange moved to the new order was not paid back', () => {
  expect(
    textsOf({
      status: 'delivered',
      toCollect: 0,
      collected: 1060,
      refundedTotal: 500,
      returns: [{ credit: 400 }, { credit: 0 }],
    }).slice(3),
  ).toEqual(['Paid at the door ৳1,060', 'Moved to the new order ৳400', 'Paid back ৳100']);
});

it('the advance for a cancelled order is to be paid back', () => {
  expect(textsOf({ status: 'cancelled', toCollect: 0, ...bkash(500) }).slice(3)).toEqual([
    'Paid in advance -৳500',
    'To be paid back ৳500',
  ]);
});
