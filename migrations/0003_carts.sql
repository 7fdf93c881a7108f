-- What a signed-in customer has put aside: the cart and the wishlist.

create table carts (
  user_id    uuid        not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carts_pkey primary key (user_id),
  constraint carts_user_fkey foreign key (user_id) references users (id) on delete cascade
);
comment on table carts is 'One a customer. Touched first by whatever changes its lines, which so wait for each other.';
comment on constraint carts_user_fkey on carts is 'A cart is a user''s.';

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
);
create index cart_lines_product on cart_lines (product_id);

comment on column cart_lines.price_seen is 'The price when it was put in (poisha), so that a change can be told.';
comment on constraint cart_lines_cart_fkey on cart_lines is 'A line is in a cart.';
comment on constraint cart_lines_product_fkey on cart_lines is 'A line is of a product.';
comment on constraint cart_lines_same_choice_key on cart_lines is 'The same product in the same size and colour is one line.';
comment on constraint cart_lines_quantity_positive on cart_lines is 'A line with nothing in it is removed, not kept.';
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
comment on constraint wishlist_items_pkey on wishlist_items is 'A product is once on a wishlist.';
comment on constraint wishlist_items_user_fkey on wishlist_items is 'A wishlist is a user''s.';
comment on constraint wishlist_items_product_fkey on wishlist_items is 'A wish is for a product.';
