import { expect, it } from 'vitest';
import { toPoisha } from '#domain/money.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const own = await tokenOf(customer);

const order = async (status: 'shipped' | 'delivered' | 'cancelled' = 'delivered') => {
  const ring = await buildProduct(db, { name: 'Ring', price: 450, stock: 10 });
  const chain = await buildProduct(db, { name: 'Chain', price: 100, stock: 10 });
  const lines = [
    { product: ring, quantity: 3 },
    { product: chain, quantity: 1 },
  ];
  const { id } = await buildOrder(db, { customer, lines, status });
  return { id, stock: async () => (await call('GET', `/products/${ring.id}`)).body.stock };
};
interface Back {
  quantity?: number;
  refund?: number;
  restock?: boolean;
  line?: number;
}
const takeBack = (
  id: string,
  { line = 0, quantity = 1, refund = 0, restock = true }: Back,
  headers: Record<string, string> = {},
) => {
  const body = { lines: [{ line, quantity, restock }], reason: 'damaged', refund, note: 'Clasp broken' };
  return call('POST', `/admin/orders/${id}/returns`, { token, body, headers });
};

it('pieces come back to stock, and what was paid back is noted', async () => {
  const { id, stock } = await order();
  const { status, body } = await takeBack(id, { quantity: 2, refund: 900 });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    status: 'delivered',
    refundedTotal: 900,
    orderItems: [{ returned: 2 }, { returned: 0 }],
    returns: [
      {
        lines: [{ line: 0, quantity: 2, restocked: true }],
        reason: 'damaged',
        refund: 900,
        note: 'Clasp broken',
        by: 'Shirin',
      },
    ],
    changes: [{ kind: 'returned', details: { reason: 'damaged', amount: 900, items: ['Ring × 2'] } }],
  });
  expect(await stock()).toBe(9);
  const { body: seen } = await call('GET', `/orders/${id}`, { token: own });
  expect(seen.returns).toMatchObject([{ refund: 900, note: '', by: null }]);
});

it('broken pieces stay out of stock', async () => {
  const { id, stock } = await order();
  await takeBack(id, { quantity: 1, restock: false });
  expect(await stock()).toBe(7);
  await takeBack(id, { quantity: 2 });
  expect(await stock()).toBe(9);
});

it('of one line, fine pieces go back to stock and broken ones do not', async () => {
  const { id, stock } = await order();
  const back = (...lines: object[]) =>
    call('POST', `/admin/orders/${id}/returns`, { token, body: { lines, reason: 'damaged', refund: 0 } });
  const fine = { line: 0, quantity: 1, restock: true };
  const broken = { line: 0, quantity: 2, restock: false };
  const { status, body } = await back(broken, fine);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    orderItems: [{ returned: 3 }, { returned: 0 }],
    returns: [
      {
        lines: [
          { line: 0, quantity: 1, restocked: true },
          { line: 0, quantity: 2, restocked: false },
        ],
      },
    ],
    changes: [{ details: { items: ['Ring × 3'] } }],
  });
  expect(await stock()).toBe(8);
  const other = (await order()).id;
  const tooMany = { lines: [fine, { ...broken, quantity: 3 }], reason: 'damaged', refund: 0 };
  expect(await call('POST', `/admin/orders/${other}/returns`, { token, body: tooMany })).toMatchObject({
    status: 409,
    body: { errors: { 'lines.1.quantity': 'Only 2 left' } },
  });
  const twice = await call('POST', `/admin/orders/${other}/returns`, {
    token,
    body: { lines: [fine, fine], reason: 'damaged', refund: 0 },
  });
  expect(twice.body.errors).toEqual({ lines: 'Fine and broken pieces of a line can be named once each' });
});

it('no more comes back than was delivered and is not back yet', async () => {
  const { id, stock } = await order();
  expect((await takeBack(id, { quantity: 2 })).status).toBe(201);
  expect(await takeBack(id, { quantity: 2 })).toMatchObject({
    status: 409,
    body: {
      code: 'returnTooMuch',
      message: 'No more can come back than was delivered',
      errors: { 'lines.0.quantity': 'Only 1 left' },
    },
  });
  expect((await takeBack(id, { quantity: 1 })).status).toBe(201);
  expect((await takeBack(id, { quantity: 1 })).body.errors).toEqual({ 'lines.0.quantity': 'None is left' });
  expect((await takeBack(id, { line: 7 })).body.code).toBe('returnTooMuch');
  expect(await stock()).toBe(10);
});

it('the refund is at most what these pieces cost, with delivery once nothing is left', async () => {
  const { id } = await order();
  expect(await takeBack(id, { quantity: 1, refund: 450.01 })).toMatchObject({
    status: 409,
    body: {
      code: 'refundTooHigh',
      message: 'No more can be refunded than was paid',
      errors: { refund: 'At most ৳450 can be refunded' },
    },
  });
  expect((await takeBack(id, { quantity: 1, refund: 450 })).status).toBe(201);
  expect((await takeBack(id, { line: 1, refund: 100.01 })).status).toBe(409);
  expect((await takeBack(id, { line: 1, refund: 100 })).status).toBe(201);
  expect((await takeBack(id, { quantity: 2, refund: 960.01 })).status).toBe(409);
  expect((await takeBack(id, { quantity: 2, refund: 960 })).body.order.refundedTotal).toBe(1510);
});

it('a discount lowers the refund in proportion, and no more is paid back than was collected', async () => {
  const { id } = await order();
  await db
    .updateTable('orders')
    .set({ discount: toPoisha(145), total_price: toPoisha(1365), collected: toPoisha(500) })
    .where('id', '=', id)
    .execute();
  expect((await takeBack(id, { quantity: 1, refund: 405.01 })).status).toBe(409);
  expect((await takeBack(id, { quantity: 1, refund: 405 })).status).toBe(201);
  expect((await takeBack(id, { quantity: 1, refund: 95.01 })).body.errors).toEqual({
    refund: 'At most ৳95 can be refunded',
  });
});

it('only of delivered orders', async () => {
  for (const status of ['shipped', 'cancelled'] as const) {
    const { id } = await order(status);
    expect(await takeBack(id, {})).toMatchObject({ status: 409, body: { code: 'orderNotDelivered' } });
  }
  expect((await takeBack(crypto.randomUUID(), {})).status).toBe(404);
});

it('a repeated request takes back once; the same key for something else is refused', async () => {
  const [{ id, stock }, other] = [await order(), await order()];
  const headers = { 'idempotency-key': 'return-1' };
  const first = await takeBack(id, { refund: 450 }, headers);
  const again = await takeBack(id, { refund: 450 }, headers);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await stock()).toBe(8);
  expect((await takeBack(other.id, { refund: 450 }, headers)).status).toBe(422);
  const key = { 'idempotency-key': 'return-2' };
  const both = await Promise.all([takeBack(id, {}, key), takeBack(id, {}, key)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await stock()).toBe(9);
});
