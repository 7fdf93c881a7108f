/** After any writes in any order, the stored counts equal a fresh count. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { confirmationValues } from '#domain/orderCalls.ts';
import { orderStatusValues } from '#domain/orderStatus.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';

const { db } = await openTestDatabase();

/** The rows in which a stored count differs from a fresh count. */
const wrongTallies = sql`
  with counted as (
    select k.category, c.colour, price_step(p.price) as price_step, count(*)::int as products, s.section
    from products p, unnest(array['', p.category]) k (category), unnest(array_prepend('', p.colour_slugs)) c (colour),
         (values (''), ('new-arrivals'), ('featured'), ('combos')) s (section)
    where p.listed and case s.section
      when 'new-arrivals' then p.is_new_arrival when 'featured' then p.featured
      when 'combos' then p.is_combo or p.category = 'combo' else true end
    group by 1, 2, 3, 5
  )
  (select * from counted except select * from product_counts)
  union all
  (select * from product_counts where products > 0 except select * from counted)`;

const wrongOrderTallies = sql`
  with counted as (
    select d.day, o.status, count(*) as orders, sum(o.total_price)::bigint as revenue
    from orders o, unnest(array[(o.created_at at time zone 'Asia/Dhaka')::date, 'infinity']) d (day) group by 1, 2
  ), stored as (
    select day, status, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue from order_totals group by 1, 2
  )
  (select * from counted except select * from stored)
  union all
  (select * from stored where orders <> 0 or revenue <> 0 except select * from counted)`;

const wrongCalls = sql`
  with counted as (
    select c.confirmation, count(o.id) as orders
    from unnest(array['no_answer', 'confirmed', 'refused']) c (confirmation)
    left join orders o on o.confirmation = c.confirmation and o.status in ('pending', 'processing') group by 1
  )
  (select * from counted except select * from call_counts)
  union all
  (select * from call_counts except select * from counted)`;

const wrongSales = sql`
  with counted as (
    select (o.created_at at time zone 'Asia/Dhaka')::date as day, l.product_id,
           sum(l.quantity) as pieces, sum(l.price * l.quantity)::bigint as revenue
    from orders o join order_lines l on l.order_id = o.id
    where o.status <> 'cancelled' and l.product_id is not null group by 1, 2
  )
  (select * from counted except select * from product_sales)
  union all
  (select * from product_sales where pieces <> 0 or revenue <> 0 except select * from counted)`;

const wrongCustomers = sql`
  select user_id, orders, spent from customer_totals
  except
  select u.id, count(o.id), coalesce(sum(o.total_price) filter (where o.status <> 'cancelled'), 0)
  from users u left join orders o on o.user_id = u.id group by u.id`;

const wrongProducts = sql`
  select p.id from products p
  where sizes_stock <> (select coalesce(sum(stock), 0) from product_sizes where product_id = p.id and available and name <> '')
     or colours_stock <> (select coalesce(sum(stock), 0) from product_colours where product_id = p.id and available)
     or has_colours <> exists (select 1 from product_colours where product_id = p.id)
     or colour_slugs <> array(select slug from product_colours where product_id = p.id and available order by position, slug)
     or (review_count, rating_sum) is distinct from (select (count(*)::int, coalesce(sum(rating), 0)::int) from reviews where product_id = p.id)`;

async function expectCountsRight(): Promise<void> {
  expect((await wrongTallies.execute(db)).rows).toEqual([]);
  expect((await wrongOrderTallies.execute(db)).rows).toEqual([]);
  expect((await wrongCalls.execute(db)).rows).toEqual([]);
  expect((await wrongSales.execute(db)).rows).toEqual([]);
  expect((await wrongCustomers.execute(db)).rows).toEqual([]);
  expect((await wrongProducts.execute(db)).rows).toEqual([]);
}

const statements = [
  `update products set price = 5000 + floor(random() * 8) * 2500 where id = any ($1)`,
  `update products set category = (array['rings', 'alna', 'combo'])[1 + floor(random() * 3)] where id = any ($1) and category <> 'bangles'`,
  `update products set is_new_arrival = not is_new_arrival, featured = random() < 0.5 where id = any ($1)`,
  `update products set is_combo = not is_combo where id = any ($1)`,
  `update products set is_active = not is_active where id = any ($1)`,
  `update products set deleted_at = case when deleted_at is null then now() end where id = any ($1)`,
  `delete from products where id = any ($1) and random() < 0.3`,
  `update product_colours set available = not available where product_id = any ($1)`,
  `update product_colours set stock = stock + 1 where product_id = any ($1)`,
  `delete from product_colours where product_id = any ($1) and random() < 0.5`,
  `insert into product_colours (product_id, slug, name, stock) select id, 'silver', 'Silver', 3 from products where id = any ($1) on conflict do nothing`,
  `update product_sizes set stock = floor(random() * 9), available = random() < 0.5 where product_id = any ($1)`,
  `delete from product_sizes where product_id = any ($1) and random() < 0.5`,
  `update reviews set rating = 1 + floor(random() * 5) where product_id = any ($1)`,
  `delete from reviews where product_id = any ($1)`,
];

describe('counts stored by the database', () => {
  it('stay correct after any sequence of edits', async () => {
    const customers = await Promise.all([buildCustomer(db), buildCustomer(db)]);
    const products = [];
    for (let n = 0; n < 6; n += 1) {
      const colours = [
        { name: 'Gold', stock: n },
        { name: 'Rose Gold', stock: 2, available: n % 2 === 0 },
      ];
      const product =
        n % 2
          ? await buildBangle(db, { colours })
          : await buildProduct(db, { colours, price: 100 * (n + 1) });
      for (const customer of customers) await buildReview(db, { customer, product, rating: 1 + (n % 5) });
      products.push(product.id);
    }
    await expectCountsRight();
    const step = fc.tuple(fc.constantFrom(...statements), fc.subarray(products, { minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const [statement, ids] of steps) {
          await db.executeQuery({ ...sql`select`.compile(db), sql: statement, parameters: [ids] });
        }
        await expectCountsRight();
      }),
      { numRuns: 40 },
    );
  });

  it('follow orders through their statuses, by days in Dhaka', async () => {
    const customer = await buildCustomer(db);
    const product = await buildProduct(db, { stock: 100 });
    // Half past midnight in Dhaka is still the day before in UTC.
    const placedAt = new Date('2026-03-09T18:30:00Z');
    const { id } = await buildOrder(db, { customer, lines: [{ product, quantity: 2 }], placedAt });
    await buildOrder(db, { customer, lines: [{ product }], placedAt });
    await db.updateTable('orders').set({ status: 'processing' }).where('id', '=', id).execute();
    await expectCountsRight();
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await expectCountsRight();
    await db.updateTable('orders').set({ status: 'processing' }).where('id', '=', id).execute();
    await expectCountsRight();
    const { rows } =
      await sql`select day, status, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue from order_totals where orders <> 0 group by 1, 2 order by 1, 2`.execute(
        db,
      );
    expect(rows).toEqual([
      { day: '2026-03-10', status: 'pending', orders: 1, revenue: 51_000 },
      { day: '2026-03-10', status: 'processing', orders: 1, revenue: 96_000 },
      { day: 'infinity', status: 'pending', orders: 1, revenue: 51_000 },
      { day: 'infinity', status: 'processing', orders: 1, revenue: 96_000 },
    ]);
  });

  it('follow confirmation calls for any result and any order status', async () => {
    const customer = await buildCustomer(db);
    const product = await buildProduct(db, { stock: 100 });
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await buildOrder(db, { customer, lines: [{ product }] })).id);
    const change = fc.record({
      ids: fc.subarray(ids, { minLength: 1 }),
      status: fc.option(fc.constantFrom(...orderStatusValues), { nil: undefined }),
      confirmation: fc.option(fc.constantFrom(...confirmationValues), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const { ids: some, ...columns } of changes) {
          await db
            .updateTable('orders')
            .set({ ...columns, updated_at: new Date() })
            .where('id', 'in', some)
            .execute();
        }
        expect((await wrongCalls.execute(db)).rows).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('stay correct with concurrent orders', async () => {
    const product = await buildProduct(db, { stock: 1000, colours: [{ name: 'Gold', stock: 1000 }] });
    const customer = await buildCustomer(db);
    await Promise.all(
      Array.from({ length: 40 }, () => buildOrder(db, { customer, lines: [{ product, colour: 'Gold' }] })),
    );
    await expectCountsRight();
  });
});

describe('the available stock', () => {
  const available = async (id: string) =>
    (await db.selectFrom('products').select('available_stock').where('id', '=', id).executeTakeFirstOrThrow())
      .available_stock;

  it.each([
    ['of a plain product: its stock', () => buildProduct(db, { stock: 7 }), 7],
    [
      'of a bangle: its available sizes together',
      () =>
        buildBangle(db, {
          sizes: [
            { name: 'S', stock: 3 },
            { name: 'M', stock: 4 },
            { name: 'L', stock: 9, available: false },
          ],
        }),
      7,
    ],
    [
      'of a bangle in colours: its sizes, which alone are counted',
      () => buildBangle(db, { colours: [{ name: 'Gold', stock: 0 }] }),
      10,
    ],
    [
      'of a bangle whose colours are all off sale: nothing',
      () => buildBangle(db, { colours: [{ name: 'Gold', available: false }] }),
      0,
    ],
    [
      'of a product in colours: the smaller of its own and the colours’ stock',
      () =>
        buildProduct(db, {
          stock: 10,
          colours: [
            { name: 'Gold', stock: 2 },
            { name: 'Red', stock: 3 },
          ],
        }),
      5,
    ],
    [
      'of a product in colours with little of its own: that',
      () => buildProduct(db, { stock: 1, colours: [{ name: 'Gold', stock: 2 }] }),
      1,
    ],
  ])('%s', async (_, build, expected) => {
    expect(await available((await build()).id)).toBe(expected);
  });
});
