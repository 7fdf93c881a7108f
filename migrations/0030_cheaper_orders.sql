-- An order written in fewer rows, and what follows from it found out in less.

-- ── Keys of requests ───────────────────────────────────────────────────────────────────────────────────────────
-- A key used to be claimed by its row, which was written a second time with its answer. Now it is held by a lock while the
-- deed is done, and its row is written once, with the answer.

-- Holds the key until the transaction ends, having waited for whoever holds it; then tells what was answered under it: null
-- where nothing was. Two statements, so that the second sees what was committed while the first waited.
create function first_answer_to(customer uuid, wanted text) returns json language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(customer || ' ' || wanted, 0));
  return (
    select json_build_object('requestHash', encode(request_hash, 'hex'), 'answer', answer)
    from idempotency_keys where user_id = customer and key = wanted
  );
end $$;

-- ── What buying needs to know ──────────────────────────────────────────────────────────────────────────────────
-- The same as before. Of a row PostgreSQL has only the values to look at one by one for how they are written; of a list of
-- names and values both. Lists of one or two are made as they were, since a row needs more setting up.

create or replace function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(json_agg(sold), '[]') from (
      select p.id, p.name, p.category, p.price as "pricePoisha", p.original_price as "originalPoisha", p.stock,
             p.available_stock > 0 as "inStock", p.listed,
             (select coalesce(json_agg(json_build_object(
                'url', i.url, 'publicId', coalesce(nullif(i.public_id, ''), i.upload_id::text, ''), 'alt', i.alt,
                'width', i.width, 'height', i.height) order by i.position), '[]')
              from product_images i where i.product_id = p.id) as images,
             (select coalesce(json_agg(json_build_object('size', s.name, 'stock', s.stock, 'available', s.available)
                                       order by s.position), '[]')
              from product_sizes s where s.product_id = p.id) as sizes,
             (select coalesce(json_agg(json_build_object('name', c.name, 'stock', c.stock, 'available', c.available)
                                       order by c.position), '[]')
              from product_colours c where c.product_id = p.id) as colors
      from products p where p.id = any (ids)
    ) sold
  );
end $$;

create or replace function cart_of(customer uuid, others uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  lines json;
  ids uuid[];
begin
  select coalesce(json_agg(l), '[]'), array_agg(l."productId") into lines, ids
  from (
    select id, product_id as "productId", size, colour, quantity, price_seen as "priceSeen"
    from cart_lines where user_id = customer order by added_at, id
  ) l;
  return json_build_object('lines', lines, 'products', products_for_sale(coalesce(ids, '{}') || others));
end $$;

-- ── Announcements ──────────────────────────────────────────────────────────────────────────────────────────────
-- What one notification holds is sent at once: nearly all do.

create or replace function announce(tags text[]) returns void language plpgsql as $$
declare
  first int;
begin
  -- A payload has room for 8000 bytes, a tag has at most 44.
  if cardinality(tags) between 1 and 150 then
    perform pg_notify('catalogue', array_to_string(tags, ' '));
    return;
  end if;
  if cardinality(tags) > 2000 then
    perform pg_notify('catalogue', 'everything');
    return;
  end if;
  for first in 1 .. coalesce(cardinality(tags), 0) by 150 loop
    perform pg_notify('catalogue', joined(tags[first : first + 149]));
  end loop;
end $$;

-- Pieces that come or go move the sum in the product's own row, whose trigger announces the product. Only what leaves that
-- sum as it is has to be announced by the sizes and colours themselves.

create or replace function product_sizes_updated() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
  untold uuid[];
  offer_changes boolean;
  sums_are_off boolean;
begin
  select array_agg(product_id), array_agg(product_id) filter (where offer or moved = 0), bool_or(offer),
         bool_or((
           select p.sizes_stock <> (select coalesce(sum(s.stock) filter (where s.available and s.name <> ''), 0) from product_sizes s where s.product_id = p.id)
           from products p where p.id = product_id))
  into ids, untold, offer_changes, sums_are_off
  from (
    select product_id,
           bool_or((o.name, o.measurement, o.available, o.position) is distinct from (n.name, n.measurement, n.available, n.position)) as offer,
           coalesce(sum(n.stock - o.stock) filter (where n.available and name <> ''), 0) as moved
    from old_rows o full join new_rows n using (product_id, name) group by product_id
  ) changed;
  if ids is null then return null; end if;
  if untold is not null then perform parts_announce(untold, offer_changes); end if;
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

create or replace function product_colours_updated() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
  untold uuid[];
  offer_changes boolean;
  sums_are_off boolean;
begin
  select array_agg(product_id), array_agg(product_id) filter (where offer or moved = 0), bool_or(offer),
         bool_or((
           select p.colours_stock <> (select coalesce(sum(c.stock) filter (where c.available), 0) from product_colours c where c.product_id = p.id)
           from products p where p.id = product_id))
  into ids, untold, offer_changes, sums_are_off
  from (
    select product_id,
           bool_or((o.slug, o.name, o.hex, o.available, o.position) is distinct from (n.slug, n.name, n.hex, n.available, n.position)) as offer,
           coalesce(sum(n.stock - o.stock) filter (where n.available), 0) as moved
    from old_rows o full join new_rows n using (product_id, slug) group by product_id
  ) changed;
  if ids is null then return null; end if;
  if untold is not null then perform parts_announce(untold, offer_changes); end if;
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

-- ── Indexes that nobody reads ──────────────────────────────────────────────────────────────────────────────────
-- The ledger is read by product and a history by order, each in the order of the ids; none of them by its id alone. One
-- index is for both, reading and telling rows apart.

alter table stock_movements
  drop constraint stock_movements_pkey, add constraint stock_movements_pkey primary key (product_id, id);
alter table order_status_history
  drop constraint order_status_history_pkey, add constraint order_status_history_pkey primary key (order_id, id);
drop index stock_movements_product, order_status_history_order;

-- These stood for deleting a product or a user, of which the shop only ever hides the one and deactivates the other.

drop index order_lines_product, order_status_history_user;
