import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderStatusValues } from '#domain/orderStatus.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);

const stats = async () => (await shop.call('GET', '/admin/stats', { token })).body;

it('the figures are zero in an empty shop', async () => {
  expect(await stats()).toEqual({
    totalProducts: 0,
    hiddenProducts: 0,
    totalOrders: 0,
    totalRevenue: 0,
    deliveredRevenue: 0,
    expectedRevenue: 0,
    pendingOrders: 0,
    totalUsers: 2,
    ordersByStatus: { pending: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0 },
    callsDue: { to_call: 0, no_answer: 0 },
    callsMade: { confirmed: 0, refused: 0 },
  });
});

it('the figures count the same products as their list: including hidden, excluding deleted', async () => {
  await buildProduct(db, { isActive: false });
  await buildProduct(db, { deletedAt: new Date() });
  await buildProduct(db);
  const { totalProducts, hiddenProducts } = await stats();
  const list = (await shop.call('GET', '/admin/products', { token })).body;
  expect({ totalProducts, hiddenProducts }).toEqual({ totalProducts: 2, hiddenProducts: 1 });
  expect({ all: list.counts.all, hidden: list.hidden, deleted: list.deleted }).toEqual({
    all: 2,
    hidden: 1,
    deleted: 1,
  });
});

it('the figures count and sum any orders; cancelled ones earn nothing', async () => {
  const product = await buildProduct(db, { price: 99.95, stock: 100_000 });
  const expected = {
    revenue: 0,
    counts: Object.fromEntries(orderStatusValues.map((status) => [status, 0])),
  };
  const order = fc.record({
    status: fc.constantFrom(...orderStatusValues),
    quantity: fc.integer({ min: 1, max: 9 }),
    shippingPrice: fc.constantFrom(0, 60, 120),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 4 }), async (drafts) => {
      for (const { status, quantity, shippingPrice } of drafts) {
        await buildOrder(db, { customer, lines: [{ product, quantity }], status, shippingPrice });
        expected.counts[status] = (expected.counts[status] ?? 0) + 1;
        if (status !== 'cancelled') expected.revenue += 9995 * quantity + shippingPrice * 100;
      }
      const { totalRevenue, totalOrders, pendingOrders, ordersByStatus } = await stats();
      expect(Math.round(totalRevenue * 100)).toBe(expected.revenue);
      expect(ordersByStatus).toEqual(expected.counts);
      expect(pendingOrders).toBe(expected.counts.pending);
      expect(totalOrders).toBe(Object.values(expected.counts).reduce((sum, count) => sum + count, 0));
    }),
    { numRuns: 15 },
  );
});

it('the figures count open orders by their last call', async () => {
  const product = await buildProduct(db);
  const place = (status: 'pending' | 'processing' | 'shipped') =>
    buildOrder(db, { customer, lines: [{ product }], status });
  const { callsDue: due, callsMade: made } = await stats();
  const [, rung, refused] = [await place('pending'), await place('processing'), await place('pending')];
  await place('shipped');
  const callAbout = (id: string, outcome: string) =>
    shop.call('POST', `/admin/orders/${id}/calls`, { token, body: { outcome } });
  await callAbout(rung.id, 'no_answer');
  await callAbout(refused.id, 'refused');
  expect(await stats()).toMatchObject({
    callsDue: { to_call: due.to_call + 1, no_answer: due.no_answer + 1 },
    callsMade: { confirmed: made.confirmed, refused: made.refused + 1 },
  });
});

it('revenue is what delivered orders brought less refunds; open orders are expected', async () => {
  const product = await buildProduct(db, { price: 100, stock: 100 });
  const place = async (status: 'pending' | 'shipped') =>
    (await buildOrder(db, { customer, lines: [{ product, quantity: 3 }], status })).id;
  const figures = async () => {
    const { deliveredRevenue, expectedRevenue, totalRevenue } = await stats();
    return { deliveredRevenue, expectedRevenue, totalRevenue };
  };
  const before = await figures();
  const more = async () => {
    const now = await figures();
    return {
      delivered: Math.round((now.deliveredRevenue - before.deliveredRevenue) * 100) / 100,
      expected: Math.round((now.expectedRevenue - before.expectedRevenue) * 100) / 100,
      total: Math.round((now.totalRevenue - before.totalRevenue) * 100) / 100,
    };
  };
  const [whole, part, closed] = [await place('shipped'), await place('shipped'), await place('pending')];
  expect(await more()).toEqual({ delivered: 0, expected: 1080, total: 1080 });
  await shop.call('PUT', `/orders/${whole}/status`, { token, body: { status: 'delivered' } });
  await shop.call('PUT', `/admin/orders/${part}/delivery`, {
    token,
    body: { kept: [{ line: 0, quantity: 1 }], collected: 160 },
  });
  await shop.call('POST', `/admin/orders/${closed}/close`, { token, body: { reason: 'no_answer' } });
  expect(await more()).toEqual({ delivered: 520, expected: 0, total: 720 });
  await shop.call('POST', `/admin/orders/${whole}/returns`, {
    token,
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund: 99.5 },
  });
  expect(await more()).toEqual({ delivered: 420.5, expected: 0, total: 720 });
});
