-- An order and a cart in fewer statements, and cheaper ones.

-- ── What buying needs to know ──────────────────────────────────────────────────────────────────────────────────
-- Read in one piece, as JSON with the names that the program has for it; prices in poisha. The plans of these functions
-- do not depend on which products are asked for, so they are made once a connection instead of at each call.

-- Also products that left the shop, so that carts can still name them.
create function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'name', p.name, 'category', p.category, 'pricePoisha', p.price, 'originalPoisha', p.original_price,
      'stock', p.stock, 'inStock', p.available_stock > 0, 'listed', p.listed,
      'images', (
        select coalesce(json_agg(json_build_object(
          'url', i.url, 'publicId', coalesce(nullif(i.public_id, ''), i.upload_id::text, ''), 'alt', i.alt,
          'width', i.width, 'height', i.height) order by i.position), '[]')
        from product_images i where i.product_id = p.id),
      'sizes', (
        select coalesce(json_agg(json_build_object('size', s.name, 'stock', s.stock, 'available', s.available)
                                 order by s.position), '[]')
        from product_sizes s where s.product_id = p.id),
      'colors', (
        select coalesce(json_agg(json_build_object('name', c.name, 'stock', c.stock, 'available', c.available)
                                 order by c.position), '[]')
        from product_colours c where c.product_id = p.id))), '[]')
    from products p where p.id = any (ids)
  );
end $$;

-- Locks the products, lowest id first, so that everybody who changes a count waits in the same order and nobody for each
-- other; then reads them. Two statements of a volatile function: the second sees what was committed while the first
-- waited, which one statement for both would not. The shop's newest settings come along, since they price the order.
create function sale_of(ids uuid[]) returns json language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;
  return (
    select json_build_object(
      'products', products_for_sale(ids),
      'shop', (select settings from shop_settings order by version desc limit 1))
  );
end $$;

-- A cart's lines in the order they were put in, and the products of these and of `others`.
create function cart_of(customer uuid, others uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  lines json;
  ids uuid[];
begin
  select coalesce(json_agg(json_build_object(
           'id', l.id, 'productId', l.product_id, 'size', l.size, 'colour', l.colour, 'quantity', l.quantity,
           'priceSeen', l.price_seen) order by l.added_at, l.id), '[]'),
         array_agg(l.product_id)
  into lines, ids
  from cart_lines l where l.user_id = customer;
  return json_build_object('lines', lines, 'products', products_for_sale(coalesce(ids, '{}') || others));
end $$;

-- The same, of a cart that is about to be changed: whoever changes it meanwhile waits, or is waited for and then seen.
create function cart_to_change(customer uuid, others uuid[], moment timestamptz) returns json language plpgsql volatile
set plan_cache_mode = force_generic_plan as $$
begin
  insert into carts (user_id, created_at, updated_at) values (customer, moment, moment)
  on conflict (user_id) do update set updated_at = excluded.updated_at;
  return (select cart_of(customer, others));
end $$;

-- ── Stock sold is no other catalogue ───────────────────────────────────────────────────────────────────────────
-- Counting a product's sizes and colours anew is for when they themselves change. A sale moves only counts: the sums
-- move by as much, and neither words nor slugs have to be made again.

create function product_sizes_restocked() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
  pieces int[];
begin
  if exists (
    select from old_rows o full join new_rows n using (product_id, name)
    where o.available is distinct from n.available
  ) then
    perform products_recount(array_agg(distinct product_id))
    from (select product_id from old_rows union select product_id from new_rows) both_rows;
    return null;
  end if;
  select array_agg(product_id), array_agg(moved) into ids, pieces
  from (
    select product_id, sum(n.stock - o.stock)::int as moved from old_rows o join new_rows n using (product_id, name)
    where n.available and name <> '' group by product_id having sum(n.stock - o.stock) <> 0
  ) summed;
  if ids is not null then
    perform 1 from products where id = any (ids) order by id for no key update;
    update products p set sizes_stock = p.sizes_stock + m.pieces from unnest(ids, pieces) as m (id, pieces) where p.id = m.id;
  end if;
  return null;
end $$;

create function product_colours_restocked() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
  pieces int[];
begin
  if exists (
    select from old_rows o full join new_rows n using (product_id, slug)
    where (o.available, o.position) is distinct from (n.available, n.position)
  ) then
    perform products_recount(array_agg(distinct product_id))
    from (select product_id from old_rows union select product_id from new_rows) both_rows;
    return null;
  end if;
  select array_agg(product_id), array_agg(moved) into ids, pieces
  from (
    select product_id, sum(n.stock - o.stock)::int as moved from old_rows o join new_rows n using (product_id, slug)
    where n.available group by product_id having sum(n.stock - o.stock) <> 0
  ) summed;
  if ids is not null then
    perform 1 from products where id = any (ids) order by id for no key update;
    update products p set colours_stock = p.colours_stock + m.pieces from unnest(ids, pieces) as m (id, pieces) where p.id = m.id;
  end if;
  return null;
end $$;

drop trigger product_sizes_counted_again on product_sizes;
drop trigger product_colours_counted_again on product_colours;
create trigger product_sizes_counted_again after update on product_sizes
  referencing old table as old_rows new table as new_rows for each statement execute function product_sizes_restocked();
create trigger product_colours_counted_again after update on product_colours
  referencing old table as old_rows new table as new_rows for each statement execute function product_colours_restocked();
