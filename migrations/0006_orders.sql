-- Orders with their own copy of what was bought and where it goes; the stock ledger; stored responses.

create sequence order_numbers as bigint start with 100001;
comment on sequence order_numbers is 'Shared by the whole shop. A number is never used twice; a refused order leaves a gap.';

create function next_order_number(prefix text) returns text language sql volatile
  return prefix || nextval('order_numbers');

-- Neither status, confirmation nor updated_at is in an index: order_states serves the lists that filter by them. With the
-- free space of the fillfactor, a change of status is a heap-only update, which writes the row and no index. A row takes
-- about 290 bytes, so a page has room for five new versions; vacuum on access frees it again. With eight connections that
-- each change the next order, 97 % of the updates are heap-only (93 % with a fillfactor of 90).
create table orders (
  id              uuid        not null,
  order_number    text        not null,
  user_id         uuid        not null,
  status          text        not null default 'pending',
  confirmation    text        not null default 'to_call',
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
  constraint orders_confirmation_known check (confirmation in ('to_call', 'no_answer', 'confirmed', 'refused')),
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
) with (fillfactor = 80);
create index orders_user_created on orders (user_id, created_at, id);
create index orders_created on orders (created_at, id);
create index orders_full_name_search on orders using gin (lower(full_name) gin_trgm_ops);

-- Finds a number by its beginning in any collation.
create index orders_phone_past on orders (phone text_pattern_ops, created_at, id);

-- Many orders share a place, so the index stores each pair once with a list of its orders: about 1 MB for 100,000 orders.
create index orders_place on orders (district, thana);
comment on index orders_place is 'Steps through all pairs of district and thana, and finds the orders that go there.';

-- About 2.7 MB for 100,000 orders.
create index orders_short_id on orders (right(id::text, 6));
comment on index orders_short_id is 'Finds an order by the last characters of its id, which lists and details show.';

comment on table orders is 'Placed orders. The address is a copy: it stays as it was when the order was placed.';
comment on constraint orders_order_number_key on orders is 'No two orders of the shop share an order number.';
comment on constraint orders_idempotency_key_key on orders is 'A double click or a lost response makes one order.';
comment on constraint orders_user_fkey on orders is 'An order belongs to a user, who then cannot be deleted.';
comment on constraint orders_order_number_form on orders is 'Two letters and at least six digits.';
comment on constraint orders_status_known on orders is 'An order is pending, processing, shipped, delivered or cancelled.';
comment on constraint orders_payment_method_known on orders is 'Cash on delivery is the only way to pay.';
comment on constraint orders_full_name_given on orders is 'Full name is required.';
comment on constraint orders_phone_form on orders is 'A courier needs a Bangladeshi mobile number of 11 digits.';
comment on constraint orders_address_given on orders is 'Address is required.';
comment on constraint orders_district_given on orders is 'District is required.';
comment on constraint orders_thana_given on orders is 'Thana/Upazila is required.';
comment on constraint orders_items_price_positive on orders is 'An order has a price.';
comment on constraint orders_shipping_price_not_negative on orders is 'Delivery is free or costs something.';
comment on constraint orders_tax_price_not_negative on orders is 'Tax is never negative.';
comment on constraint orders_total_adds_up on orders is 'The total is items, delivery and tax together.';
comment on column orders.confirmation is 'The outcome of the last call. The command that records a call writes it.';
comment on constraint orders_confirmation_known on orders is 'The customer is to be called, did not answer, has confirmed or has refused.';

create table order_lines (
  order_id   uuid    not null,
  position   integer not null,
  product_id uuid,
  name       text    not null,
  image      text    not null default '',
  photo_id   uuid,
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
create index order_lines_photo on order_lines (photo_id) where photo_id is not null;

comment on table order_lines is 'What was bought, with its own copy of name, image and price: deleting or changing a product changes no order.';
comment on constraint order_lines_pkey on order_lines is 'One line per position.';
comment on constraint order_lines_order_fkey on order_lines is 'A line belongs to an order.';
comment on constraint order_lines_product_fkey on order_lines is 'The product, as long as it exists.';
comment on constraint order_lines_name_given on order_lines is 'A line has the name of what was bought.';
comment on constraint order_lines_price_positive on order_lines is 'Nothing is free.';
comment on constraint order_lines_quantity_positive on order_lines is 'At least one piece was bought.';
comment on column order_lines.photo_id is 'The upload that image shows; its file stays as long as a line names it. No foreign key: each order would lock the row of the photo.';

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
comment on trigger orders_lines_add_up on orders is 'An order has lines, and they add up to its items price.';

create table order_status_history (
  id         bigint      generated always as identity,
  order_id   uuid        not null,
  status     text        not null,
  reason     text,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  constraint order_status_history_pkey primary key (order_id, id),
  constraint order_status_history_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_status_history_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint order_status_history_status_known check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  constraint order_status_history_reason_known check (reason in ('unconfirmed'))
);

comment on table order_status_history is 'Every status of an order, when it was set, and by whom. The first row is the order''s creation.';
comment on constraint order_status_history_order_fkey on order_status_history is 'A change belongs to an order.';
comment on constraint order_status_history_user_fkey on order_status_history is 'Who made the change.';
comment on constraint order_status_history_status_known on order_status_history is 'An order is pending, processing, shipped, delivered or cancelled.';
comment on column order_status_history.reason is 'Why the shop itself made the change; null if a user made it.';
comment on constraint order_status_history_reason_known on order_status_history is 'The shop itself changes an order only if nobody has confirmed it in time.';

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
  constraint stock_movements_pkey primary key (product_id, id),
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

comment on table stock_movements is 'The stock ledger: every change of stock, with its reason and reference. The sum of a unit''s deltas is its stock.';
comment on column stock_movements.unit is 'Whose stock: the product''s own, a size''s or a colour''s.';
comment on column stock_movements.unit_name is 'The size''s name or the colour''s slug.';
comment on column stock_movements.left_after is 'The stock after this change.';
comment on constraint stock_movements_product_fkey on stock_movements is 'A movement belongs to a product.';
comment on constraint stock_movements_order_fkey on stock_movements is 'An order in the ledger cannot be deleted.';
comment on constraint stock_movements_user_fkey on stock_movements is 'Who changed the stock.';
comment on constraint stock_movements_unit_known on stock_movements is 'A product, a size or a colour has stock.';
comment on constraint stock_movements_unit_named on stock_movements is 'A movement of a colour names the colour; one of the product''s own stock names nothing.';
comment on constraint stock_movements_moves on stock_movements is 'A movement moves something.';
comment on constraint stock_movements_left_not_negative on stock_movements is 'Stock never goes below 0.';
comment on constraint stock_movements_reason_known on stock_movements is 'Every change of stock has one of these reasons.';
comment on constraint stock_movements_order_named on stock_movements is 'Movements of orders and cancellations name their order, and no others do.';
comment on constraint stock_movements_direction on stock_movements is 'Orders take stock, cancelling returns it.';
comment on constraint stock_movements_once_key on stock_movements is 'An order takes from a unit once, and returns to it once.';

-- ── Taking stock ───────────────────────────────────────────────────────────────────────────────────────────────

-- ── Stored responses ───────────────────────────────────────────────────────────────────────────────────────────

create table idempotency_keys (
  user_id      uuid        not null,
  key          text        not null,
  request_hash bytea       not null,
  status       smallint,
  response     jsonb,
  created_at   timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key),
  constraint idempotency_keys_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint idempotency_keys_key_form check (length(key) between 1 and 200),
  constraint idempotency_keys_response_complete check ((status is null) = (response is null))
);
create index idempotency_keys_created on idempotency_keys (created_at);

comment on table idempotency_keys is 'Responses by Idempotency-Key: a repeated request gets the stored response. Written in the transaction of the command itself.';
comment on constraint idempotency_keys_pkey on idempotency_keys is 'A key names one request of one user.';
comment on constraint idempotency_keys_user_fkey on idempotency_keys is 'A key belongs to a user.';
comment on constraint idempotency_keys_key_form on idempotency_keys is 'A key is 1 to 200 characters.';
comment on constraint idempotency_keys_response_complete on idempotency_keys is 'A stored response is a status together with a body.';

-- Locks the key until the transaction ends, after waiting for whoever holds it. Then returns the response stored under
-- it, or null. Two statements, so that the second sees what was committed while the first waited.
create function stored_response_to(customer uuid, wanted text) returns json language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(customer || ' ' || wanted, 0));
  return (
    select json_build_object('requestHash', encode(request_hash, 'hex'), 'response', response)
    from idempotency_keys where user_id = customer and key = wanted
  );
end $$;
