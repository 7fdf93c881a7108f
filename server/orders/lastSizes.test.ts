import { expect, it } from 'vitest';
import { buildBangle, buildProduct, buildSizedRing } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const admin = await tokenOf(await buildAdmin(db));

it('are the latest of each category, of the customer’s own orders', async () => {
  const customer = await buildCustomer(db);
  const token = await tokenOf(customer);
  const sizesNow = async () => (await call('GET', '/orders/my/sizes', { token })).body;
  expect(await sizesNow()).toEqual([]);
  const [bangle, ring, plain] = [await buildBangle(db), await buildSizedRing(db), await buildProduct(db)];
  const order = (lines: Parameters<typeof buildOrder>[1]['lines'], status?: 'cancelled' | 'delivered') =>
    buildOrder(db, { customer, lines, status });
  await order([{ product: bangle, size: 'S' }]);
  await order([{ product: bangle, size: 'M' }, { product: plain }]);
  await order([{ product: ring, size: '14' }]);
  expect(await sizesNow()).toEqual([
    { category: 'bangles', size: 'M' },
    { category: 'rings', size: '14' },
  ]);

  await order([{ product: bangle, size: 'S' }], 'cancelled');
  expect(await sizesNow()).toContainEqual({ category: 'bangles', size: 'M' });
  const other = await buildCustomer(db);
  await buildOrder(db, { customer: other, lines: [{ product: bangle, size: 'S' }] });
  expect(await sizesNow()).toContainEqual({ category: 'bangles', size: 'M' });
});

it('leave out what came back', async () => {
  const customer = await buildCustomer(db);
  const token = await tokenOf(customer);
  const bangle = await buildBangle(db);
  await buildOrder(db, { customer, lines: [{ product: bangle, size: 'M' }], status: 'delivered' });
  const tight = await buildOrder(db, {
    customer,
    lines: [{ product: bangle, size: 'S', quantity: 2 }],
    status: 'delivered',
  });
  const comeBack = (quantity: number) =>
    call('POST', `/admin/orders/${tight.id}/returns`, {
      token: admin,
      body: { lines: [{ line: 0, quantity, restock: true }], reason: 'wrong_size', refund: 0 },
    });
  const sizesNow = async () => (await call('GET', '/orders/my/sizes', { token })).body;
  expect((await comeBack(1)).status).toBe(201);
  expect(await sizesNow()).toEqual([{ category: 'bangles', size: 'S' }]);
  await comeBack(1);
  expect(await sizesNow()).toEqual([{ category: 'bangles', size: 'M' }]);
});
