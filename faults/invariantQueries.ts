/**
 * The invariants of the shop's data in SQL. They hold between any two transactions, whatever fault happened.
 * Each rule selects the rows that break it.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

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
    'every order with a key has one stored response, and it is of that order',
    sql`select o.id::text as what from orders o
    left join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
    where o.idempotency_key is not null
      and (k.response->>'_id' is distinct from o.id::text or k.response->>'orderNumber' is distinct from o.order_number)`,
  ],
  ['no claimed key lacks its response', sql`select key as what from idempotency_keys where response is null`],
  [
    'every order has its email',
    sql`select o.id::text as what from orders o join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
    where not exists (select from mails m where m.subject_id = o.id and m.kind = 'orderPlaced')`,
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
  [
    'the order counts by status are right',
    sql`select concat_ws(' ', status, counted, stored) as what from (
      select status, count(*) as counted from orders group by 1
    ) o full join (
      select status, sum(orders) as stored from order_totals where day = 'infinity' group by 1
    ) t using (status) where coalesce(counted, 0) <> coalesce(stored, 0)`,
  ],
  [
    'the counts of calls about open orders are right',
    sql`select concat_ws(' ', confirmation, counted, stored) as what from (
      select confirmation, count(*) as counted from orders
      where status in ('pending', 'processing') and confirmation <> 'to_call' group by 1
    ) o full join (select confirmation, orders as stored from call_counts) t using (confirmation)
    where coalesce(counted, 0) <> coalesce(stored, 0)`,
  ],
  [
    'the user counts by role are right',
    sql`select concat_ws(' ', role, is_active, counted, stored) as what from (
      select role, is_active, count(*) as counted from users group by 1, 2
    ) u full join (select role, is_active, users as stored from user_counts) t using (role, is_active)
    where coalesce(counted, 0) <> coalesce(stored, 0)`,
  ],
  [
    'the counts of listed products by section and category are right',
    sql`select concat_ws(' ', section, category, counted, stored) as what from (
      select section, category, count(*) as counted
      from products, unnest(product_sections(is_new_arrival, featured, is_combo, category)) section
      where listed group by 1, 2
    ) p full join (
      select section, category, sum(products) as stored
      from product_counts where category <> '' and colour = '' group by 1, 2
    ) t using (section, category) where coalesce(counted, 0) <> coalesce(stored, 0)`,
  ],
];

/** The broken rules, with up to five rows of each. Empty if all hold. */
export async function brokenInvariants(db: Database): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {};
  for (const [sentence, offenders] of rules) {
    const { rows } = await sql<{ what: string }>`select what from (${offenders}) found limit 5`.execute(db);
    if (rows.length > 0) broken[sentence] = rows.map(({ what }) => what);
  }
  return broken;
}
