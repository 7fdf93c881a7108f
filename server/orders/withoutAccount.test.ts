/** The life of an order without an account: all that admins do with it works, and there is no address to write to. */
import { expect, it } from 'vitest';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { readDerivedTables } from '#server/testing/derivedTables.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const stranger = await tokenOf(await buildCustomer(db, { phone: '01812345678' }));
const ring = await buildProduct(db, { price: 450, stock: 100 });

interface Placed {
  _id: string;
  orderNumber: string;
  version: number;
}
const take = async (body: object = {}): Promise<Placed> =>
  (
    await call('POST', '/admin/orders', {
      token,
      body: {
        customer: { name: 'Rahima Khatun', phone: '01812345678' },
        shippingAddress: { address: 'House 7', district: 'Dhaka', thana: 'Mirpur' },
        items: [{ product: ring.id, quantity: 2 }],
        source: 'message',
        ...body,
      },
    })
  ).body.order;
const post = (path: string, body: object) => call('POST', path, { token, body });
const put = (path: string, body: object) => call('PUT', path, { token, body });
const move = (id: string, status: string) => put(`/orders/${id}/status`, { status });
const stock = async () => (await call('GET', `/products/${ring.id}`)).body.stock;
const mails = () => db.selectFrom('mails').select(['kind', 'subject_id']).execute();

it('is edited, paid, booked, sent, delivered, returned in part and exchanged', async () => {
  const { _id: id, version } = await take({ discount: 50 });
  const path = `/admin/orders/${id}`;
  expect(
    (await put(path, { version, discount: 40, items: [{ product: ring.id, quantity: 3 }] })).status,
  ).toBe(200);
  expect((await post(`${path}/payments`, { amount: 100, method: 'bkash' })).status).toBe(201);
  expect((await put(`${path}/booking`, { courier: 'Pathao', consignment: 'P1' })).status).toBe(200);
  expect((await post(`${path}/calls`, { outcome: 'confirmed' })).status).toBe(201);
  expect((await move(id, 'shipped')).status).toBe(200);
  expect((await move(id, 'delivered')).body.order).toMatchObject({ user: null, collected: 1270 });
  const lines = [{ line: 0, quantity: 1 }];
  expect((await post(`${path}/returns`, { lines, reason: 'damaged', refund: 100 })).status).toBe(201);
  const items = [{ product: ring.id, quantity: 1 }];
  const exchanged = await post(`${path}/exchange`, { lines, items, shippingPrice: 0 });
  expect(exchanged.status).toBe(201);
  expect(exchanged.body.newOrder).toMatchObject({
    user: null,
    source: 'message',
    customer: { name: 'Rahima Khatun', phone: '01812345678' },
    exchangeOf: { _id: id },
  });
  expect(await mails()).toEqual([]);
});

it('is closed, and what came back is in stock again', async () => {
  const before = await stock();
  const { _id: id } = await take();
  await move(id, 'shipped');
  const { status, body } = await post(`/admin/orders/${id}/close`, { reason: 'refused_at_door' });
  expect([status, body.order.status, body.order.user]).toEqual([200, 'cancelled', null]);
  expect(await stock()).toBe(before);
  expect(await mails()).toEqual([]);
});

it('is seen and cancelled by no customer, not even with its phone number', async () => {
  const { _id: id } = await take();
  expect((await call('GET', `/orders/${id}`, { token: stranger })).status).toBe(404);
  expect((await call('PUT', `/orders/${id}/cancel`, { token: stranger })).status).toBe(404);
  await move(id, 'delivered');
  const review = { productId: ring.id, orderId: id, rating: 5 };
  expect((await call('POST', '/reviews', { token: stranger, body: review })).status).toBe(404);
  expect((await call('GET', '/reviews/reviewable', { token: stranger })).body).toEqual([]);
  expect((await call('GET', `/reviews/check/${ring.id}/${id}`, { token: stranger })).body.exists).toBe(false);
});

it('is among the other orders of its phone number', async () => {
  const phone = '01612345678';
  const [first, second] = [
    await take({ customer: { name: 'A', phone } }),
    await take({ customer: { name: 'B', phone } }),
  ];
  const { body } = await call('GET', `/admin/orders/${second._id}`, { token });
  expect(body.otherOrders).toMatchObject([{ _id: first._id, orderNumber: first.orderNumber }]);
  expect(body.order.phonePast.ordered).toEqual({ orders: 1, amount: 960 });
});

it('is read by its admin, in the audit log, the search box and the pick list', async () => {
  const { _id: id, orderNumber } = await take();
  expect((await call('GET', `/orders/${id}`, { token })).body).toMatchObject({ _id: id, user: null });
  const { auditEvents } = (await call('GET', `/admin/audit?search=${orderNumber}`, { token })).body;
  expect(auditEvents).toMatchObject([{ action: 'order.take', subjectName: orderNumber }]);
  const { orders } = (await call('GET', `/admin/search?q=${orderNumber}`, { token })).body;
  expect(orders).toMatchObject([{ _id: id, fullName: 'Rahima Khatun' }]);
  expect((await call('GET', `/admin/pick-list?ids=${id}`, { token })).body.lines).toHaveLength(1);
});

it('what events have added up to equals a count from scratch', async () => {
  const addedUp = await readDerivedTables(db);
  expect(addedUp.order_states).not.toEqual([]);
  await rebuildProjections(db);
  expect(await readDerivedTables(db)).toEqual(addedUp);
});
