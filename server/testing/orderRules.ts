/**
 * What is true of orders, stock and money between any two transactions, whatever was done with the orders. Each rule selects
 * the rows that break it.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type Rule = readonly [sentence: string, offenders: RawBuilder<{ what: string }>];

/** What a piece of each line is made of: a combo's components, else the product itself. */
const madeOf = sql`
  select l.order_id, l.position, l.quantity, c.place is not null as in_combo, coalesce(c.quantity, 1) as each,
         case when c.place is null then l.product_id else c.product_id end as product_id,
         case when c.place is null then l.size else c.size end as size
  from order_lines l left join order_line_components c on (c.order_id, c.position) = (l.order_id, l.position)`;

/** Pieces that came back, by order, product and the size that they were taken from. */
const cameBack = (which: RawBuilder<unknown>) => sql`
  select t.order_id, l.product_id, coalesce(l.size, '') as unit_name, sum(r.quantity * l.each) as pieces
  from order_return_lines r join order_returns t on t.id = r.return_id
  join (${madeOf}) l on l.order_id = t.order_id and l.position = r.position
  where l.product_id is not null and ${which} group by 1, 2, 3`;

/** What is sold in combos counts as combos in product_sales. Here it counts as their components. */
const soldPieces = sql`
  with kept as (
    select l.order_id, l.position, l.product_id, l.quantity - coalesce((
        select sum(r.quantity) from order_return_lines r join order_returns t on t.id = r.return_id
        where t.order_id = l.order_id and r.position = l.position), 0) as pieces
    from order_lines l join orders o on o.id = l.order_id where o.status <> 'cancelled'
  )
  select product_id, pieces from product_sales
  union all
  select m.product_id, m.each * k.pieces from kept k join (${madeOf}) m using (order_id, position) where m.in_combo
  union all
  select k.product_id, -k.pieces from kept k
  where exists (select from order_line_components c where (c.order_id, c.position) = (k.order_id, k.position))`;

/** True for a movement `m` into a size or color that no admin has removed since. */
const countIsKept = sql`(m.unit = 'product' or not exists (
    select from stock_movements e where e.order_id is null and e.id > m.first
      and (e.product_id, e.unit, e.unit_name) = (m.product_id, m.unit, m.unit_name)
  ) and exists (
    select from product_sizes s where m.unit = 'size' and (s.product_id, s.name) = (m.product_id, m.unit_name)
    union all
    select from product_colours c where m.unit = 'colour' and (c.product_id, c.slug) = (m.product_id, m.unit_name)
  ))`;

const stockRules: readonly Rule[] = [
  [
    'an order took the pieces of its lines',
    sql`with wanted as (
      select order_id, product_id, sum(quantity * each) as pieces from (${madeOf}) l where product_id is not null group by 1, 2
    ), taken as (
      select order_id, product_id, coalesce(-sum(delta) filter (where unit = 'size'), -sum(delta) filter (where unit = 'product')) as pieces
      from stock_movements where reason in ('order', 'order_edit') group by 1, 2
    )
    select concat_ws(' ', order_id, product_id, wanted.pieces, taken.pieces) as what
    from wanted full join taken using (order_id, product_id)
    where coalesce(wanted.pieces, 0) <> coalesce(taken.pieces, 0)`,
  ],
  [
    'a cancelled order gave back what it took, a closed one at most that, a delivered one what was returned whole, an open one nothing',
    sql`with moved as (
      select order_id, product_id, unit, unit_name, min(id) as first,
             coalesce(-sum(delta) filter (where reason in ('order', 'order_edit')), 0) as taken,
             coalesce(sum(delta) filter (where reason = 'cancel'), 0) as cancelled,
             coalesce(sum(delta) filter (where reason = 'return'), 0) as returned
      from stock_movements where order_id is not null and unit <> 'batch' group by 1, 2, 3, 4
    ), whole as (${cameBack(sql`r.restocked`)})
    select concat_ws(' ', m.order_id, o.status, m.unit, m.unit_name, m.taken, m.cancelled, m.returned, w.pieces) as what
    from moved m join orders o on o.id = m.order_id
    left join order_closings c on c.order_id = o.id
    left join whole w on m.unit <> 'colour' and (w.order_id, w.product_id, w.unit_name) = (m.order_id, m.product_id, m.unit_name)
    where m.cancelled + m.returned > m.taken or case o.status
      when 'cancelled' then m.returned <> 0 or c.order_id is null and m.cancelled <> m.taken and ${countIsKept}
      when 'delivered' then m.cancelled <> 0
        or m.unit <> 'colour' and m.returned <> coalesce(w.pieces, 0) and ${countIsKept}
      else m.cancelled <> 0 or m.returned <> 0
    end`,
  ],
  [
    'only delivered pieces came back, and each once',
    sql`select concat_ws(' ', t.order_id, r.position, sum(r.quantity), l.quantity) as what
    from order_return_lines r join order_returns t on t.id = r.return_id
    left join order_lines l on l.order_id = t.order_id and l.position = r.position
    join orders o on o.id = t.order_id
    group by t.order_id, r.position, l.quantity, o.status
    having l.quantity is null or sum(r.quantity) > l.quantity or o.status <> 'delivered'`,
  ],
  [
    'what was taken from stock and is not back counts as sold, unless it is broken or lost',
    sql`with moved as (
      select product_id, -sum(delta) as pieces from (
        select m.*, bool_or(unit = 'size') over (partition by order_id, product_id) as sized
        from stock_movements m join orders o on o.id = m.order_id where o.status <> 'cancelled'
      ) m where unit = case when sized then 'size' else 'product' end group by 1
    ), broken as (
      select product_id, sum(pieces) as pieces from (${cameBack(sql`not r.restocked`)}) b group by 1
    ), sold as (select product_id, sum(pieces) as pieces from (${soldPieces}) s group by 1)
    select concat_ws(' ', product_id, m.pieces, s.pieces, b.pieces) as what
    from moved m full join sold s using (product_id) full join broken b using (product_id)
    where coalesce(m.pieces, 0) <> coalesce(s.pieces, 0) + coalesce(b.pieces, 0)
      and not exists (select from stock_movements where product_id = m.product_id and reason = 'removed')`,
  ],
];

const batchRules: readonly Rule[] = [
  [
    'a batch has the pieces that the ledger says',
    sql`select concat_ws(' ', b.id, b.pieces, m.pieces) as what from product_batches b
    left join (
      select unit_name, sum(delta) as pieces from stock_movements where unit = 'batch' group by 1
    ) m on m.unit_name = b.id::text
    where b.pieces <> coalesce(m.pieces, 0)`,
  ],
  [
    'the stock of a product with batches is that of its batches that can be sold, in each color',
    sql`select concat_ws(' ', p.id, p.stock, b.pieces) as what from products p
    cross join lateral (
      select coalesce(sum(pieces), 0) as pieces from product_batches where product_id = p.id and sellable
    ) b where p.has_batches and p.stock <> b.pieces
    union all
    select concat_ws(' ', p.id, c.slug, c.stock, b.pieces) from products p join product_colours c on c.product_id = p.id
    cross join lateral (
      select coalesce(sum(pieces), 0) as pieces from product_batches
      where product_id = p.id and colour = c.slug and sellable
    ) b where p.has_batches and c.stock <> b.pieces`,
  ],
  [
    'what an order took from batches, and has not given back, is what it took of the product',
    sql`select concat_ws(' ', order_id, product_id, own, batched) as what from (
      select order_id, product_id, sum(delta) filter (where unit = 'product') as own,
             sum(delta) filter (where unit = 'batch') as batched,
             sum(delta) filter (where unit = 'product' and delta < 0) as own_taken,
             sum(delta) filter (where unit = 'batch' and delta < 0) as batched_taken
      from stock_movements where order_id is not null group by 1, 2
    ) moved where own_taken = batched_taken and own <> batched`,
  ],
];

const moneyRules: readonly Rule[] = [
  [
    'an order has been paid, collected and refunded what is recorded of it',
    sql`select o.id::text as what from orders o
    where o.paid <> (select coalesce(sum(amount), 0) from order_payments where order_id = o.id)
       or o.refunded <> (select coalesce(sum(refund + credit), 0) from order_returns where order_id = o.id)
       or o.refunded > o.paid + coalesce(o.collected, 0)
       or (o.collected is null) = (o.status = 'delivered')
       or o.collected > greatest(0, (round(o.total_price / 100.0) - round(o.paid / 100.0)) * 100)
       or (o.booked_at is null) = exists (select from order_bookings where order_id = o.id)
       or o.status <> 'cancelled' and exists (select from order_closings where order_id = o.id)`,
  ],
  [
    'what was paid beyond the kept pieces of a delivery in part is paid back with it, and no more',
    sql`select concat_ws(' ', o.id, t.refund, o.paid, o.collected, back.price) as what
    from order_changes g join orders o on o.id = g.order_id
    join order_returns t on t.order_id = o.id and t.returned_at = g.changed_at
    cross join lateral (
      select sum(l.price * r.quantity) as price from order_return_lines r
      join order_lines l on l.order_id = o.id and l.position = r.position where r.return_id = t.id
    ) back
    where g.kind = 'delivered_in_part' and t.refund <> greatest(0,
      round(o.paid / 100.0) * 100 + o.collected - round(o.total_price / 100.0) * 100
        + round((back.price - o.discount * back.price / greatest(o.items_price, 1)) / 100) * 100)`,
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
    'what a courier collected for a delivered order is settled once or outstanding, never both',
    sql`select concat_ws(' ', o.id, o.status, o.collected, c.amount) as what
    from orders o left join order_settlements s on s.order_id = o.id left join outstanding_cash c on c.order_id = o.id
    where case when o.status = 'delivered' and s.order_id is null 
                 then coalesce(c.amount, 0) <> case when o.booked_at is null then 0 else o.collected end
               when s.order_id is null then c.order_id is not null
               else c.order_id is not null end`,
  ],
  [
    'what was paid and collected is in the shop, with the couriers, or owed for orders that are not delivered',
    sql`select concat_ws(' ', m.kept, m.settled, m.outstanding, m.net) as what from (
      select (select coalesce(sum(paid - refunded + case when booked_at is null and settled_at is null then collected else 0 end), 0)
                from orders where status = 'delivered') as kept,
             (select coalesce(sum(o.collected), 0) from order_settlements s join orders o on o.id = s.order_id) as settled,
             (select coalesce(sum(amount), 0) from outstanding_cash) as outstanding,
             (select coalesce(sum(net), 0) from order_totals where status = 'delivered' and day = 'infinity') as net
    ) m where m.kept + m.settled + m.outstanding <> m.net`,
  ],
];

const couponRules: readonly Rule[] = [
  [
    'a coupon counts the orders that use it, which are those with its code that are not cancelled',
    sql`select concat_ws(' ', c.code, c.used, u.uses) as what
    from coupons c cross join lateral (select count(*) as uses from coupon_uses where coupon_id = c.id) u
    where c.used <> u.uses
    union all
    select concat_ws(' ', o.id, o.status, o.coupon_code) from orders o left join coupon_uses u on u.order_id = o.id
    where (u.order_id is not null) <> (o.coupon_code is not null and o.status <> 'cancelled')`,
  ],
];

const marginRules: readonly Rule[] = [
  [
    'the margins of a delivered order add up to what it brought, its cost and its fee; those of a closed one to its charge',
    sql`select concat_ws(' ', o.id, o.status, m.revenue, m.cost, m.courier) as what
    from orders o
    left join order_settlements s on s.order_id = o.id
    left join order_closings c on c.order_id = o.id
    left join (
      select order_id, sum(revenue) as revenue, sum(cost) as cost, sum(courier) as courier, min(day) as day
      from order_margins group by 1
    ) m on m.order_id = o.id
    where coalesce(m.revenue, 0) <> case o.status when 'delivered' then o.paid + o.collected - o.refunded else 0 end
       or coalesce(m.courier, 0) <> case o.status when 'delivered' then coalesce(s.fee, 0) else coalesce(c.courier_charge, 0) end
       or m.day <> (o.created_at at time zone 'Asia/Dhaka')::date
       or o.status = 'delivered' and coalesce(m.cost, 0) <> coalesce((
            select sum(l.unit_cost * (l.quantity - (
              select coalesce(sum(r.quantity), 0) from order_return_lines r join order_returns t on t.id = r.return_id
              where t.order_id = o.id and r.position = l.position)))
            from order_lines l where l.order_id = o.id), 0)`,
  ],
  [
    'the margins of a day add up to what its delivered orders brought',
    sql`select concat_ws(' ', day, m.revenue, t.net) as what
    from (select day, sum(revenue) as revenue from order_margins group by 1) m
    full join (select day, net from order_totals where status = 'delivered' and day <> 'infinity') t using (day)
    where coalesce(m.revenue, 0) <> coalesce(t.net, 0)`,
  ],
];

const historyRules: readonly Rule[] = [
  [
    'every order is complete: lines, a history that ends with its status, and a ledger',
    sql`select o.id::text as what from orders o
    where o.items_price is distinct from (select sum(price * quantity) from order_lines l where l.order_id = o.id)
       or o.status is distinct from (select status from order_status_history h where h.order_id = o.id order by h.id desc limit 1)
       or not exists (select from stock_movements m where m.order_id = o.id and m.reason = 'order')`,
  ],
  [
    'an order without an account was taken by an admin, and has no email',
    sql`with ordered as (select id, source from orders where user_id is null)
    select concat_ws(' ', o.id, o.source) as what from ordered o where o.source = 'shop'
    union all
    select concat_ws(' ', m.subject_id, m.kind) from mails m where m.subject_id in (
      select id from ordered union all
      select id from order_returns where order_id in (select id from ordered) union all
      select mail_id from order_changes where order_id in (select id from ordered))`,
  ],
  [
    'every order of the website with a key, and every order that an admin took for an account, has the email of each of its steps, edits and refunds, and no other',
    sql`with ordered as (
      select id from orders where idempotency_key is not null or source <> 'shop' and user_id is not null
    ), steps as (
      select distinct h.order_id as subject, m.kind from order_status_history h
      join (values ('pending', 'orderPlaced'), ('shipped', 'orderShipped'), ('delivered', 'orderDelivered'), ('cancelled', 'orderCancelled'))
        as m (status, kind) on m.status = h.status
      where h.order_id in (select id from ordered)
      union all
      select id, 'orderReturned' from order_returns where refund > 0 and order_id in (select id from ordered)
      union all
      select mail_id, 'orderEdited' from order_changes where kind = 'edited' and order_id in (select id from ordered)
    ), mailed as (
      select subject_id, kind from mails
      where subject_id in (select id from ordered union all
                           select t.id from order_returns t where t.order_id in (select id from ordered) union all
                           select g.mail_id from order_changes g where g.order_id in (select id from ordered))
    )
    select concat_ws(' ', subject, kind) as what from (
      (select * from steps except select * from mailed) union all (select * from mailed except select * from steps)
    ) wrong`,
  ],
];

/** The rules about what is derived hold once all events are applied. */
export const orderRules: readonly Rule[] = [
  ...stockRules,
  ...batchRules,
  ...moneyRules,
  ...couponRules,
  ...marginRules,
  ...historyRules,
];

/** The broken rules among these, with up to five rows of each. Empty if all hold. */
export async function brokenRules(db: Database, rules: readonly Rule[]): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {};
  for (const [sentence, offenders] of rules) {
    const { rows } = await sql<{ what: string }>`select what from (${offenders}) found limit 5`.execute(db);
    if (rows.length > 0) broken[sentence] = rows.map(({ what }) => what);
  }
  return broken;
}
