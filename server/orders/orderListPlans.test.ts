/** Each filter and search of the admin's list finds its orders by an index, however many orders there are. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#server/testing/people.ts';
import { planOf } from '#server/testing/plans.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { latestOfPhone, otherOrdersOfPhones } from './adminOrderQueries.ts';
import { findOrders, type OrderFilter } from './orderListQueries.ts';

const { db } = await openTestDatabase();
const rare = await buildCustomer(db, { email: 'rare@example.com' });
const id = '01990000-0000-7000-8000-0000000000aa';

beforeAll(async () => {
  await sql`
    insert into order_states (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana)
    select gen_random_uuid(), gen_random_uuid(), timestamptz '2026-01-01' + make_interval(mins => n),
           case when n % 500 = 0 then 'pending' else 'delivered' end, case when n % 500 = 0 then 'to_call' else 'confirmed' end,
           50000, 'Customer ' || n, '017' || lpad(n::text, 8, '0'), 'District ' || n % 60, 'Thana ' || n % 500
    from generate_series(1, 20000) n`.execute(db);
  await sql`
    insert into order_states (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana)
    values (${id}, ${rare.id}, '2026-02-01', 'pending', 'to_call', 50000, 'Nusrat Jahan', '01912345678', 'Dhaka', 'Savar')`.execute(
    db,
  );
  await sql`vacuum analyze order_states`.execute(db);
});

const planOfList = (filter: OrderFilter) =>
  planOf(db, () => findOrders(db, filter, { limit: 10, offset: 0 }));

describe('the list of orders', () => {
  it.each<[string, OrderFilter, string]>([
    ['all of them', {}, 'order_states_created'],
    ['one status', { status: 'pending' }, 'order_states_status'],
    ['those to call', { confirmation: 'to_call' }, 'order_states_awaiting_call'],
    [
      'some days',
      { startDate: new Date('2026-01-02'), endDate: new Date('2026-01-03') },
      'order_states_created',
    ],
    ['some ids', { ids: [id] }, 'order_states_pkey'],
    ['a name', { search: 'nusrat' }, 'order_states_full_name_search'],
    ['a name of one status', { search: 'nusrat', status: 'delivered' }, 'order_states_full_name_search'],
    ['an email', { search: 'rare@example.com' }, 'order_states_user'],
    ['a thana', { search: 'savar' }, 'order_states_place'],
    ['a phone', { search: '01912345678' }, 'order_states_phone'],
    ['a number', { search: 'KA100001' }, 'order_states_pkey'],
    ['a number without prefix', { search: '100001' }, 'order_states_pkey'],
    ['those taken by phone', { source: 'phone' }, 'order_states_source'],
    ['a short id', { search: id.slice(-6) }, 'order_states_short_id'],
  ])('finds %s by an index', async (_, filter, index) => {
    const plan = await planOfList(filter);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on order_states');
  });

  it('finds the other orders of a phone by an index', async () => {
    const phone = '01912345678';
    const plan = await planOf(db, async () => {
      await otherOrdersOfPhones(db, [{ id, phone }]);
      await latestOfPhone(db, phone, { besides: id, limit: 5 });
    });
    expect(plan.match(/order_states_phone/g)).toHaveLength(2);
    expect(plan).not.toContain('Seq Scan on order_states');
  });
});
