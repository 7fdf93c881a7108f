import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db, { name: 'Owner' }));
const day = (date: number) => new Date(Date.UTC(2026, 0, date));

let rahima: Person;
let salma: Person;

beforeAll(async () => {
  const product = await buildProduct(db, { price: 500, stock: 100 });
  rahima = await buildCustomer(db, { name: 'Rahima' });
  salma = await buildCustomer(db, { name: 'Salma' });
  await buildCustomer(db, { name: 'Tania' });
  const order = (customer: Person, quantity: number, placedAt: Date, status?: 'cancelled') =>
    buildOrder(db, { customer, lines: [{ product, quantity }], shippingPrice: 60, placedAt, status });
  await order(rahima, 4, day(1));
  await order(salma, 1, day(2));
  await order(salma, 2, day(3));
  await order(salma, 9, day(4), 'cancelled');
});

const get = async (path: string) => (await shop.call('GET', path, { token })).body;
const listed = async (query: string) =>
  (await get(`/users?${query}`)).users.map((one: { name: string; orders: number; spent: number }) => [
    one.name,
    one.orders,
    one.spent,
  ]);

describe('the orders of customers', () => {
  it('are in the list, which can be sorted by them', async () => {
    expect(await listed('sort=spent&role=user')).toEqual([
      ['Rahima', 1, 2060],
      ['Salma', 3, 1620],
      ['Tania', 0, 0],
    ]);
    expect((await listed('sort=orders')).map(([name]: [string]) => name)).toEqual([
      'Salma',
      'Rahima',
      'Tania',
      'Owner',
    ]);
    expect(await listed('sort=spent&search=a&limit=1&page=2')).toEqual([['Salma', 3, 1620]]);
    expect((await shop.call('GET', '/users?sort=age', { token })).status).toBe(400);
  });

  it('are shown for one customer, with the orders themselves', async () => {
    expect(await get(`/users/${salma.id}`)).toMatchObject({
      name: 'Salma',
      orders: 3,
      spent: 1620,
      lastOrderAt: day(4).toISOString(),
    });
    const { orders, pagination } = await get(`/users/${salma.id}/orders?limit=2`);
    expect(orders).toMatchObject([
      { status: 'cancelled', pieces: 9, totalPrice: 4560, createdAt: day(4).toISOString() },
      { status: 'pending', pieces: 2, totalPrice: 1060 },
    ]);
    expect(pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: true });
    expect((await get(`/users/${salma.id}/orders?limit=2&page=2`)).orders).toHaveLength(1);
    expect((await shop.call('GET', '/users/nobody/orders', { token })).status).toBe(404);
  });

  it('are updated by any change of orders', async () => {
    await sql`update orders set status = 'cancelled' where user_id = ${rahima.id}`.execute(db);
    await sql`update orders set status = 'delivered', collected = total_price where user_id = ${salma.id}`.execute(
      db,
    );
    await rebuildProjections(db);
    expect(await listed('sort=spent&role=user')).toEqual([
      ['Salma', 3, 6180],
      ['Tania', 0, 0],
      ['Rahima', 1, 0],
    ]);
  });
});
