/** The version before serves on while a large shop is migrated: nobody waits long, and its writes are found. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from './migrate.ts';

const released = '0030_coming_back.sql';
const products = 5_000;
/** Orders sell one piece each until the migration has ended: on a slow machine, for long. */
const stock = 1_000_000;
/** A migration waits 500 ms for a lock. The rest is for a busy machine. */
const longestWaitMs = 2_500;

/** Each that waits needs a connection of its own. */
function connectionTo(url: string): pg.Pool['query'] {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  onTestFinished(() => pool.end());
  return pool.query.bind(pool) as pg.Pool['query'];
}

async function openLargeShop() {
  const { url, query } = await openEmptyDatabase();
  await migrate(url, { until: released });
  await query(`
    insert into users (id, name, email, password_hash)
    select gen_random_uuid(), 'Customer', 'customer' || n || '@example.com', 'x' from generate_series(1, 2000) n;
    insert into products (id, name, description, price, category, shade, stock)
    select gen_random_uuid(), (array['Agate', 'Brass', 'Coral', 'Dhaka', 'Emerald'])[1 + n % 5] || ' piece ' || n, 'Made by hand',
           10000, 'cosmetics', case when n % 100 = 0 then 'Rosewood' else '' end, ${stock}
    from generate_series(1, ${products}) n;
    analyze products`);
  return { url, query };
}

type Query = pg.Pool['query'];

/** As the version before sells: it locks products, takes from their stock and writes the order. */
const order = `
  begin;
  select id from products where name in ('Brass piece 1', 'Coral piece 2') order by id for no key update;
  update products set stock = stock - 1 where name = 'Brass piece 1';
  with sold as (
    insert into orders (id, order_number, user_id, full_name, phone, address, district, thana, items_price, shipping_price, total_price)
    select gen_random_uuid(), next_order_number('KA'), id, 'N', '01712345678', 'A', 'Dhaka', 'D', 100, 60, 160
    from users order by id limit 1 returning id)
  insert into order_lines (order_id, position, product_id, name, price, quantity)
  select sold.id, 0, p.id, 'P', 100, 1 from sold, products p where p.name = 'Brass piece 1';
  commit`;

const matches = async (query: Query, words: string): Promise<number> => {
  const { rows } = await query(
    `select count(*)::int as n from products where listed and search @@ '${words}'::tsquery`,
  );
  return rows[0].n;
};

/** Repeats work until it is stopped. Returns how often, and how long it took at most. */
function repeat(work: () => Promise<unknown>): () => Promise<{ times: number; longestMs: number }> {
  let isOver = false;
  const running = (async () => {
    let [times, longestMs] = [0, 0];
    for (; !isOver; times += 1) {
      const startedAt = performance.now();
      await work();
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      await wait(5);
    }
    return { times, longestMs };
  })();
  // A failure is reported when the caller stops it.
  running.catch(() => {});
  return () => {
    isOver = true;
    return running;
  };
}

/** Reads the products in a transaction of its own, as a backup does. Returns how to end it. */
async function readForLong(query: Query): Promise<() => Promise<unknown>> {
  const reading = query(`begin; select count(*) from products; select pg_sleep(4); commit`);
  await wait(300);
  return () => reading;
}

it('orders and searches go on, behind a long query, too, and find what the version before writes', async () => {
  const { url, query } = await openLargeShop();
  const [ordering, searching] = [connectionTo(url), connectionTo(url)];
  const endReading = await readForLong(query);
  const stopOrders = repeat(() => ordering(order));
  const stopSearches = repeat(async () => {
    expect(await matches(searching, 'agate')).toBe(products / 5);
  });
  await wait(200);
  const [applied] = await Promise.all([migrate(url), endReading()]);
  const [orders, searches] = await Promise.all([stopOrders(), stopSearches()]);
  expect(applied).toContain('0038_search_exchanged.sql');
  expect(orders.times).toBeGreaterThan(5);
  expect(orders.longestMs).toBeLessThan(longestWaitMs);
  expect(searches.longestMs).toBeLessThan(longestWaitMs);
  expect(await matches(query, 'rosewood')).toBe(products / 100);
  await query("update products set name = 'Topaz' where name = 'Brass piece 1'");
  expect(await matches(query, 'topaz')).toBe(1);
}, 120_000);

it('goes on after it was killed while it filled the products', async () => {
  const { url, query } = await openLargeShop();
  const killed = migrate(url);
  killed.catch(() => {});
  const filled = async () => {
    const { rows } = await query("select count(*)::int as n from products where next_search <> ''");
    return rows[0].n;
  };
  await expect.poll(() => filled().catch(() => 0), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kakon migrations' and datname = current_database()",
  );
  await expect(killed).rejects.toThrow('0037_filled_and_validated.sql');
  expect(await filled()).toBeLessThan(products);
  // The version before adds and changes products meanwhile.
  await query("update products set name = 'Topaz' where name in ('Brass piece 1', 'Coral piece 4997')");
  const [next] = await migrate(url);
  expect(next).toBe('0037_filled_and_validated.sql');
  expect(await matches(query, 'topaz')).toBe(2);
  expect(await matches(query, 'brass')).toBe(products / 5 - 1);
}, 120_000);
