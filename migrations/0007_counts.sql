-- What follows from other rows, kept by triggers in the same transaction. This file is the one place for it:
-- a product's size, colour and star counts, the number of listed products by filter, orders by day and status.
-- All triggers run once a statement, so a bulk import costs little more than its rows.

-- ── A product's sums over its sizes and colours ────────────────────────────────────────────────────────────────
-- Rows are locked in the order of their ids, so that two orders for the same products wait and never deadlock.
-- Whoever changes sizes or colours in several statements should lock the products first, in that order, too.

create function products_recount(ids uuid[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;

  update products p
  set sizes_stock = c.sizes_stock, has_colours = c.has_colours, colours_stock = c.colours_stock, colour_slugs = c.colour_slugs
  from (
    -- Joined, not looked up for each: the tables may have filled since this was planned.
    select id, coalesce(s.stock, 0)::int as sizes_stock, k.product_id is not null as has_colours,
           coalesce(k.stock, 0)::int as colours_stock, coalesce(k.slugs, '{}') as colour_slugs
    from unnest(ids) as changed (id)
    left join (
      select product_id, sum(stock) filter (where available and name <> '') as stock
      from product_sizes where product_id = any (ids) group by product_id
    ) s on s.product_id = id
    left join (
      select product_id, sum(stock) filter (where available) as stock,
             array_agg(slug order by position, slug) filter (where available) as slugs
      from product_colours where product_id = any (ids) group by product_id
    ) k on k.product_id = id
  ) c
  where p.id = c.id
    and (p.sizes_stock, p.has_colours, p.colours_stock, p.colour_slugs)
        is distinct from (c.sizes_stock, c.has_colours, c.colours_stock, c.colour_slugs);
end $$;

create function product_units_changed() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
  else
    select array_agg(distinct product_id) into ids from (select product_id from old_rows union select product_id from new_rows) both_rows;
  end if;
  if ids is not null then perform products_recount(ids); end if;
  return null;
end $$;

create trigger product_sizes_counted_in after insert on product_sizes
  referencing new table as new_rows for each statement execute function product_units_changed();
create trigger product_sizes_counted_again after update on product_sizes
  referencing old table as old_rows new table as new_rows for each statement execute function product_units_changed();
create trigger product_sizes_counted_out after delete on product_sizes
  referencing old table as old_rows for each statement execute function product_units_changed();
create trigger product_colours_counted_in after insert on product_colours
  referencing new table as new_rows for each statement execute function product_units_changed();
create trigger product_colours_counted_again after update on product_colours
  referencing old table as old_rows new table as new_rows for each statement execute function product_units_changed();
create trigger product_colours_counted_out after delete on product_colours
  referencing old table as old_rows for each statement execute function product_units_changed();

-- ── A product's stars ──────────────────────────────────────────────────────────────────────────────────────────

create function products_add_stars(ids uuid[], ratings int[], deltas int[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;
  update products p
  set stars = array[p.stars[1] + c.one, p.stars[2] + c.two, p.stars[3] + c.three, p.stars[4] + c.four, p.stars[5] + c.five]
  from (
    select id, coalesce(sum(delta) filter (where rating = 1), 0)::int as one,
               coalesce(sum(delta) filter (where rating = 2), 0)::int as two,
               coalesce(sum(delta) filter (where rating = 3), 0)::int as three,
               coalesce(sum(delta) filter (where rating = 4), 0)::int as four,
               coalesce(sum(delta) filter (where rating = 5), 0)::int as five
    from unnest(ids, ratings, deltas) as given (id, rating, delta) group by id
  ) c
  where p.id = c.id;
end $$;

create function reviews_changed() returns trigger language plpgsql as $$
declare
  ids uuid[];
  ratings int[];
  deltas int[];
begin
  if tg_op = 'INSERT' then
    select array_agg(product_id), array_agg(rating), array_agg(1) into ids, ratings, deltas from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(product_id), array_agg(rating), array_agg(-1) into ids, ratings, deltas from old_rows;
  else
    select array_agg(product_id), array_agg(rating), array_agg(delta) into ids, ratings, deltas
    from (
      select product_id, rating, -1 as delta from old_rows union all select product_id, rating, 1 from new_rows
    ) both_rows;
  end if;
  if ids is not null then perform products_add_stars(ids, ratings, deltas); end if;
  return null;
end $$;

create trigger reviews_counted_in after insert on reviews
  referencing new table as new_rows for each statement execute function reviews_changed();
create trigger reviews_counted_again after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function reviews_changed();
create trigger reviews_counted_out after delete on reviews
  referencing old table as old_rows for each statement execute function reviews_changed();

-- ── How many products a filter finds ───────────────────────────────────────────────────────────────────────────
-- A page of a listing prints the exact number found. Counting a hundred thousand rows for that would make each page
-- slower as the shop grows, so the numbers are kept: by category, colour and 50-taka step of the price. Prices that are
-- a multiple of 50 taka have steps of their own between the others. So a price range whose ends are such multiples, as
-- ends mostly are, is a sum of whole steps; of any other, at most two steps at its ends are counted from the index.

create function price_step(price bigint) returns integer language sql immutable parallel safe
  return (2 * (price / 5000) + case when price % 5000 = 0 then 0 else 1 end)::integer;

create table product_tallies (
  category   text    not null,
  colour     text    not null,
  price_step integer not null,
  products   integer not null,
  constraint product_tallies_pkey primary key (category, colour, price_step),
  constraint product_tallies_not_negative check (products >= 0)
) with (fillfactor = 70);
comment on table product_tallies is 'Listed products by category ('''' for all), available colour ('''' for any) and step of the price (see price_step).';
comment on constraint product_tallies_not_negative on product_tallies is 'A count of products.';

create function product_tallies_add(changes product_tallies[]) returns void language plpgsql as $$
begin
  insert into product_tallies (category, colour, price_step, products)
  select category, colour, price_step, 0 from unnest(changes) order by 1, 2, 3
  on conflict do nothing;

  perform 1 from product_tallies t join unnest(changes) c using (category, colour, price_step)
  order by t.category, t.colour, t.price_step for no key update of t;

  update product_tallies t set products = t.products + c.products
  from unnest(changes) c
  where (t.category, t.colour, t.price_step) = (c.category, c.colour, c.price_step);
end $$;

create function products_tally() returns trigger language plpgsql as $$
declare
  changes product_tallies[];
begin
  if tg_op = 'INSERT' then
    select array_agg((category, colour, price_step, delta)::product_tallies) into changes from (
      select k.category, c.colour, price_step(price) as price_step, count(*)::int as delta
      from new_rows r, unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where listed group by 1, 2, 3
    ) summed;
  elsif tg_op = 'DELETE' then
    select array_agg((category, colour, price_step, delta)::product_tallies) into changes from (
      select k.category, c.colour, price_step(price) as price_step, -count(*)::int as delta
      from old_rows r, unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where listed group by 1, 2, 3
    ) summed;
  else
    select array_agg((category, colour, price_step, delta)::product_tallies) into changes from (
      select k.category, c.colour, price_step(r.price) as price_step, sum(r.delta)::int as delta
      from (
        select o.listed, o.category, o.price, o.colour_slugs, -1 as delta from old_rows o join new_rows n using (id)
        where (o.listed, o.category, o.price, o.colour_slugs) is distinct from (n.listed, n.category, n.price, n.colour_slugs)
        union all
        select n.listed, n.category, n.price, n.colour_slugs, 1 from old_rows o join new_rows n using (id)
        where (o.listed, o.category, o.price, o.colour_slugs) is distinct from (n.listed, n.category, n.price, n.colour_slugs)
      ) r, unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where r.listed group by 1, 2, 3 having sum(r.delta) <> 0
    ) summed;
  end if;
  if changes is not null then perform product_tallies_add(changes); end if;
  return null;
end $$;

create trigger products_tallied_in after insert on products
  referencing new table as new_rows for each statement execute function products_tally();
create trigger products_tallied_again after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function products_tally();
create trigger products_tallied_out after delete on products
  referencing old table as old_rows for each statement execute function products_tally();

-- ── Orders and revenue by day and status ───────────────────────────────────────────────────────────────────────
-- Each day of Dhaka has its rows, and so has all time (the day 'infinity'). Orders placed at the same moment would
-- queue for one row, so every day and status is spread over 16 of them by connection; readers add them up.

create table order_tallies (
  day     date     not null,
  status  text     not null,
  shard   smallint not null,
  orders  bigint   not null,
  revenue bigint   not null,
  constraint order_tallies_pkey primary key (day, status, shard)
) with (fillfactor = 50);
comment on table order_tallies is 'Orders and their total price by the day they were placed and their present status; the day infinity is all time.';

create function orders_tally() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tallies as t (day, status, shard, orders, revenue)
    select d.day, r.status, pg_backend_pid() % 16, count(*), sum(r.total_price)
    from new_rows r, unnest(array[(r.created_at at time zone 'Asia/Dhaka')::date, 'infinity']) d (day)
    group by 1, 2 order by 1, 2
    on conflict (day, status, shard) do update set orders = t.orders + excluded.orders, revenue = t.revenue + excluded.revenue;
  elsif tg_op = 'DELETE' then
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

create trigger orders_tallied_in after insert on orders
  referencing new table as new_rows for each statement execute function orders_tally();
create trigger orders_tallied_again after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function orders_tally();
create trigger orders_tallied_out after delete on orders
  referencing old table as old_rows for each statement execute function orders_tally();
