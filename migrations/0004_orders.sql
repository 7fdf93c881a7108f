-- Orders with their own copy of what was bought and where it goes; the ledger of stock.

create sequence order_numbers as bigint start with 100001;
comment on sequence order_numbers is 'Shop-wide. A number is never given twice; a refused order leaves a gap.';

create function next_order_number(prefix text) returns text language sql volatile
  return prefix || nextval('order_numbers');

create table orders (
  id              uuid        not null,
  order_number    text        not null,
  user_id         uuid        not null,
  status          text        not null default 'pending',
  payment_method  text        not null default 'cash_on_delivery',
  full_name       text        not null,
  phone           text        not null,
  address         text        not null,
  district        text        not null,
  thana           text        not null,
  country         text        not null default 'Bangladesh',
  items_price     bigint      not null,
  shipping_price  bigint      not null,
  tax_price       bigint      not null default 0,
  total_price     bigint      not null,
  idempotency_key text,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  constraint orders_pkey primary key (id),
  constraint orders_order_number_key unique (order_number),
  constraint orders_idempotency_key_key unique (user_id, idempotency_key),
  constraint orders_user_fkey foreign key (user_id) references users (id) on delete restrict,
  constraint orders_order_number_form check (order_number ~ '^[A-Z]{2}[0-9]{6,}$'),
  constraint orders_status_known check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  constraint orders_payment_method_known check (payment_method in ('cash_on_delivery')),
  constraint orders_full_name_given check (btrim(full_name) <> ''),
  constraint orders_phone_form check (phone ~ '^01[3-9][0-9]{8}$'),
  constraint orders_address_given check (btrim(address) <> ''),
  constraint orders_district_given check (btrim(district) <> ''),
  constraint orders_thana_given check (btrim(thana) <> ''),
  constraint orders_items_price_positive check (items_price > 0),
  constraint orders_shipping_price_not_negative check (shipping_price >= 0),
  constraint orders_tax_price_not_negative check (tax_price >= 0),
  constraint orders_total_adds_up check (total_price = items_price + shipping_price + tax_price)
) with (fillfactor = 90);
create index orders_user_created on orders (user_id, created_at, id);
create index orders_created on orders (created_at, id);
create index orders_status_created on orders (status, created_at, id);
create index orders_phone_created on orders (phone, created_at, id);
create index orders_full_name_search on orders using gin (lower(full_name) gin_trgm_ops);

comment on table orders is 'Confirmed orders. The address is a copy: it stays what it was when the order was placed.';
comment on constraint orders_order_number_key on orders is 'An order number is one order''s in the whole shop.';
comment on constraint orders_idempotency_key_key on orders is 'A double click or a lost answer makes one order.';
comment on constraint orders_user_fkey on orders is 'An order is a user''s, who then cannot be deleted.';
comment on constraint orders_order_number_form on orders is 'Two letters and at least six digits.';
comment on constraint orders_status_known on orders is 'An order is pending, processing, shipped, delivered or cancelled.';
comment on constraint orders_payment_method_known on orders is 'Cash on delivery is the only way to pay.';
comment on constraint orders_full_name_given on orders is 'Full name is required.';
comment on constraint orders_phone_form on orders is 'A courier needs a Bangladeshi mobile number of 11 digits.';
comment on constraint orders_address_given on orders is 'Address is required.';
comment on constraint orders_district_given on orders is 'District is required.';
comment on constraint orders_thana_given on orders is 'Thana/Upazila is required.';
comment on constraint orders_items_price_positive on orders is 'An order is for something.';
comment on constraint orders_shipping_price_not_negative on orders is 'Delivery is free or costs something.';
comment on constraint orders_tax_price_not_negative on orders is 'Tax is never negative.';
comment on constraint orders_total_adds_up on orders is 'The total is items, delivery and tax together.';

create table order_lines (
  order_id   uuid    not null,
  position   integer not null,
  product_id uuid,
  name       text    not null,
  image      text    not null default '',
  price      bigint  not null,
  quantity   integer not null,
  size       text,
  colour     text,
  constraint order_lines_pkey primary key (order_id, position),
  constraint order_lines_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_lines_product_fkey foreign key (product_id) references products (id) on delete set null,
  constraint order_lines_name_given check (btrim(name) <> ''),
  constraint order_lines_price_positive check (price > 0),
  constraint order_lines_quantity_positive check (quantity > 0)
);
create index order_lines_product on order_lines (product_id, order_id);

comment on table order_lines is 'What was bought, with its own name, image and price: deleting or changing a product changes no order.';
comment on constraint order_lines_pkey on order_lines is 'One line a place.';
comment on constraint order_lines_order_fkey on order_lines is 'A line is an order''s.';
comment on constraint order_lines_product_fkey on order_lines is 'The product it was, as long as that is known.';
comment on constraint order_lines_name_given on order_lines is 'What was bought has a name.';
comment on constraint order_lines_price_positive on order_lines is 'Nothing is free.';
comment on constraint order_lines_quantity_positive on order_lines is 'At least one piece was bought.';

create function orders_check_lines() returns trigger language plpgsql as $$
begin
  if new.items_price is distinct from (select sum(price * quantity) from order_lines where order_id = new.id) then
    raise exception 'order %: its lines do not add up to %', new.order_number, new.items_price
      using errcode = 'check_violation', constraint = 'orders_lines_add_up', table = 'orders';
  end if;
  return null;
end $$;

create constraint trigger orders_lines_add_up
  after insert or update of items_price on orders deferrable initially deferred
  for each row execute function orders_check_lines();
comment on trigger orders_lines_add_up on orders is 'An order has lines, and they add up to its items'' price.';

create table order_status_history (
  id         bigint      generated always as identity,
  order_id   uuid        not null,
  status     text        not null,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  constraint order_status_history_pkey primary key (id),
  constraint order_status_history_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_status_history_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint order_status_history_status_known check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled'))
);
create index order_status_history_order on order_status_history (order_id, id);
create index order_status_history_user on order_status_history (changed_by) where changed_by is not null;

comment on table order_status_history is 'Every status an order has had, when, and by whom; the first row is its placing.';
comment on constraint order_status_history_order_fkey on order_status_history is 'A change is an order''s.';
comment on constraint order_status_history_user_fkey on order_status_history is 'Who made the change.';
comment on constraint order_status_history_status_known on order_status_history is 'An order is pending, processing, shipped, delivered or cancelled.';

create table stock_movements (
  id         bigint      generated always as identity,
  product_id uuid        not null,
  unit       text        not null,
  unit_name  text        not null default '',
  delta      integer     not null,
  left_after integer     not null,
  reason     text        not null,
  order_id   uuid,
  reference  text        not null default '',
  moved_by   uuid,
  moved_at   timestamptz not null default now(),
  constraint stock_movements_pkey primary key (id),
  constraint stock_movements_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint stock_movements_order_fkey foreign key (order_id) references orders (id) on delete restrict,
  constraint stock_movements_user_fkey foreign key (moved_by) references users (id) on delete set null,
  constraint stock_movements_unit_known check (unit in ('product', 'size', 'colour')),
  constraint stock_movements_unit_named check ((unit = 'product') = (unit_name = '') or unit = 'size'),
  constraint stock_movements_moves check (delta <> 0),
  constraint stock_movements_left_not_negative check (left_after >= 0),
  constraint stock_movements_reason_known check (reason in ('initial', 'order', 'cancel', 'edit', 'restock', 'import', 'removed')),
  constraint stock_movements_order_named check ((reason in ('order', 'cancel')) = (order_id is not null)),
  constraint stock_movements_direction check (
    case reason when 'order' then delta < 0 when 'removed' then delta < 0 when 'initial' then delta > 0 when 'cancel' then delta > 0 else true end
  ),
  constraint stock_movements_once_key unique (order_id, reason, product_id, unit, unit_name)
);
create index stock_movements_product on stock_movements (product_id, id);

comment on table stock_movements is 'The ledger: every change of every count, with its reason and reference. The sum of a unit''s deltas is its stock.';
comment on column stock_movements.unit is 'Whose count: the product''s own, a size''s or a colour''s.';
comment on column stock_movements.unit_name is 'The size''s name or the colour''s slug.';
comment on column stock_movements.left_after is 'The count after this change.';
comment on constraint stock_movements_product_fkey on stock_movements is 'A count is a product''s.';
comment on constraint stock_movements_order_fkey on stock_movements is 'An order in the ledger cannot be deleted.';
comment on constraint stock_movements_user_fkey on stock_movements is 'Who moved it.';
comment on constraint stock_movements_unit_known on stock_movements is 'Stock is counted by product, size or colour.';
comment on constraint stock_movements_unit_named on stock_movements is 'A colour''s count names the colour; the product''s own names none.';
comment on constraint stock_movements_moves on stock_movements is 'A movement moves something.';
comment on constraint stock_movements_left_not_negative on stock_movements is 'No count ever goes below 0.';
comment on constraint stock_movements_reason_known on stock_movements is 'Every change of a count has one of these reasons.';
comment on constraint stock_movements_order_named on stock_movements is 'Stock sold or given back names its order, and nothing else does.';
comment on constraint stock_movements_direction on stock_movements is 'Orders take, cancelling gives back.';
comment on constraint stock_movements_once_key on stock_movements is 'An order takes from a unit once, and gives back once.';
