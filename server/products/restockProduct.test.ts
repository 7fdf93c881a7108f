import { describe, expect, it } from 'vitest';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const admin = await buildAdmin(db);
const token = await shop.tokenOf(admin);

const restock = (id: string, counts: object[]) =>
  shop.call('POST', `/admin/products/${id}/restock`, { token, body: { counts } });
const history = async (id: string, query = '') =>
  (await shop.call('GET', `/admin/products/${id}/stock${query}`, { token })).body;

describe('restocking', () => {
  it('adds the pieces, and is not an edit', async () => {
    const { id } = await buildBangle(db);
    const { status, body } = await restock(id, [{ unit: 'size', unitName: 'S', pieces: '7' }]);
    expect(status).toBe(200);
    expect(body.product).toMatchObject({ version: 1, sizes: [{ stock: 12 }, { stock: 5 }] });
    expect((await history(id)).movements[0]).toMatchObject({
      unit: 'size',
      unitName: 'S',
      before: 5,
      delta: 7,
      after: 12,
      reason: 'restock',
      order: null,
      by: { _id: admin.id },
    });
  });

  it('adds once, however often it is sent with its key', async () => {
    const { id } = await buildProduct(db, { stock: 1 });
    const headers = { 'idempotency-key': `restocked ${id}` };
    const send = (pieces = 5) =>
      shop.call('POST', `/admin/products/${id}/restock`, {
        token,
        headers,
        body: { counts: [{ unit: 'product', pieces }] },
      });
    const responses = [...(await Promise.all([send(), send()])), await send()];
    expect(responses.map(({ status, body }) => [status, body.product.stock])).toEqual([
      [200, 6],
      [200, 6],
      [200, 6],
    ]);
    expect((await send(4)).body.code).toBe('idempotencyMismatch');
  });

  it('adds to a color and to the total', async () => {
    const { id } = await buildProduct(db, { stock: 1, colours: [{ name: 'Rose Gold', stock: 1 }] });
    const { body } = await restock(id, [
      { unit: 'colour', unitName: 'rose-gold', pieces: 4 },
      { unit: 'product', pieces: 4 },
    ]);
    expect(body.product).toMatchObject({ stock: 5, colors: [{ stock: 5 }], inStock: true });
  });

  it('corrects a count up or down, with the reason in the history and the audit log', async () => {
    const { id, name } = await buildProduct(db);
    const correct = (reason: string, pieces: number) =>
      shop.call('POST', `/admin/products/${id}/restock`, {
        token,
        body: { reason, counts: [{ unit: 'product', pieces }] },
      });
    expect((await correct('damaged', -2)).body.product).toMatchObject({ stock: 8 });
    expect((await correct('gift', -1)).body.product).toMatchObject({ stock: 7 });
    expect((await correct('count', 3)).body.product).toMatchObject({ stock: 10 });
    expect((await history(id)).movements.slice(0, 3)).toMatchObject([
      { reason: 'count', before: 7, delta: 3, after: 10 },
      { reason: 'gift', before: 8, delta: -1, after: 7 },
      { reason: 'damaged', before: 10, delta: -2, after: 8 },
    ]);
    const { body } = await shop.call('GET', '/admin/audit?subject=product&limit=1', { token });
    expect(body.auditEvents[0]).toMatchObject({
      action: 'product.correctStock',
      details: { name, changes: { stock: { from: 7, to: 10 } }, reason: 'count' },
    });
  });

  it('takes no more than is there, and moves no count in the wrong direction', async () => {
    const { id } = await buildProduct(db);
    const correct = (reason: string, pieces: number) =>
      shop.call('POST', `/admin/products/${id}/restock`, {
        token,
        body: { reason, counts: [{ unit: 'product', pieces }] },
      });
    expect(await correct('damaged', -11)).toMatchObject({
      status: 409,
      body: { message: 'Only 10 left in stock', available: 10 },
    });
    for (const [reason, pieces] of [
      ['damaged', 1],
      ['gift', 1],
      ['restock', -1],
      ['count', 0],
    ] as const) {
      expect((await correct(reason, pieces)).status).toBe(400);
    }
    expect(await correct('theft', -1)).toMatchObject({
      status: 400,
      body: { errors: { reason: 'Please choose why the stock changes' } },
    });
    expect((await history(id)).movements).toHaveLength(1);
  });

  it('is in the audit log', async () => {
    const { id, name } = await buildProduct(db);
    await restock(id, [{ unit: 'product', pieces: 2 }]);
    const [event] = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .execute();
    expect(event).toEqual({
      action: 'product.restock',
      details: { name, changes: { stock: { from: 10, to: 12 } } },
    });
  });

  it.each([
    [[], 400, 'Please enter how many pieces'],
    [[{ unit: 'product', pieces: 0 }], 400, 'Pieces must be a whole number from 1 to 1,000,000'],
    [[{ unit: 'size', unitName: 'XXL', pieces: 1 }], 400, 'This size or color no longer exists'],
    [
      [
        { unit: 'product', pieces: 1 },
        { unit: 'product', pieces: 1 },
      ],
      400,
      'Each size or color can be listed only once',
    ],
    [[{ unit: 'product', pieces: 1_000_000 }], 409, 'Stock can be at most 1,000,000'],
  ])('%o is refused', async (counts, status, message) => {
    const { id } = await buildProduct(db);
    const response = await restock(id, counts);
    expect([response.status, response.body.message]).toEqual([status, message]);
    expect((await history(id)).movements).toHaveLength(1);
  });

  it('does not find a deleted product', async () => {
    const { id } = await buildProduct(db, { deletedAt: new Date() });
    expect((await restock(id, [{ unit: 'product', pieces: 1 }])).status).toBe(404);
  });
});

describe('the stock history', () => {
  it('shows every movement, newest first, in pages, also of a deleted product', async () => {
    const product = await buildProduct(db);
    await buildOrder(db, { customer: await buildCustomer(db), lines: [{ product, quantity: 2 }] });
    await restock(product.id, [{ unit: 'product', pieces: 3 }]);
    await shop.call('DELETE', `/products/${product.id}`, { token });
    const first = await history(product.id, '?limit=1');
    expect(first.product).toEqual({ _id: product.id, name: product.name, isDeleted: true });
    expect(first.pagination).toMatchObject({ hasNext: true, limit: 1 });
    expect(first.movements).toMatchObject([{ reason: 'restock', delta: 3 }]);
    const all = await history(product.id);
    expect(all.movements.at(-1)).toMatchObject({
      reason: 'initial',
      before: 0,
      delta: 10,
      after: 10,
      by: null,
    });
    expect(all.pagination.total).toBe(all.movements.length);
  });

  it('names what an edited order took and what came back of a delivered one', async () => {
    const product = await buildProduct(db);
    const customer = await buildCustomer(db);
    const order = await buildOrder(db, { customer, lines: [{ product, quantity: 2 }], status: 'delivered' });
    const body = { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund: 0 };
    expect((await shop.call('POST', `/admin/orders/${order.id}/returns`, { token, body })).status).toBe(201);
    expect((await history(product.id)).movements[0]).toMatchObject({
      reason: 'return',
      delta: 1,
      order: { orderNumber: order.orderNumber },
    });
    const open = await buildOrder(db, { customer, lines: [{ product, quantity: 1 }] });
    const items = [{ product: product.id, quantity: 3 }];
    const edit = { version: 1, items };
    expect((await shop.call('PUT', `/admin/orders/${open.id}`, { token, body: edit })).status).toBe(200);
    expect((await history(product.id)).movements[0]).toMatchObject({ reason: 'order_edit', delta: -2 });
  });

  it('names the order that took stock', async () => {
    const product = await buildProduct(db);
    const customer = await buildCustomer(db);
    const placed = await shop.call('POST', '/orders', {
      token: await shop.tokenOf(customer),
      body: draftOf([{ product: product.id, price: product.price, quantity: 2 }], deliverTo),
    });
    const { _id, orderNumber } = placed.body;
    expect((await history(product.id)).movements[0]).toMatchObject({
      reason: 'order',
      before: 10,
      delta: -2,
      after: 8,
      order: { _id, orderNumber },
      by: { _id: customer.id },
    });
  });

  it('is not found by a wrong id', async () => {
    expect((await shop.call('GET', '/admin/products/nothing/stock', { token })).status).toBe(404);
  });
});
