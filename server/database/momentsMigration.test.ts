/** A shop with coupons and payments of the year 0 can list them again. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from './migrate.ts';

const migrations = new URL('../../migrations/', import.meta.url);
const before = await mkdtemp(join(tmpdir(), 'kakon-moments-'));
afterAll(() => rm(before, { recursive: true }));

it('moves moments that no response can show to some that mean the same', async () => {
  const older = (await readdir(migrations)).filter((name) => name < '0047');
  for (const name of older) await cp(new URL(name, migrations), join(before, name));
  const { url, query } = await openEmptyDatabase();
  await migrate(url, { directory: before });
  await query(`
    insert into coupons (id, code, kind, value, starts_at, ends_at)
    select gen_random_uuid(), code, 'percent', 10, starts_at::timestamptz, ends_at::timestamptz from (values
      ('BEGUN', '0001-12-31 18:00Z BC', null),
      ('BOTH', '0002-12-31 18:00Z BC', '0001-12-31 18:00Z BC'),
      ('ENDLESS', '2026-01-01 00:00Z', '10000-01-01 00:00Z'),
      ('NEVER', '10000-01-01 00:00Z', '10001-01-01 00:00Z'),
      ('USUAL', '2026-01-01 00:00Z', '2026-02-01 00:00Z')) c (code, starts_at, ends_at);
    insert into orders (id, order_number, source, customer_name, customer_phone, full_name, phone, address, district, thana, items_price, shipping_price, total_price)
    values ('00000000-0000-7000-8000-000000000001', 'KA000001', 'phone', 'Rima', '01712345678', 'Rima', '01712345678', 'House 1', 'Dhaka', 'Savar', 100, 0, 100);
    insert into order_lines (order_id, position, name, price, quantity)
    values ('00000000-0000-7000-8000-000000000001', 0, 'Ring', 100, 1);
    update orders set paid = 30;
    insert into order_payments (id, order_id, amount, method, paid_at, recorded_at)
    select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', amount, 'bkash', paid_at::timestamptz, '2026-03-01 00:00Z'
    from (values (10, '0001-12-31 18:00Z BC'), (20, '2026-02-01 00:00Z')) p (amount, paid_at)`);
  await migrate(url);
  const coupons = await query('select code, starts_at, ends_at from coupons order by code');
  expect(coupons.rows).toEqual([
    { code: 'BEGUN', starts_at: null, ends_at: null },
    { code: 'BOTH', starts_at: null, ends_at: new Date('0001-01-01T00:00:00Z') },
    { code: 'ENDLESS', starts_at: new Date('2026-01-01'), ends_at: null },
    { code: 'NEVER', starts_at: new Date('9999-12-31'), ends_at: null },
    { code: 'USUAL', starts_at: new Date('2026-01-01'), ends_at: new Date('2026-02-01') },
  ]);
  const payments = await query('select amount, paid_at from order_payments order by amount');
  expect(payments.rows.map(({ paid_at }) => paid_at)).toEqual([
    new Date('2026-03-01'),
    new Date('2026-02-01'),
  ]);
});
