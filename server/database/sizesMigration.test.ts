/** A shop that sold bangles before rings had sizes goes on selling. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from './migrate.ts';

const migrations = new URL('../../migrations/', import.meta.url);
const before = await mkdtemp(join(tmpdir(), 'kakon-sizes-'));
afterAll(() => rm(before, { recursive: true }));

it('counts the sizes of bangles, and drops those that a ring could not sell', async () => {
  const older = (await readdir(migrations)).filter((name) => name < '0025');
  for (const name of older) await cp(new URL(name, migrations), join(before, name));
  const { url, query } = await openEmptyDatabase();
  await migrate(url, { directory: before });
  const id = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'`;
  await query(`
    insert into products (id, name, description, price, category, stock)
    values (${id(1)}, 'B', 'b', 100, 'bangles', 0), (${id(2)}, 'R', 'r', 100, 'rings', 7);
    insert into product_sizes (product_id, name, stock)
    values (${id(1)}, 'S', 2), (${id(1)}, 'M', 3), (${id(2)}, 'M', 4);
    select products_recount(array_agg(id)) from products`);
  await migrate(url);
  const { rows } = await query(
    'select category, size_count, stock, available_stock from products order by category',
  );
  expect(rows).toEqual([
    { category: 'bangles', size_count: 2, stock: 0, available_stock: 5 },
    { category: 'rings', size_count: 0, stock: 7, available_stock: 7 },
  ]);
});
