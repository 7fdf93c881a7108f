/** How many orders each user has placed, cancelled ones too, and what they bring the shop. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { isOf, type OrderState, type ShopEvent } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import { orderNet } from './orderNet.ts';
import type { Projection } from './projection.ts';

const spentOn = (order: OrderState | null): number => order?.netPoisha ?? 0;

const ordersIn = (events: readonly ShopEvent[]) =>
  events.filter(isOf('orderChanged')).flatMap(({ user, before, after }) => {
    if (user === null) return [];
    return { key: { user }, sums: { orders: before ? 0 : 1, spent: spentOn(after) - spentOn(before) } };
  });

/** Each user has a row from the start, so that a list by spending shows everyone. */
const newUsersIn = (events: readonly ShopEvent[]): string[] =>
  events
    .filter(isOf('userChanged', 'userRegistered'))
    .filter(({ before }) => before === null)
    .map(({ user }) => user);

export const customerTotals: Projection = {
  async apply(trx, events) {
    const users = newUsersIn(events);
    if (users.length > 0) await addUsers(trx, users);
    const changes = changedSums(ordersIn(events));
    if (changes.length > 0) await addOrders(trx, changes);
  },
  async rebuild(trx) {
    await sql`delete from customer_totals`.execute(trx);
    await sql`
      insert into customer_totals (user_id, orders, spent)
      select u.id, count(o.id), coalesce(sum(${orderNet}), 0)
      from users u left join orders o on o.user_id = u.id group by u.id`.execute(trx);
  },
};

const addUsers = (trx: Database, users: readonly string[]) =>
  sql`insert into customer_totals (user_id) select unnest(${users}::uuid[]) on conflict do nothing`.execute(
    trx,
  );

const addOrders = (trx: Database, changes: readonly object[]) =>
  executePrepared(
    trx,
    sql`
    update customer_totals t set orders = t.orders + c.orders, spent = t.spent + c.spent
    from json_to_recordset(${JSON.stringify(changes)}::json) as c ("user" uuid, orders bigint, spent bigint)
    where t.user_id = c."user"`,
  );
