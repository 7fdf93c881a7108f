-- Tells every process that keeps answers which of them a write has made old: one NOTIFY on the channel "catalogue",
-- its payload a list of tags with blanks between. It arrives with the commit or not at all.
--
--   product:<id>   anything of that product, its stock included
--   products       what a list shows besides stock, or which products there are, or whether one is sold out
--   reviews:<id>   the reviews of that product
--   shop           the shop's settings
--   everything     too many products at once to name them

create function announce(tags text[]) returns void language plpgsql as $$
declare
  first int;
begin
  if cardinality(tags) > 2000 then
    perform pg_notify('catalogue', 'everything');
    return;
  end if;
  -- A payload has room for 8000 bytes, a tag has at most 44.
  for first in 1 .. coalesce(cardinality(tags), 0) by 150 loop
    perform pg_notify('catalogue', joined(tags[first : first + 149]));
  end loop;
end $$;

create function products_announce() returns trigger language plpgsql as $$
declare
  tags text[];
  lists_change boolean;
begin
  if tg_op = 'INSERT' then
    select array_agg('product:' || id), true into tags, lists_change from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg('product:' || id), true into tags, lists_change from old_rows;
  else
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
    into tags, lists_change
    from old_rows o join new_rows n using (id);
  end if;
  if tags is not null then
    perform announce(case when lists_change then array_prepend('products', tags) else tags end);
  end if;
  return null;
end $$;

create trigger products_announced_in after insert on products
  referencing new table as new_rows for each statement execute function products_announce();
create trigger products_announced_again after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function products_announce();
create trigger products_announced_out after delete on products
  referencing old table as old_rows for each statement execute function products_announce();

-- Sizes, colours, images and combo contents. Only stock differing leaves the lists alone; whether that sold the
-- product out is seen in the product's own row.
create function product_parts_announce() returns trigger language plpgsql as $$
declare
  tags text[];
  lists_change boolean := true;
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct 'product:' || product_id) into tags from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct 'product:' || product_id) into tags from old_rows;
  else
    select array_agg(distinct 'product:' || product_id) into tags
    from (select product_id from old_rows union select product_id from new_rows) both_rows;
    lists_change := exists (
      (select to_jsonb(o) - 'stock' from old_rows o) except (select to_jsonb(n) - 'stock' from new_rows n)
    );
  end if;
  if tags is not null then
    perform announce(case when lists_change then array_prepend('products', tags) else tags end);
  end if;
  return null;
end $$;

create function reviews_announce() returns trigger language plpgsql as $$
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
  perform announce(array_agg('reviews:' || id) || array_agg('product:' || id)) from unnest(ids) as listed (id) having count(*) > 0;
  return null;
end $$;

create function review_images_announce() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct r.product_id) into ids from old_rows i join reviews r on r.id = i.review_id;
  else
    select array_agg(distinct r.product_id) into ids from new_rows i join reviews r on r.id = i.review_id;
  end if;
  perform announce(array_agg('reviews:' || id)) from unnest(ids) as listed (id) having count(*) > 0;
  return null;
end $$;

create function shop_settings_announce() returns trigger language plpgsql as $$
begin
  perform announce(array['shop']);
  return null;
end $$;

-- One trigger an event, since rows before and after can only be named so.
do $$
declare
  part record;
begin
  for part in
    select * from (values
      ('product_sizes', 'product_parts_announce'), ('product_colours', 'product_parts_announce'),
      ('product_images', 'product_parts_announce'), ('combo_items', 'product_parts_announce'),
      ('reviews', 'reviews_announce'), ('review_images', 'review_images_announce')
    ) as parts (of_table, by_function)
  loop
    execute format('create trigger %1$s_announced_in after insert on %1$s referencing new table as new_rows for each statement execute function %2$s()', part.of_table, part.by_function);
    execute format('create trigger %1$s_announced_again after update on %1$s referencing old table as old_rows new table as new_rows for each statement execute function %2$s()', part.of_table, part.by_function);
    execute format('create trigger %1$s_announced_out after delete on %1$s referencing old table as old_rows for each statement execute function %2$s()', part.of_table, part.by_function);
  end loop;
end $$;

create trigger shop_settings_announced after insert or update or delete on shop_settings
  for each statement execute function shop_settings_announce();
