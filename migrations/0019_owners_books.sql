-- What the owner reads: how much each customer has ordered, and the book of deeds by whatever is asked of it.

-- ── Orders and spend of each customer ──────────────────────────────────────────────────────────────────────────
-- A row a user, kept by triggers, so that the list of users can be sorted by it in a shop of any size. Only the
-- customer's own orders touch it, so nobody waits for anybody else's.

create table customer_tallies (
  user_id uuid   not null,
  orders  bigint not null default 0,
  spent   bigint not null default 0,
  constraint customer_tallies_pkey primary key (user_id),
  constraint customer_tallies_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint customer_tallies_not_negative check (orders >= 0 and spent >= 0)
) with (fillfactor = 70);
create index customer_tallies_spent on customer_tallies (spent, user_id);
create index customer_tallies_orders on customer_tallies (orders, user_id);
comment on table customer_tallies is 'How many orders each user has placed, cancelled ones too, and the total price of those that are not cancelled.';
comment on constraint customer_tallies_user_fkey on customer_tallies is 'A count is of a user''s orders.';
comment on constraint customer_tallies_not_negative on customer_tallies is 'A count of orders and a sum of their prices.';

insert into customer_tallies (user_id, orders, spent)
select u.id, count(o.id), coalesce(sum(o.total_price) filter (where o.status <> 'cancelled'), 0)
from users u left join orders o on o.user_id = u.id group by u.id;

create function users_open_tally() returns trigger language plpgsql as $$
begin
  insert into customer_tallies (user_id) select id from new_rows;
  return null;
end $$;
create trigger users_tally_opened after insert on users
  referencing new table as new_rows for each statement execute function users_open_tally();

create function customer_tallies_add(ids uuid[], counts bigint[], sums bigint[]) returns void language plpgsql as $$
begin
  -- In one order for everybody, so that two who change orders of the same customers wait and never deadlock.
  if cardinality(ids) > 1 then
    perform 1 from customer_tallies where user_id = any (ids) order by user_id for no key update;
  end if;
  update customer_tallies t set orders = t.orders + c.orders, spent = t.spent + c.spent
  from unnest(ids, counts, sums) c (user_id, orders, spent) where t.user_id = c.user_id;
end $$;

create function orders_tally_customer() returns trigger language plpgsql as $$
declare
  ids uuid[];
  counts bigint[];
  sums bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(user_id), array_agg(n), array_agg(s) into ids, counts, sums from (
      select user_id, count(*) as n, coalesce(sum(total_price) filter (where status <> 'cancelled'), 0) as s
      from new_rows group by user_id
    ) summed;
  elsif tg_op = 'DELETE' then
    select array_agg(user_id), array_agg(n), array_agg(s) into ids, counts, sums from (
      select user_id, -count(*) as n, -coalesce(sum(total_price) filter (where status <> 'cancelled'), 0) as s
      from old_rows group by user_id
    ) summed;
  else
    select array_agg(user_id), array_agg(n), array_agg(s) into ids, counts, sums from (
      select user_id, sum(sign)::bigint as n, coalesce(sum(sign * total_price) filter (where status <> 'cancelled'), 0)::bigint as s
      from (
        select user_id, status, total_price, -1 as sign from old_rows
        union all
        select user_id, status, total_price, 1 from new_rows
      ) both_rows
      group by user_id
      having sum(sign) <> 0 or coalesce(sum(sign * total_price) filter (where status <> 'cancelled'), 0) <> 0
    ) summed;
  end if;
  if ids is not null then perform customer_tallies_add(ids, counts, sums); end if;
  return null;
end $$;
create trigger orders_customer_tallied_in after insert on orders
  referencing new table as new_rows for each statement execute function orders_tally_customer();
create trigger orders_customer_tallied_again after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function orders_tally_customer();
create trigger orders_customer_tallied_out after delete on orders
  referencing old table as old_rows for each statement execute function orders_tally_customer();

-- ── What was sold, by day and product ──────────────────────────────────────────────────────────────────────────
-- The dashboard's categories and best sellers of up to 90 days, without reading every order of those days. Whoever
-- places or cancels an order holds its products' locks already, so these rows make nobody wait any longer.

create table sales_tallies (
  day        date   not null,
  product_id uuid   not null,
  pieces     bigint not null,
  revenue    bigint not null,
  constraint sales_tallies_pkey primary key (day, product_id) include (pieces, revenue)
) with (fillfactor = 70);
comment on table sales_tallies is 'Pieces sold and their price, without delivery, by the day of Dhaka on which they were ordered; what was cancelled is not among them.';

insert into sales_tallies (day, product_id, pieces, revenue)
select (o.created_at at time zone 'Asia/Dhaka')::date, l.product_id, sum(l.quantity), sum(l.price * l.quantity)
from orders o join order_lines l on l.order_id = o.id
where o.status <> 'cancelled' and l.product_id is not null group by 1, 2;

-- Lines are written once, with their order; neither is ever deleted, since the ledger names them.
create function order_lines_tally() returns trigger language plpgsql as $$
begin
  insert into sales_tallies as t (day, product_id, pieces, revenue)
  select (o.created_at at time zone 'Asia/Dhaka')::date, r.product_id, sum(r.quantity), sum(r.price * r.quantity)
  from new_rows r join orders o on o.id = r.order_id
  where o.status <> 'cancelled' and r.product_id is not null
  group by 1, 2 order by 1, 2
  on conflict (day, product_id) do update set pieces = t.pieces + excluded.pieces, revenue = t.revenue + excluded.revenue;
  return null;
end $$;
create trigger order_lines_tallied_in after insert on order_lines
  referencing new table as new_rows for each statement execute function order_lines_tally();

-- An order that is cancelled, or counted among another day: its lines leave the one and come to the other.
create function orders_tally_sales() returns trigger language plpgsql as $$
begin
  insert into sales_tallies as t (day, product_id, pieces, revenue)
  select (r.created_at at time zone 'Asia/Dhaka')::date, l.product_id, sum(r.sign * l.quantity), sum(r.sign * l.price * l.quantity)
  from (
    select o.id, o.created_at, -1 as sign from old_rows o join new_rows n using (id)
    where o.status <> 'cancelled' and (n.status = 'cancelled' or n.created_at <> o.created_at)
    union all
    select n.id, n.created_at, 1 from old_rows o join new_rows n using (id)
    where n.status <> 'cancelled' and (o.status = 'cancelled' or n.created_at <> o.created_at)
  ) r join order_lines l on l.order_id = r.id
  where l.product_id is not null
  group by 1, 2 order by 1, 2
  on conflict (day, product_id) do update set pieces = t.pieces + excluded.pieces, revenue = t.revenue + excluded.revenue;
  return null;
end $$;
create trigger orders_sales_tallied_again after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function orders_tally_sales();

-- ── The book of deeds ──────────────────────────────────────────────────────────────────────────────────────────
-- Read the latest first, whatever it is held to, page by page from a deed on; and searched for any part of a text.

alter table audit_log add column subject_name text not null default '';
comment on column audit_log.subject_name is 'What the thing was called when it was done: an order''s number, a product''s or user''s name.';

update audit_log d set subject_name = coalesce(
  case d.subject
    when 'order' then (select order_number from orders where id::text = d.subject_id)
    when 'product' then (select name from products where id::text = d.subject_id)
    when 'user' then (select name from users where id::text = d.subject_id)
    when 'courierLayout' then (select name from courier_layouts where id::text = d.subject_id)
  end, case when jsonb_typeof(d.details -> 'name') = 'string' then d.details ->> 'name' end, '');

drop index audit_log_actor, audit_log_action;
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_subject_at on audit_log (subject, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_words on audit_log using gin (lower(subject_name || ' ' || details::text) gin_trgm_ops);
