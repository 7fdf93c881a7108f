-- Derived tables: counts, sums and lists. Only the projections (server/projections/) write them, from the outbox, and all can
-- be counted from scratch at any time.
--
-- The same few rows are updated again and again. A fillfactor of 50 leaves room for the next version of a row on its page, so
-- that updates are heap-only where no index holds the counts. Tables of a few rows are vacuumed often enough by default; of
-- those with a row per customer or order, vacuum is due after 2 % of dead rows instead of 20 %.

-- A page of a list shows the exact number of products found. Counting a hundred thousand rows for that would make each
-- page slower as the shop grows. So the numbers are stored by section, category, colour and 50-taka step of the price.
-- Prices that are a multiple of 50 taka have steps of their own between the others: a price range whose ends are such
-- multiples, as ends mostly are, is a sum of whole steps. Of any other, at most two steps at its ends are counted from
-- the index.
create table product_counts (
  section    text    not null,
  category   text    not null,
  colour     text    not null,
  price_step integer not null,
  products   integer not null,
  constraint product_counts_pkey primary key (section, category, colour, price_step),
  constraint product_counts_not_negative check (products >= 0)
) with (fillfactor = 50);
comment on table product_counts is 'Listed products by section ('''' for the whole shop), category ('''' for all), available colour ('''' for any) and step of the price (see price_step).';
comment on constraint product_counts_not_negative on product_counts is 'A count of products.';

create table low_stock (
  product_id uuid    not null,
  available  integer not null,
  constraint low_stock_pkey primary key (product_id)
) with (fillfactor = 50);
create index low_stock_available on low_stock (available, product_id);
comment on table low_stock is 'Products whose available stock is at or below the limit in the settings.';

create table product_sales (
  day        date   not null,
  product_id uuid   not null,
  pieces     bigint not null,
  revenue    bigint not null,
  constraint product_sales_pkey primary key (day, product_id)
) with (fillfactor = 50);
comment on table product_sales is 'Pieces sold and their price, without delivery, by product and the day of the order in Dhaka. Cancelled orders do not count.';

create table user_counts (
  role      text    not null,
  is_active boolean not null,
  users     bigint  not null,
  constraint user_counts_pkey primary key (role, is_active),
  constraint user_counts_not_negative check (users >= 0)
) with (fillfactor = 50);
comment on table user_counts is 'Users by role and whether they are active.';
comment on constraint user_counts_not_negative on user_counts is 'A count of users.';

create table customer_totals (
  user_id uuid   not null,
  orders  bigint not null default 0,
  spent   bigint not null default 0,
  constraint customer_totals_pkey primary key (user_id),
  constraint customer_totals_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint customer_totals_not_negative check (orders >= 0 and spent >= 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
create index customer_totals_spent on customer_totals (spent, user_id);
create index customer_totals_orders on customer_totals (orders, user_id);
comment on table customer_totals is 'How many orders each user has placed, cancelled ones too, and the total price of those that are not cancelled.';
comment on constraint customer_totals_user_fkey on customer_totals is 'A total is of a user''s orders.';
comment on constraint customer_totals_not_negative on customer_totals is 'A count of orders and a sum of their prices.';

create table order_totals (
  day     date   not null,
  status  text   not null,
  orders  bigint not null,
  revenue bigint not null,
  constraint order_totals_pkey primary key (day, status)
) with (fillfactor = 50);
comment on table order_totals is 'Orders and their total price by the day they were placed (in Dhaka) and their present status; the day infinity is all time.';

-- An order comes in uncalled. So the orders to be called are all open ones (see order_totals) but those counted here.
create table call_counts (
  confirmation text   not null,
  orders       bigint not null,
  constraint call_counts_pkey primary key (confirmation),
  constraint call_counts_not_negative check (orders >= 0)
) with (fillfactor = 50);
comment on table call_counts is 'Open orders (pending, processing) by the outcome of the last call; all other open orders are to be called.';
comment on constraint call_counts_not_negative on call_counts is 'A count of orders.';

insert into call_counts (confirmation, orders) values ('no_answer', 0), ('confirmed', 0), ('refused', 0);

-- No foreign key: it would look up and lock the row of orders for each order placed. An order is never deleted.
create table order_states (
  order_id     uuid        not null,
  created_at   timestamptz not null,
  status       text        not null,
  confirmation text        not null,
  constraint order_states_pkey primary key (order_id)
) with (autovacuum_vacuum_scale_factor = 0.02);
create index order_states_status on order_states (status, created_at, order_id);
create index order_states_confirmation on order_states (confirmation, created_at, order_id);
create index order_states_awaiting_call on order_states (confirmation, created_at, order_id) where status in ('pending', 'processing');
comment on table order_states is 'Status and confirmation of each order, for the filters of the order list in admin. It has the indexes that orders does not have.';
comment on index order_states_awaiting_call is 'The morning''s list holds open orders alone, so it stays small.';
