-- A sale changes a product's row once, and what follows from a changed row is found out in one look. PostgreSQL sets
-- each statement and each trigger up anew, which for a row or two takes longer than the work itself.

-- ── Products ───────────────────────────────────────────────────────────────────────────────────────────────────
-- Most updates of a product are sales: counts differ, and nothing that lists, tallies or words are made from. These three
-- are therefore looked after by one trigger, which asks for that first.

create function products_updated() returns trigger language plpgsql as $$
declare
  ids text[];
  lists_change boolean;
  changes product_tallies[];
begin
  select array_agg('product:' || n.id),
         bool_or(
           (o.name, o.price, o.original_price, o.category, o.subcategory, o.description, o.tags, o.specifications::text,
            o.featured, o.is_new_arrival, o.is_combo, o.combo_discount, o.listed, o.colour_slugs, o.stars, o.created_at,
            o.available_stock = 0)
           is distinct from
           (n.name, n.price, n.original_price, n.category, n.subcategory, n.description, n.tags, n.specifications::text,
            n.featured, n.is_new_arrival, n.is_combo, n.combo_discount, n.listed, n.colour_slugs, n.stars, n.created_at,
            n.available_stock = 0)
         )
  into ids, lists_change
  from old_rows o join new_rows n using (id);
  if ids is null then return null; end if;
  perform announce(case when lists_change then array_prepend('products', ids) else ids end);
  if not lists_change then return null; end if;

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
  if changes is not null then perform product_tallies_add(changes); end if;

  if (select bool_or(o.search is distinct from n.search) from old_rows o join new_rows n using (id)) then
    insert into search_words as s (word, named)
    select w.lexeme, bool_or(w.weights && '{A,B}')
    from new_rows r, unnest(r.search) w
    where length(w.lexeme) between 2 and 60
    group by w.lexeme
    order by w.lexeme collate "C"
    on conflict (word) do update set named = true where excluded.named and not s.named;
  end if;
  return null;
end $$;

drop trigger products_announced_again on products;
drop trigger products_tallied_again on products;
drop trigger products_worded_again on products;
create trigger products_updated after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function products_updated();

-- What is left to these is what comes and what goes.

create or replace function products_announce() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce(array_prepend('products', array_agg('product:' || id))) from new_rows having count(*) > 0;
  else
    perform announce(array_prepend('products', array_agg('product:' || id))) from old_rows having count(*) > 0;
  end if;
  return null;
end $$;

create or replace function products_tally() returns trigger language plpgsql as $$
declare
  changes product_tallies[];
begin
  if tg_op = 'INSERT' then
    select array_agg((category, colour, price_step, delta)::product_tallies) into changes from (
      select k.category, c.colour, price_step(price) as price_step, count(*)::int as delta
      from new_rows r, unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where listed group by 1, 2, 3
    ) summed;
  else
    select array_agg((category, colour, price_step, delta)::product_tallies) into changes from (
      select k.category, c.colour, price_step(price) as price_step, -count(*)::int as delta
      from old_rows r, unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where listed group by 1, 2, 3
    ) summed;
  end if;
  if changes is not null then perform product_tallies_add(changes); end if;
  return null;
end $$;

create or replace function products_add_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words as s (word, named)
  select w.lexeme, bool_or(w.weights && '{A,B}')
  from new_rows r, unnest(r.search) w
  where length(w.lexeme) between 2 and 60
  group by w.lexeme
  order by w.lexeme collate "C"
  on conflict (word) do update set named = true where excluded.named and not s.named;
  return null;
end $$;

-- ── Sizes and colours ──────────────────────────────────────────────────────────────────────────────────────────
-- Whoever sells writes a product's counts and their sums in one update of its row. The sums are gone over all the same,
-- and set right where something else has moved a count: they are what its sizes and colours add up to, whoever wrote them.

create function product_sizes_updated() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
  offer_changes boolean;
  sums_are_off boolean;
begin
  select array_agg(product_id), bool_or(offer),
         bool_or((
           select p.sizes_stock <> (select coalesce(sum(s.stock) filter (where s.available and s.name <> ''), 0) from product_sizes s where s.product_id = p.id)
           from products p where p.id = product_id))
  into ids, offer_changes, sums_are_off
  from (
    select product_id,
           bool_or((o.name, o.measurement, o.available, o.position) is distinct from (n.name, n.measurement, n.available, n.position)) as offer
    from old_rows o full join new_rows n using (product_id, name) group by product_id
  ) changed;
  if ids is null then return null; end if;
  perform parts_announce(ids, offer_changes);
  if offer_changes then
    perform products_recount(ids);
  elsif sums_are_off then
    perform 1 from products where id = any (ids) order by id for no key update;
    update products p set sizes_stock = (select coalesce(sum(s.stock) filter (where s.available and s.name <> ''), 0) from product_sizes s where s.product_id = p.id)
    where p.id = any (ids)
      and p.sizes_stock <> (select coalesce(sum(s.stock) filter (where s.available and s.name <> ''), 0) from product_sizes s where s.product_id = p.id);
  end if;
  return null;
end $$;

create function product_colours_updated() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
  offer_changes boolean;
  sums_are_off boolean;
begin
  select array_agg(product_id), bool_or(offer),
         bool_or((
           select p.colours_stock <> (select coalesce(sum(c.stock) filter (where c.available), 0) from product_colours c where c.product_id = p.id)
           from products p where p.id = product_id))
  into ids, offer_changes, sums_are_off
  from (
    select product_id,
           bool_or((o.slug, o.name, o.hex, o.available, o.position) is distinct from (n.slug, n.name, n.hex, n.available, n.position)) as offer
    from old_rows o full join new_rows n using (product_id, slug) group by product_id
  ) changed;
  if ids is null then return null; end if;
  perform parts_announce(ids, offer_changes);
  if offer_changes then
    perform products_recount(ids);
  elsif sums_are_off then
    perform 1 from products where id = any (ids) order by id for no key update;
    update products p set colours_stock = (select coalesce(sum(c.stock) filter (where c.available), 0) from product_colours c where c.product_id = p.id)
    where p.id = any (ids)
      and p.colours_stock <> (select coalesce(sum(c.stock) filter (where c.available), 0) from product_colours c where c.product_id = p.id);
  end if;
  return null;
end $$;

create function parts_announce(ids uuid[], lists_change boolean) returns void language plpgsql as $$
begin
  perform announce(array_agg(tag)) from (
    select 'products' as tag where lists_change union all select 'product:' || id from unnest(ids) as changed (id)
  ) tags;
end $$;

drop trigger product_sizes_counted_again on product_sizes;
drop trigger product_sizes_announced_again on product_sizes;
drop trigger product_colours_counted_again on product_colours;
drop trigger product_colours_announced_again on product_colours;
drop function product_sizes_restocked();
drop function product_colours_restocked();
create trigger product_sizes_updated after update on product_sizes
  referencing old table as old_rows new table as new_rows for each statement execute function product_sizes_updated();
create trigger product_colours_updated after update on product_colours
  referencing old table as old_rows new table as new_rows for each statement execute function product_colours_updated();

-- ── Plans ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- Which rows these are called for makes no difference to how they are best found: planned once a connection, not each time.

alter function customer_tallies_add(uuid[], bigint[], bigint[]) set plan_cache_mode = force_generic_plan;
alter function product_tallies_add(product_tallies[]) set plan_cache_mode = force_generic_plan;
alter function products_add_stars(uuid[], int[], int[]) set plan_cache_mode = force_generic_plan;
