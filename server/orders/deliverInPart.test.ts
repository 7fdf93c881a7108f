import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder, buildPayment } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);

const order = async (
  status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' = 'shipped',
) => {
  const ring = await buildProduct(db, { name: 'Ring', price: 450, stock: 10 });
  const { id } = await buildOrder(db, { customer, lines: [{ product: ring, quantity: 3 }], status });
  return { id, stock: async () => (await call('GET', `/products/${ring.id}`)).body.stock };
};
const deliver = (id: string, quantity: number, collected: number) =>
  call('PUT', `/admin/orders/${id}/delivery`, { token, body: { kept: [{ line: 0, quantity }], collected } });

it('what was kept is delivered, the rest is in stock again without a refund', async () => {
  const { id, stock } = await order();
  const { status, body } = await deliver(id, 1, 510);
  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    status: 'delivered',
    collected: 510,
    toCollect: 0,
    refundedTotal: 0,
    orderItems: [{ quantity: 3, returned: 2 }],
    returns: [
      { lines: [{ line: 0, quantity: 2, restocked: true }], reason: 'refused_at_door', refund: 0, credit: 0 },
    ],
    changes: [{ kind: 'delivered_in_part', details: { amount: 510, items: ['Ring × 2'] }, by: 'Shirin' }],
  });
  expect(await stock()).toBe(9);
});

it('all of it can be kept for less money, and nothing comes back', async () => {
  const { id, stock } = await order();
  const { body } = await deliver(id, 3, 1400);
  expect(body.order).toMatchObject({ status: 'delivered', collected: 1400, returns: [] });
  expect(await stock()).toBe(7);
});

it('what was paid in advance for the refused pieces is paid back, and the customer is told', async () => {
  const { id } = await order();
  await buildPayment(db, id, { taka: 1000 });
  const { body } = await deliver(id, 1, 0);
  expect(body.order).toMatchObject({
    paid: 1000,
    collected: 0,
    refundedTotal: 490,
    returns: [{ reason: 'refused_at_door', refund: 490, credit: 0 }],
    changes: [{ kind: 'delivered_in_part', details: { amount: 0, refund: 490, items: ['Ring × 2'] } }],
  });
  const subjects = [id, body.order.returns[0]._id];
  const mails = await db.selectFrom('mails').select('kind').where('subject_id', 'in', subjects).execute();
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['orderDelivered', 'orderReturned']);
  const audited = await db.selectFrom('audit_log').select('details').where('subject_id', '=', id).execute();
  expect(audited).toMatchObject([{ details: { refused: 'Ring × 2', collected: 0, refund: 490 } }]);
});

it('what was collected beyond the price of the kept pieces is paid back, also if nothing was paid in advance', async () => {
  const { id } = await order();
  const { status, body } = await deliver(id, 1, 1000);
  expect(status).toBe(200);
  expect(body.order).toMatchObject({ paid: 0, collected: 1000, refundedTotal: 490 });
});

it('an advance that covers only what was kept is not paid back', async () => {
  const { id } = await order();
  await buildPayment(db, id, { taka: 400 });
  expect((await deliver(id, 1, 110)).body.order).toMatchObject({ refundedTotal: 0, collected: 110 });
});

it('nothing kept is not a delivery', async () => {
  const { id } = await order();
  const nothing = await call('PUT', `/admin/orders/${id}/delivery`, {
    token,
    body: { kept: [], collected: 0 },
  });
  expect(nothing).toMatchObject({
    status: 409,
    body: { code: 'nothingDelivered', message: 'Nothing was delivered' },
  });
});

it('no more is kept than was ordered, and no more collected than was left to pay', async () => {
  const { id, stock } = await order();
  expect(await deliver(id, 4, 0)).toMatchObject({
    status: 409,
    body: { code: 'returnTooMuch', message: 'No more can be delivered than was ordered' },
  });
  expect(await deliver(id, 1, 1410.01)).toMatchObject({
    status: 409,
    body: { code: 'collectedTooHigh', errors: { collected: expect.any(String) } },
  });
  expect((await deliver(id, 1, -1)).status).toBe(400);
  expect((await deliver(id, 1, 0.001)).status).toBe(400);
  expect(await stock()).toBe(7);
});

it('only an order that was sent is delivered in part', async () => {
  const codes = { pending: 'orderNotShipped', processing: 'orderNotShipped' };
  for (const [status, code] of Object.entries(codes)) {
    const { id } = await order(status as 'pending');
    expect(await deliver(id, 1, 0)).toMatchObject({ status: 409, body: { code } });
  }
  for (const status of ['delivered', 'cancelled'] as const) {
    const { id } = await order(status);
    expect(await deliver(id, 1, 0)).toMatchObject({ status: 409, body: { code: 'orderAlreadyClosed' } });
  }
  expect((await deliver(crypto.randomUUID(), 1, 0)).status).toBe(404);
});

it('what was refused at the door cannot be reviewed, what was kept can', async () => {
  const [kept, refused] = [await buildProduct(db, { stock: 5 }), await buildProduct(db, { stock: 5 })];
  const lines = [{ product: kept }, { product: refused }];
  const { id } = await buildOrder(db, { customer, lines, status: 'shipped' });
  await deliver(id, 1, 0);
  const own = await tokenOf(customer);
  const review = (productId: string) =>
    call('POST', '/reviews', { token: own, body: { productId, orderId: id, rating: 5 } });
  const { body } = await call('GET', '/reviews/reviewable', { token: own });
  expect(JSON.stringify(body)).toContain(kept.id);
  expect(JSON.stringify(body)).not.toContain(refused.id);
  expect((await review(refused.id)).status).toBe(404);
  expect((await review(kept.id)).status).toBe(201);
});
