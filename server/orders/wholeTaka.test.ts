/** Prices can have poisha; what is collected, credited and refunded is whole taka, as pages show it. */
import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const earring = await buildProduct(db, { price: 889.19, stock: 100 });

const take = async (quantity: number, body: object = {}) => {
  const taken = {
    customer: { name: 'Rahima', phone: '01812345678' },
    shippingAddress: { address: 'House 7', district: 'Dhaka', thana: 'Mirpur' },
    source: 'phone',
    items: [{ product: earring.id, quantity }],
    shippingPrice: 60,
  };
  return (await call('POST', '/admin/orders', { token, body: { ...taken, ...body } })).body.order;
};
const deliver = async ({ _id }: { _id: string }) => {
  await call('PUT', `/orders/${_id}/status`, { token, body: { status: 'shipped' } });
  return (await call('PUT', `/orders/${_id}/status`, { token, body: { status: 'delivered' } })).body.order;
};

it('the courier collects what the customer was shown, and the day’s sum counts the same', async () => {
  const order = await take(2);
  expect([order.totalPrice, order.toCollect]).toEqual([1838.38, 1838]);
  expect((await call('GET', '/admin/today', { token })).body.toPack.amount).toBe(1838);
  expect((await deliver(order)).collected).toBe(1838);
});

it('returns pay back whole taka, and together all of it', async () => {
  const { _id } = await deliver(await take(3, { discount: 100 }));
  const back = (refund: number) =>
    call('POST', `/admin/orders/${_id}/returns`, {
      token,
      body: { lines: [{ line: 0, quantity: 1, restock: true }], reason: 'damaged', refund },
    });
  expect((await back(857)).body.errors.refund).toContain('৳856');
  for (const refund of [856, 856, 916]) expect((await back(refund)).status).toBe(201);
  const { order } = (await call('GET', `/admin/orders/${_id}`, { token })).body;
  expect([order.collected, order.refundedTotal]).toEqual([2628, 2628]);
});

it('an exchange credits whole taka, and the new order collects whole taka', async () => {
  const ring = await buildProduct(db, { price: 2000 });
  const { _id } = await deliver(await take(2, { discount: 100 }));
  const { body } = await call('POST', `/admin/orders/${_id}/exchange`, {
    token,
    body: {
      lines: [{ line: 0, quantity: 1, restock: true }],
      items: [{ product: ring.id, quantity: 1 }],
      shippingPrice: 60,
    },
  });
  expect(body.newOrder).toMatchObject({ totalPrice: 2060, paid: 839, toCollect: 1221 });
});
