/** A count from scratch mends derived data, whatever is wrong with it, by the command and while the shop runs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readDerivedTables } from '#server/testing/derivedTables.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { rebuildProjections } from './rebuild.ts';

const { db, url } = await openTestDatabase();
const customer = await buildCustomer(db);
const product = await buildProduct(db, { stock: 3 });
await buildProduct(db, {
  category: 'cosmetics',
  batches: [{ label: 'L1', expiresOn: '2031-01-31', pieces: 4 }],
});
for (const status of ['pending', 'shipped', 'cancelled'] as const) {
  await buildOrder(db, { customer, lines: [{ product }], status });
}

const command = (...options: string[]) =>
  promisify(execFile)(process.execPath, ['tools/launch/projections.ts', ...options], {
    env: { ...process.env, DATABASE_URL: url },
  });

async function spoil(): Promise<void> {
  await sql`update order_totals set orders = orders + 7`.execute(db);
  await sql`update call_counts set orders = 5`.execute(db);
  await sql`truncate order_states, low_stock, order_margins, product_sales, search_words`.execute(db);
  await sql`update product_counts set products = 0`.execute(db);
  await sql`delete from customer_totals`.execute(db);
  await sql`update expiry_days set pieces = 0`.execute(db);
}

it('npm run projections -- --rebuild counts everything again', async () => {
  const right = await readDerivedTables(db);
  await spoil();
  expect(await readDerivedTables(db)).not.toEqual(right);
  const { stdout } = await command('--rebuild');
  expect(stdout).toContain('All counts, sums and lists are counted from scratch');
  expect(await readDerivedTables(db)).toEqual(right);
  expect(
    await db.selectFrom('search_words').select('word').where('word', '=', 'pearl').execute(),
  ).toHaveLength(1);
});

it('the command names its option', async () => {
  await expect(command()).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run projections -- --rebuild'),
  });
});

it('orders and counts from scratch at the same time add up', async () => {
  const orders = Array.from({ length: 20 }, () =>
    buildOrder(db, { customer, lines: [{ product: product }], status: 'cancelled' }),
  );
  await Promise.all([...orders, rebuildProjections(db), rebuildProjections(db)]);
  const addedUp = await readDerivedTables(db);
  await rebuildProjections(db);
  expect(addedUp).toEqual(await readDerivedTables(db));
});
