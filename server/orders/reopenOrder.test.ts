import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const own = await tokenOf(customer);
const product = await buildProduct(db, { price: 450, stock: 1000 });

const delivered = async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product, quantity: 2 }], status: 'shipped' });
  await call('PUT', `/orders/${id}/status`, { token, body: { status: 'delivered' } });
  return id;
};
const reopen = (id: string) => call('POST', `/admin/orders/${id}/reopen`, { token });
const refused = {
  status: 409,
  body: { code: 'orderNotReopenable', message: 'Order can no longer be reopened' },
};
const stock = async () => (await call('GET', `/products/${product.id}`)).body.stock;

it('a delivery is undone: the order is on its way again, and its pieces stay sold', async () => {
  const id = await delivered();
  const before = await stock();
  const { status, body } = await reopen(id);
  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    status: 'shipped',
    collected: null,
    toCollect: 960,
    changes: [{ kind: 'reopened', by: 'Shirin' }],
  });
  expect(await stock()).toBe(before);
  expect(await reopen(id)).toMatchObject(refused);
  await call('PUT', `/orders/${id}/status`, { token, body: { status: 'delivered' } });
  expect((await reopen(id)).status).toBe(200);
});

it('24 hours later it stays delivered', async () => {
  const id = await delivered();
  const since = (hours: number) =>
    db
      .updateTable('order_status_history')
      .set({ changed_at: new Date(Date.now() - hours * 60 * 60 * 1000) })
      .where('order_id', '=', id)
      .execute();
  await since(24.01);
  expect(await reopen(id)).toMatchObject(refused);
  await since(23.9);
  expect((await reopen(id)).status).toBe(200);
});

it('what was returned, reviewed or settled stays delivered', async () => {
  const [returned, reviewed, settled] = [await delivered(), await delivered(), await delivered()];
  await call('POST', `/admin/orders/${returned}/returns`, {
    token,
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund: 0 },
  });
  await call('POST', '/reviews', {
    token: own,
    body: { productId: product.id, orderId: reviewed, rating: 5 },
  });
  await db.updateTable('orders').set({ settled_at: new Date() }).where('id', '=', settled).execute();
  for (const id of [returned, reviewed, settled]) expect(await reopen(id)).toMatchObject(refused);
});

it('a delivery in part cannot be undone, nor one that never was', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product, quantity: 2 }], status: 'shipped' });
  expect(await reopen(id)).toMatchObject(refused);
  const body = { kept: [{ line: 0, quantity: 1 }], collected: 510 };
  await call('PUT', `/admin/orders/${id}/delivery`, { token, body });
  expect(await reopen(id)).toMatchObject(refused);
  expect((await reopen(crypto.randomUUID())).status).toBe(404);
});
