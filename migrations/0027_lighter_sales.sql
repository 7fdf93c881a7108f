-- What follows from an order in fewer statements, since PostgreSQL sets each one up anew.

-- ── Mails ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- A cause is written down by itself; whoever works on jobs makes them of all that has been caused meanwhile, in one go.

alter table mails add column handed_on boolean not null default true;
alter table mails alter column handed_on set default false;
comment on column mails.handed_on is 'Whether there has been a job to send it.';
drop index mails_queued;
create index mails_to_hand_on on mails (queued_at) where not handed_on;

-- ── Counts of orders ───────────────────────────────────────────────────────────────────────────────────────────
-- An order is placed by itself: one look at its row instead of one at a list of rows for each count.

create function orders_tally_placed() returns trigger language plpgsql as $$
begin
  update customer_tallies
  set orders = orders + 1, spent = spent + case when new.status = 'cancelled' then 0 else new.total_price end
  where user_id = new.user_id;
  insert into order_tallies as t (day, status, shard, orders, revenue)
  values ((new.created_at at time zone 'Asia/Dhaka')::date, new.status, pg_backend_pid() % 16, 1, new.total_price),
         ('infinity', new.status, pg_backend_pid() % 16, 1, new.total_price)
  on conflict (day, status, shard) do update set orders = t.orders + 1, revenue = t.revenue + excluded.revenue;
  return null;
end $$;

drop trigger orders_tallied_in on orders;
drop trigger orders_customer_tallied_in on orders;
create trigger orders_tallied_in after insert on orders for each row execute function orders_tally_placed();

create or replace function orders_tally() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into order_tallies as t (day, status, shard, orders, revenue)
    select d.day, r.status, pg_backend_pid() % 16, -count(*), -sum(r.total_price)
    from old_rows r, unnest(array[(r.created_at at time zone 'Asia/Dhaka')::date, 'infinity']) d (day)
    group by 1, 2 order by 1, 2
    on conflict (day, status, shard) do update set orders = t.orders + excluded.orders, revenue = t.revenue + excluded.revenue;
  else
    insert into order_tallies as t (day, status, shard, orders, revenue)
    select d.day, r.status, pg_backend_pid() % 16, sum(r.sign), sum(r.sign * r.total_price)
    from (
      select created_at, status, total_price, -1 as sign from old_rows
      union all
      select created_at, status, total_price, 1 from new_rows
    ) r, unnest(array[(r.created_at at time zone 'Asia/Dhaka')::date, 'infinity']) d (day)
    group by 1, 2 having sum(r.sign) <> 0 or sum(r.sign * r.total_price) <> 0 order by 1, 2
    on conflict (day, status, shard) do update set orders = t.orders + excluded.orders, revenue = t.revenue + excluded.revenue;
  end if;
  return null;
end $$;

create or replace function orders_tally_customer() returns trigger language plpgsql as $$
declare
  ids uuid[];
  counts bigint[];
  sums bigint[];
begin
  if tg_op = 'DELETE' then
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
