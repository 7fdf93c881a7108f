/** A line keeps what a piece cost the shop when it was sold. */
import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const ring = await buildProduct(db, { price: 300, costPrice: 120.5 });
const box = await buildProduct(db, { price: 100 });

const costsOf = async (orderId: string) =>
  (
    await db
      .selectFrom('order_lines')
      .select('unit_cost')
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
  ).map((line) => line.unit_cost);
const costNow = (id: string, poisha: number) =>
  db.updateTable('products').set({ cost_price: poisha }).where('id', '=', id).execute();
const item = (product: string, quantity = 1) => ({ product, quantity });

it('an order copies the cost, and does not say it to the customer', async () => {
  const lines = [ring, box].map(({ id, price }) => ({ product: id, price }));
  const body = draftOf(lines, deliverTo);
  const placed = await call('POST', '/orders', { token: await tokenOf(customer), body });
  expect(placed.status).toBe(201);
  expect(await costsOf(placed.body._id)).toEqual([12_050, null]);
  expect(JSON.stringify(placed.body)).not.toMatch(/unitCost|costP/i);
});

it('an edited order keeps the cost of lines that stay; a new line has today’s', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product: ring, unitCost: 90 }] });
  await costNow(box.id, 4_000);
  const items = [item(ring.id, 2), item(box.id)];
  expect((await call('PUT', `/admin/orders/${id}`, { token, body: { version: 1, items } })).status).toBe(200);
  expect(await costsOf(id)).toEqual([9_000, 4_000]);
});

it('the new order of an exchange has today’s cost', async () => {
  const { id } = await buildOrder(db, {
    customer,
    status: 'delivered',
    lines: [{ product: ring, unitCost: 90 }],
  });
  const body = { lines: [{ line: 0, quantity: 1, restock: true }], items: [item(ring.id)], shippingPrice: 0 };
  const exchanged = await call('POST', `/admin/orders/${id}/exchange`, { token, body });
  expect(exchanged.status).toBe(201);
  expect(await costsOf(exchanged.body.newOrder._id)).toEqual([12_050]);
  expect(await costsOf(id)).toEqual([9_000]);
});
