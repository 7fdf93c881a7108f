import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** 1 March, 01:00 in Dhaka, while it is still February in UTC. */
const now = new Date('2026-02-28T19:00:00Z');
const shop = await openTestApp({ services: { clock: () => now } });
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

it('returns days, categories, best sellers and low stock, without cancelled orders', async () => {
  const ring = await buildProduct(db, { name: 'Ring', category: 'rings', price: 100, stock: 9 });
  const drop = await buildProduct(db, { name: 'Drop', category: 'earrings', price: 300, stock: 50 });
  await buildProduct(db, { name: 'Hidden', stock: 0, isActive: false });
  await buildOrder(db, { customer, lines: [{ product: ring, quantity: 5 }], placedAt: hoursAgo(0.5) });
  await buildOrder(db, { customer, lines: [{ product: drop, quantity: 2 }], placedAt: hoursAgo(2) });
  await buildOrder(db, { customer, lines: [{ product: drop }], placedAt: hoursAgo(1), status: 'cancelled' });
  await buildOrder(db, { customer, lines: [{ product: drop, quantity: 9 }], placedAt: hoursAgo(24 * 8) });

  const { body } = await shop.call('GET', '/admin/sales?days=7', { token });
  expect(body.days).toHaveLength(7);
  expect(body.days.slice(-2)).toEqual([
    { day: '2026-02-28', orders: 1, revenue: 660 },
    { day: '2026-03-01', orders: 1, revenue: 560 },
  ]);
  expect(body.categories).toEqual([
    { category: 'earrings', pieces: 2, revenue: 600 },
    { category: 'rings', pieces: 5, revenue: 500 },
  ]);
  expect(
    body.bestSellers.map(({ name, pieces }: { name: string; pieces: number }) => [name, pieces]),
  ).toEqual([
    ['Ring', 5],
    ['Drop', 2],
  ]);
  expect(body.lowStock.map(({ name, left }: { name: string; left: number }) => [name, left])).toEqual([
    ['Ring', 4],
  ]);
});

it('accepts 7, 30 or 90 days', async () => {
  const days = async (query: string) => (await shop.call('GET', `/admin/sales${query}`, { token })).body.days;
  expect(await days('')).toHaveLength(30);
  expect(await days('?days=90')).toHaveLength(90);
  expect((await shop.call('GET', '/admin/sales?days=8', { token })).status).toBe(400);
});
