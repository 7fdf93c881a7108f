/**
 * The invariants of the shop's data in SQL. They hold between any two transactions, whatever fault happened, and those about
 * what is derived as soon as all events are applied. Each rule selects the rows that break it.
 */
import { type RawBuilder, sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { hasEvents } from '#server/outbox/outboxQueries.ts';
import { wrongProducts } from '#server/testing/derivedTables.ts';
import { wrongDerivedData } from './derivedData.ts';

type Rule = readonly [sentence: string, offenders: RawBuilder<{ what: string }>];

const rules: readonly Rule[] = [
  [
    'every stock count is the sum of its ledger',
    sql`with counts as (
      select id as product_id, 'product' as unit, '' as unit_name, stock from products
      union all select product_id, 'size', name, stock from product_sizes
      union all select product_id, 'colour', slug, stock from product_colours
    ), ledger as (
      select product_id, unit, unit_name, sum(delta) as moved from stock_movements group by 1, 2, 3
    )
    select concat_ws(' ', product_id, unit, unit_name, stock, moved) as what
    from counts full join ledger using (product_id, unit, unit_name)
    where coalesce(stock, 0) <> coalesce(moved, 0)`,
  ],
  [
    'the ledger has the right remainder at each step',
    sql`select concat_ws(' ', id, product_id, unit, unit_name) as what from (
      select *, sum(delta) over (partition by product_id, unit, unit_name order by id) as running
      from stock_movements
    ) steps where running <> left_after`,
  ],
  [
    'an order took the pieces of its lines',
    sql`with wanted as (
      select order_id, product_id, sum(quantity) as pieces from order_lines where product_id is not null group by 1, 2
    ), taken as (
      select order_id, product_id, coalesce(-sum(delta) filter (where unit = 'size'), -sum(delta) filter (where unit = 'product')) as pieces
      from stock_movements where reason = 'order' group by 1, 2
    )
    select concat_ws(' ', order_id, product_id, wanted.pieces, taken.pieces) as what
    from wanted full join taken using (order_id, product_id)
    where wanted.pieces is distinct from taken.pieces`,
  ],
  [
    'only cancelled orders gave back what they took',
    sql`select concat_ws(' ', o.id, t.unit, t.unit_name) as what
    from stock_movements t
    join orders o on o.id = t.order_id
    left join stock_movements b on b.reason = 'cancel'
      and (b.order_id, b.product_id, b.unit, b.unit_name) = (t.order_id, t.product_id, t.unit, t.unit_name)
    where t.reason = 'order' and case
      when o.status <> 'cancelled' then b.id is not null
      when b.id is not null then b.delta <> -t.delta
      -- A size or colour that the owner has removed since has no count to give back to.
      else t.unit = 'product' or not exists (
        select from stock_movements e where e.reason not in ('order', 'cancel') and e.id > t.id
          and (e.product_id, e.unit, e.unit_name) = (t.product_id, t.unit, t.unit_name)
      ) and exists (
        select from product_sizes s where t.unit = 'size' and (s.product_id, s.name) = (t.product_id, t.unit_name)
        union all
        select from product_colours c where t.unit = 'colour' and (c.product_id, c.slug) = (t.product_id, t.unit_name)
      )
    end`,
  ],
  [
    'every order is complete: lines, a history that ends with its status, and a ledger',
    sql`select o.id::text as what from orders o
    where o.items_price is distinct from (select sum(price * quantity) from order_lines l where l.order_id = o.id)
       or o.status is distinct from (select status from order_status_history h where h.order_id = o.id order by h.id desc limit 1)
       or not exists (select from stock_movements m where m.order_id = o.id and m.reason = 'order')`,
  ],
  [
    'an order is settled if and only if it is delivered, has a settlement and is in one confirmed row of that payout',
    sql`select o.id::text as what from orders o
    left join order_settlements s on s.order_id = o.id
    left join payouts p on p.id = s.payout_id
    where (o.settled_at is null) <> (s.order_id is null)
       or s.order_id is not null and (
         o.status <> 'delivered' or p.confirmed_at is null or s.received + s.fee - s.difference <> o.collected
         or 1 <> (select count(*) from payout_rows r where r.payout_id = p.id and r.order_id = o.id
                    and r.outcome in ('matched', 'short', 'over') and (r.received, r.fee) = (s.received, s.fee)))`,
  ],
  [
    'every order with a key has one stored response, and it is of that order',
    sql`select o.id::text as what from orders o
    left join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
    where o.idempotency_key is not null
      and (k.response->>'_id' is distinct from o.id::text or k.response->>'orderNumber' is distinct from o.order_number)`,
  ],
  ['no claimed key lacks its response', sql`select key as what from idempotency_keys where response is null`],
  [
    'every order with a key has the email of each of its steps, and no other',
    sql`with steps as (
      select distinct h.order_id, m.kind from order_status_history h
      join (values ('pending', 'orderPlaced'), ('shipped', 'orderShipped'), ('delivered', 'orderDelivered'), ('cancelled', 'orderCancelled'))
        as m (status, kind) on m.status = h.status
      join orders o on o.id = h.order_id and o.idempotency_key is not null
    ), mailed as (
      select m.subject_id as order_id, m.kind from mails m
      join orders o on o.id = m.subject_id and o.idempotency_key is not null
    )
    select concat_ws(' ', order_id, kind) as what from (
      (select * from steps except select * from mailed) union all (select * from mailed except select * from steps)
    ) wrong`,
  ],
  [
    'every event was applied',
    sql`select concat_ws(' ', id, event->>'kind', coalesce(error, 'waits')) as what from outbox order by id`,
  ],
  [
    'the stars of a product match its reviews',
    sql`select p.id::text as what from products p
    where p.stars <> array[
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 1),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 2),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 3),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 4),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 5)]::int[]`,
  ],
  [
    'every user with addresses has exactly one default',
    sql`select user_id::text as what from addresses group by user_id having count(*) filter (where is_default) <> 1`,
  ],
  [
    'there is an active admin',
    sql`select 'no active admin' as what where not exists (select from users where role = 'admin' and is_active)`,
  ],
];

/** More than the outbox of any test takes, on a busy machine and after a fault. */
const applyingMs = 30_000;

/**
 * The broken rules, with up to five rows of each. Empty if all hold. Waits until the shop's processes have applied all
 * events, so nobody may use the shop meanwhile.
 */
export async function brokenInvariants(db: Database): Promise<Record<string, string[]>> {
  await vi
    .waitUntil(async () => !(await hasEvents(db)), { timeout: applyingMs, interval: 20 })
    .catch(() => undefined);
  const broken: Record<string, string[]> = {};
  const note = (sentence: string, found: readonly { what: string }[]) => {
    if (found.length > 0) broken[sentence] = found.slice(0, 5).map(({ what }) => what);
  };
  for (const [sentence, offenders] of rules) {
    const { rows } = await sql<{ what: string }>`select what from (${offenders}) found limit 5`.execute(db);
    note(sentence, rows);
  }
  note('the sums of a product match its sizes, colours and reviews', await wrongProducts(db));
  note('derived data equals a count from scratch', await wrongDerivedData(db));
  return broken;
}
