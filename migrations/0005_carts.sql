-- Carts and wishlists of signed-in customers.

create table carts (
  user_id    uuid        not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carts_pkey primary key (user_id),
  constraint carts_user_fkey foreign key (user_id) references users (id) on delete cascade
);

comment on table carts is 'One per customer. A command that changes the lines updates this row first, so that two of them wait for each other.';
comment on constraint carts_user_fkey on carts is 'A cart belongs to a user.';

-- Lines come and go with each order: vacuum after 5 % of dead rows instead of 20 %.
create table cart_lines (
  id         uuid        not null,
  user_id    uuid        not null,
  product_id uuid        not null,
  size       text,
  colour     text,
  quantity   integer     not null,
  price_seen bigint      not null,
  added_at   timestamptz not null default now(),
  constraint cart_lines_pkey primary key (id),
  constraint cart_lines_cart_fkey foreign key (user_id) references carts (user_id) on delete cascade,
  constraint cart_lines_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint cart_lines_same_choice_key unique nulls not distinct (user_id, product_id, size, colour),
  constraint cart_lines_quantity_positive check (quantity between 1 and 1000000),
  constraint cart_lines_price_positive check (price_seen > 0)
) with (autovacuum_vacuum_scale_factor = 0.05);
create index cart_lines_product on cart_lines (product_id);

comment on column cart_lines.price_seen is 'The price (poisha) when the line was added, so that the cart can show a change.';
comment on constraint cart_lines_cart_fkey on cart_lines is 'A line belongs to a cart.';
comment on constraint cart_lines_product_fkey on cart_lines is 'A line names a product.';
comment on constraint cart_lines_same_choice_key on cart_lines is 'The same product in the same size and colour is one line.';
comment on constraint cart_lines_quantity_positive on cart_lines is 'A line without pieces is deleted.';
comment on constraint cart_lines_price_positive on cart_lines is 'Nothing is free.';

create table wishlist_items (
  user_id    uuid        not null,
  product_id uuid        not null,
  added_at   timestamptz not null default now(),
  constraint wishlist_items_pkey primary key (user_id, product_id),
  constraint wishlist_items_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint wishlist_items_product_fkey foreign key (product_id) references products (id) on delete cascade
);
create index wishlist_items_added on wishlist_items (user_id, added_at);
create index wishlist_items_product on wishlist_items (product_id);

comment on constraint wishlist_items_pkey on wishlist_items is 'A product is on a wishlist at most once.';
comment on constraint wishlist_items_user_fkey on wishlist_items is 'A wishlist belongs to a user.';
comment on constraint wishlist_items_product_fkey on wishlist_items is 'An item names a product.';

-- ── What buying needs to know ──────────────────────────────────────────────────────────────────────────────────
-- Read in one piece, as JSON with the names that the program uses; prices in poisha. The plans of these functions do not
-- depend on which products are asked for, so PostgreSQL plans them once per connection instead of at each call.

-- Also returns products that are no longer for sale, so that carts can still name them. Rows become JSON faster than lists
-- of names and values; for lists of one or two elements it is the other way round.
create function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(json_agg(sold), '[]') from (
      select p.id, p.name, p.category, p.price as "pricePoisha", p.original_price as "originalPoisha", p.stock,
             p.available_stock as available, p.available_stock > 0 as "inStock", p.listed,
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

-- A cart's lines in the order they were added, and the products of these and of `others`.
create function cart_of(customer uuid, others uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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

-- The same, for a cart that is about to be changed. It locks the cart, so that its lines do not change meanwhile.
create function cart_to_change(customer uuid, others uuid[], moment timestamptz) returns json language plpgsql volatile
set plan_cache_mode = force_generic_plan as $$
begin
  insert into carts (user_id, created_at, updated_at) values (customer, moment, moment)
  on conflict (user_id) do update set updated_at = excluded.updated_at;
  return (select cart_of(customer, others));
end $$;
