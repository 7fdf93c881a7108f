import { expect, it } from 'vitest';
import { orderConfirmation } from './orderConfirmation.ts';

const order = {
  orderNumber: 'KA100001',
  status: 'pending' as const,
  orderItems: [
    {
      name: 'Rani Bangles',
      quantity: 2,
      price: 500,
      selectedSize: 'S',
      selectedColor: 'Gold',
      components: [],
    },
    { name: 'Alna', quantity: 1, price: 300, selectedSize: null, selectedColor: null, components: [] },
  ],
  shippingAddress: {
    fullName: 'Rahima',
    phone: '01712345678',
    address: 'House 4, Road 7',
    thana: 'Mirpur Model',
    district: 'Dhaka',
  },
  itemsPrice: 1300,
  discount: { amount: 100 },
  shippingPrice: 60,
  taxPrice: 0,
  totalPrice: 1260,
  paid: 260,
  toCollect: 1000,
  collected: null,
  refundedTotal: 0,
  payments: [{ method: 'bkash', amount: 260 }],
  returns: [],
};

it('says what was ordered, what it costs and where it goes', () => {
  expect(orderConfirmation(order, 'Kakon')).toBe(`Kakon: order KA100001
2 × Rani Bangles, Size S, Gold: ৳1,000
1 × Alna: ৳300
Subtotal: ৳1,300
Discount: -৳100
Delivery: ৳60
Total: ৳1,260
Paid in advance: -৳260
To pay at the door: ৳1,000
Deliver to: Rahima, 01712-345678, House 4, Road 7, Mirpur Model, Dhaka`);
});

it('says what is to pay where nothing was paid in advance', () => {
  const text = orderConfirmation(
    { ...order, discount: null, paid: 0, toCollect: 1360, payments: [] },
    'Kakon',
  );
  expect(text).toContain('\nTo pay at the door: ৳1,360\n');
  expect(text).not.toContain('advance');
});

it('names what is in a combo, in the sizes and colors that were chosen', () => {
  const [bangles, alna] = order.orderItems;
  const set = { ...alna, name: 'Eid Set', quantity: 2, price: 900, selectedSize: 'S' };
  const orderItems = [{ ...set, components: [bangles, alna] }];
  expect(orderConfirmation({ ...order, orderItems } as typeof order, 'Kakon')).toContain(
    '\n2 × Eid Set, Size S (4 × Rani Bangles, Size S, Gold; 2 × Alna): ৳1,800\n',
  );
});

it('a sale over the counter names who bought, and no place', () => {
  const handedOver = { ...order.shippingAddress, address: '', thana: '', district: '' };
  const text = orderConfirmation({ ...order, shippingAddress: handedOver }, 'Kakon');
  expect(text.split('\n').at(-1)).toBe('Sold to: Rahima, 01712-345678');
});
