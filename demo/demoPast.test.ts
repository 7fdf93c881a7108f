import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { readCatalogue } from './catalogue.ts';
import { loadDemoCatalogue } from './loadCatalogue.ts';

const now = new Date('2026-03-10T05:30:00Z');
const catalogue = await readCatalogue();
const { db } = await openTestDatabase();
await loadDemoCatalogue({
  db,
  clock: () => now,
  shopSettings: defaultSettings,
  photos: { put: async () => {} },
});

it('stock matches the catalogue, and stock + sold = initial for every count', async () => {
  const { rows } = await sql<{ name: string; unit: string; stock: number; ledger: number; last: number }>`
    with counts as (
      select id as product_id, 'product' as unit, '' as unit_name, stock from products
      union all select product_id, 'size', name, stock from product_sizes
      union all select product_id, 'colour', slug, stock from product_colours
    )
    select p.name, c.unit, c.stock, coalesce(sum(m.delta), 0)::int as ledger,
           coalesce((array_agg(m.left_after order by m.id desc))[1], 0) as last
    from counts c join products p on p.id = c.product_id left join stock_movements m using (product_id, unit, unit_name)
    group by c.product_id, c.unit, c.unit_name, c.stock, p.name`.execute(db);
  expect(rows.length).toBeGreaterThan(catalogue.products.length);
  for (const row of rows) expect(row).toMatchObject({ ledger: row.stock, last: row.stock });
  for (const { name, stock } of catalogue.products) {
    expect(rows).toContainEqual(expect.objectContaining({ name, unit: 'product', stock }));
  }
});

it('the ledger takes exactly the pieces of the orders', async () => {
  const { rows } = await sql<{ lines: number; ledger: number }>`
    select (select sum(l.quantity * coalesce(c.quantity, 1)) from order_lines l
              left join order_line_components c using (order_id, position))::int as lines,
           (select -sum(delta) from stock_movements where reason = 'order' and unit in ('product', 'size'))::int as ledger
    `.execute(db);
  expect(rows).toEqual([{ lines: rows[0]?.lines, ledger: rows[0]?.lines }]);
  expect(rows[0]?.lines).toBeGreaterThan(100);
});

it('each product has the rating of its reviews', async () => {
  const products = await db
    .selectFrom('products')
    .select(['name', 'stars', 'review_count', 'rating_sum'])
    .execute();
  for (const { key, name } of catalogue.products) {
    const given = catalogue.reviews.filter(({ product }) => product === key).map(({ rating }) => rating);
    expect(products).toContainEqual({
      name,
      stars: [1, 2, 3, 4, 5].map((star) => given.filter((rating) => rating === star).length),
      review_count: given.length,
      rating_sum: given.reduce((sum, rating) => sum + rating, 0),
    });
  }
});

it('every review is verified, and was written after the delivery of an order by the same customer', async () => {
  const wrong = await db
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('order_status_history as h', (join) =>
      join.onRef('h.order_id', '=', 'o.id').on('h.status', '=', 'delivered'),
    )
    .select((s) => [
      'r.id',
      s
        .and([
          s('r.is_verified', '=', true),
          s('o.status', '=', 'delivered'),
          s('r.user_id', '=', s.ref('o.user_id')),
          s('r.created_at', '>=', s.ref('h.changed_at')),
          s('r.created_at', '<', now),
        ])
        .as('right'),
    ])
    .execute();
  expect(wrong.length).toBe(catalogue.reviews.length);
  expect(wrong.filter(({ right }) => !right)).toEqual([]);
});

it('order numbers follow the order dates, and each order has its whole status history', async () => {
  const orders = await db.selectFrom('orders').select(['id', 'order_number']).orderBy('created_at').execute();
  const numbers = orders.map(({ order_number }) => order_number);
  expect(numbers).toEqual([...numbers].sort());
  expect(numbers[0]).toMatch(/^KA\d{6}$/);
  const steps = await db
    .selectFrom('order_status_history')
    .select([
      'order_id',
      (s) => s.fn.agg<string[]>('array_agg', ['status']).orderBy('changed_at').as('statuses'),
    ])
    .groupBy('order_id')
    .execute();
  expect(steps.length).toBe(orders.length);
  for (const { statuses } of steps)
    expect(statuses).toEqual(['pending', 'processing', 'shipped', 'delivered']);
});

it('delivery fees follow the rules of the shop', async () => {
  const orders = await db
    .selectFrom('orders')
    .select(['district', 'items_price', 'shipping_price'])
    .execute();
  for (const { district, items_price, shipping_price } of orders) {
    const fee = items_price >= 2_000_00 ? 0 : district === 'Dhaka' ? 60_00 : 120_00;
    expect(shipping_price).toBe(fee);
  }
});
