/** The rows of the admin's list follow the orders, also those from before the list had all its columns. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { closeAtEnd } from '#server/testing/closings.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { applyEvents } from './applyEvents.ts';

const user = '01990000-0000-7000-8000-000000000001';
const counted = '01990000-0000-7000-8000-000000000002';
const waiting = '01990000-0000-7000-8000-000000000003';

/** An order whose event was applied, and one whose event waits. */
const olderShop = `
  insert into users (id, name, email, password_hash) values ('${user}', 'N', 'n@example.com', 'x');
  insert into orders (id, order_number, user_id, status, full_name, phone, address, district, thana, items_price, shipping_price, total_price, created_at)
  values ('${counted}', 'KA100001', '${user}', 'shipped', 'Nusrat Jahan', '01712345678', 'House 7', 'Dhaka', 'Savar', 100, 60, 160, '2026-01-01'),
         ('${waiting}', 'KA100002', '${user}', 'pending', 'Salma', '01812345678', 'House 8', 'Cumilla', 'Muradnagar', 200, 60, 260, '2026-01-02');
  insert into order_lines (order_id, position, name, price, quantity)
  select id, 0, 'Bangle', items_price, 1 from orders;
  insert into order_states (order_id, created_at, status, confirmation) values ('${counted}', '2026-01-01', 'shipped', 'to_call');
  insert into outbox (event) values (jsonb_build_object(
    'kind', 'orderChanged', 'order', '${waiting}', 'user', '${user}', 'placedAt', '2026-01-02T00:00:00Z', 'before', null,
    'after', '{"status": "pending", "confirmation": "to_call", "totalPoisha": 260}'::jsonb,
    'sold', '[]'::jsonb, 'stock', '[]'::jsonb))`;

/** What came with later migrations. */
const unmarked = {
  is_booked: false,
  is_printed: false,
  is_settled: false,
  closing: null,
  source: 'shop',
  products: [],
};

it('lists orders that were placed before the migration, whether their events were applied or not', async () => {
  const { url, query } = await openEmptyDatabase();
  await migrate(url, { until: '0012_projections.sql' });
  await query(olderShop);
  await migrate(url);
  const { db, close } = connect(url);
  closeAtEnd(close);
  const listed = () => db.selectFrom('order_states').selectAll().orderBy('order_id').execute();
  const rows = [
    {
      order_id: counted,
      user_id: user,
      created_at: new Date('2026-01-01'),
      status: 'shipped',
      confirmation: 'to_call',
      total_price: 160,
      full_name: 'Nusrat Jahan',
      phone: '01712345678',
      district: 'Dhaka',
      thana: 'Savar',
      ...unmarked,
    },
    {
      order_id: waiting,
      user_id: user,
      created_at: new Date('2026-01-02'),
      status: 'pending',
      confirmation: 'to_call',
      total_price: 260,
      full_name: 'Salma',
      phone: '01812345678',
      district: 'Cumilla',
      thana: 'Muradnagar',
      ...unmarked,
    },
  ];
  expect(await listed()).toEqual(rows);
  await sql`delete from order_states where order_id = ${waiting}`.execute(db);
  const log = recordingLog();
  await applyEvents(db, { log, wait: true });
  expect(log.lines).toEqual([]);
  expect(await listed()).toEqual(rows);
});
