/** Sales over the counter: paid and handed over in the shop, to a name and a phone. */
import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const admin = await buildAdmin(db, { name: 'Shirin' });
const token = await tokenOf(admin);
const customer = { name: 'Rahima Khatun', phone: '01812345678' };
const ring = await buildProduct(db, { name: 'Silver Ring', price: 450, stock: 100 });

const sell = (body: object = {}) =>
  call('POST', '/admin/orders', {
    token,
    body: { customer, source: 'counter', items: [{ product: ring.id, quantity: 1 }], ...body },
  });
const found = async (query: string): Promise<string[]> =>
  (await call('GET', `/orders?${query}`, { token })).body.orders.map(({ _id }: { _id: string }) => _id);

it('needs a name and a phone only, and is delivered at once', async () => {
  const { status, body } = await sell();
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    status: 'delivered',
    shippingAddress: {
      fullName: customer.name,
      phone: customer.phone,
      address: '',
      district: '',
      thana: '',
      placeName: '',
      landmark: '',
      country: 'Bangladesh',
    },
    estimatedDelivery: null,
    shippingPrice: 0,
    totalPrice: 450,
    toCollect: 0,
    collected: 450,
    history: [
      { status: 'pending', by: 'Shirin' },
      { status: 'delivered', by: 'Shirin' },
    ],
    changes: [{ kind: 'taken', details: { source: 'counter' } }],
  });
  const tracked = { orderNumber: body.order.orderNumber, phone: customer.phone };
  expect((await call('POST', '/orders/track', { body: tracked })).body).toMatchObject({
    status: 'delivered',
    estimatedDelivery: null,
  });
});

it('what was paid otherwise is not collected again', async () => {
  const { order } = (await sell({ payments: [{ amount: 200, method: 'bkash' }] })).body;
  expect(order).toMatchObject({ paid: 200, collected: 250, toCollect: 0 });
});

it('stores no address that was typed for a delivery', async () => {
  const shippingAddress = { address: 'House 7', district: 'Paris', thana: 'Mirpur' };
  const { order } = (await sell({ shippingAddress })).body;
  expect(order.shippingAddress).toMatchObject({
    fullName: customer.name,
    address: '',
    district: '',
    thana: '',
  });
});

it('is not among what is to be packed, nor cash that a courier has', async () => {
  const before = (await call('GET', '/admin/today', { token })).body;
  const { order } = (await sell()).body;
  const after = (await call('GET', '/admin/today', { token })).body;
  expect([after.toPack, after.outstanding]).toEqual([before.toPack, before.outstanding]);
  expect(await found('confirmation=confirmed')).not.toContain(order._id);
});

it('is in no area and at no place, but is found by name, phone and number', async () => {
  const { order } = (await sell({ customer: { name: 'Mitu Rahman', phone: '01511112222' } })).body;
  for (const query of ['area=dhaka', 'area=outside', 'search=Dhaka', 'search=Gulshan']) {
    expect(await found(query), query).not.toContain(order._id);
  }
  for (const search of ['mitu', '01511112222', order.orderNumber]) {
    expect(await found(`search=${search}`), search).toContain(order._id);
  }
});

it('an account gets one email, which tells that the goods are handed over', async () => {
  const account = await buildCustomer(db, { name: 'Rahima', phone: '01712000009' });
  const { order } = (await sell({ user: account.id })).body;
  const mails = db.selectFrom('mails').select('kind').where('subject_id', '=', order._id);
  await call('GET', '/admin/today', { token });
  expect(await mails.execute()).toEqual([{ kind: 'orderDelivered' }]);
});

it('what is exchanged over the counter is handed over, too', async () => {
  const { order } = (await sell()).body;
  const { status, body } = await call('POST', `/admin/orders/${order._id}/exchange`, {
    token,
    body: {
      lines: [{ line: 0, quantity: 1, restock: true }],
      items: [{ product: ring.id, quantity: 2 }],
      shippingPrice: 0,
    },
  });
  expect(status).toBe(201);
  expect(body.newOrder).toMatchObject({ status: 'delivered', collected: 450, toCollect: 0 });
});

it('without a name or with a phone that is none it is refused at its field', async () => {
  const refused = await sell({ customer: { name: '', phone: '123' } });
  expect(refused.body.errors).toEqual({
    'customer.name': 'Name is required',
    'customer.phone': 'Please enter a valid Bangladeshi phone number',
  });
});
