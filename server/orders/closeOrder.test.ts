import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const own = await tokenOf(customer);

const ring = () => buildProduct(db, { name: 'Ring', price: 450, stock: 10 });
const order = async (
  status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' = 'shipped',
) => {
  const [one, other] = [await ring(), await buildProduct(db, { name: 'Chain', price: 900, stock: 10 })];
  const lines = [
    { product: one, quantity: 2 },
    { product: other, quantity: 1 },
  ];
  const { id } = await buildOrder(db, { customer, lines, status });
  return { id, stocks: async () => [await stockOf(one.id), await stockOf(other.id)] };
};
const stockOf = async (id: string) => (await call('GET', `/products/${id}`)).body.stock;
const close = (id: string, body: object) => call('POST', `/admin/orders/${id}/close`, { token, body });

it('an order is closed with a reason, and everything is back on the shelf', async () => {
  for (const status of ['pending', 'processing', 'shipped'] as const) {
    const { id, stocks } = await order(status);
    expect(await stocks()).toEqual([8, 9]);
    const body = { reason: 'refused_at_door', note: 'Did not like it', courierCharge: 60.5 };
    const closed = await close(id, body);
    expect(closed.status).toBe(200);
    expect(closed.body.order).toMatchObject({
      status: 'cancelled',
      returnedToShop: true,
      toCollect: 0,
      collected: null,
      closing: { ...body, by: 'Shirin' },
      changes: [{ kind: 'closed', details: { reason: 'refused_at_door', items: ['Ring × 2', 'Chain × 1'] } }],
    });
    expect(closed.body.order.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'Shirin' });
    expect(await stocks()).toEqual([10, 10]);
  }
});

it('what did not come back is written off: neither in stock nor sold', async () => {
  const { id, stocks } = await order();
  await close(id, { reason: 'undeliverable', returned: [{ line: 0, quantity: 1 }] });
  expect(await stocks()).toEqual([9, 9]);
  const lost = await order();
  const { body } = await close(lost.id, { reason: 'lost' });
  expect(body.order).toMatchObject({ returnedToShop: false, changes: [{ details: { items: [] } }] });
  expect(await lost.stocks()).toEqual([8, 9]);
  const found = await order();
  await close(found.id, { reason: 'lost', returned: [{ line: 1, quantity: 1 }] });
  expect(await found.stocks()).toEqual([8, 10]);
});

it('an order is closed once, and not after its delivery or cancellation', async () => {
  const { id, stocks } = await order();
  await close(id, { reason: 'fake' });
  const again = { status: 409, body: { code: 'orderAlreadyClosed', message: 'Order is already closed' } };
  expect(await close(id, { reason: 'fake' })).toMatchObject(again);
  expect(await stocks()).toEqual([10, 10]);
  for (const status of ['delivered', 'cancelled'] as const) {
    expect(await close((await order(status)).id, { reason: 'fake' })).toMatchObject(again);
  }
  for (const unknown of ['null', crypto.randomUUID()]) {
    expect((await close(unknown, { reason: 'fake' })).status).toBe(404);
  }
});

it('no more comes back than was ordered', async () => {
  const { id, stocks } = await order();
  const refused = await close(id, {
    reason: 'other',
    returned: [
      { line: 1, quantity: 1 },
      { line: 0, quantity: 3 },
    ],
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'returnTooMuch',
      message: 'No more can come back than was ordered',
      errors: { 'returned.1.quantity': 'Only 2 left' },
    },
  });
  expect((await close(id, { reason: 'other', returned: [{ line: 2, quantity: 1 }] })).body.errors).toEqual({
    'returned.0.quantity': 'None is left',
  });
  expect((await close(id, { reason: 'other', returned: [{ line: 0, quantity: 0 }] })).status).toBe(400);
  expect((await close(id, { reason: 'bored' })).status).toBe(400);
  expect(await stocks()).toEqual([8, 9]);
});

it('the customer sees that it is cancelled, without reason and names', async () => {
  const { id } = await order();
  await close(id, { reason: 'fake', note: 'Third time' });
  const { body } = await call('GET', `/orders/${id}`, { token: own });
  expect(body).toMatchObject({ status: 'cancelled', returnedToShop: false, changes: [] });
  expect(JSON.stringify(body)).not.toMatch(/Third time|Shirin|fake/);
});

it('the audit log says who closed it and why', async () => {
  const { id } = await order();
  await close(id, { reason: 'no_answer', courierCharge: 60 });
  const { body } = await call('GET', '/admin/audit?subject=order&limit=1', { token });
  expect(body.auditEvents).toMatchObject([
    {
      action: 'order.close',
      subjectId: id,
      details: {
        status: { from: 'shipped', to: 'cancelled' },
        reason: 'no_answer',
        returned: 'Ring × 2, Chain × 1',
        courierCharge: 60,
      },
    },
  ]);
});
