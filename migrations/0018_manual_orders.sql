-- Orders that an admin takes by telephone, from a message or over the counter, with or without an account.

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts). Otherwise, one in the middle of a batch and this
-- migration would wait for each other.
select pg_advisory_xact_lock(7202403);

alter table orders
  alter column user_id drop not null,
  add column source         text not null default 'shop',
  add column customer_name  text,
  add column customer_phone text,
  add constraint orders_source_known check (source in ('shop', 'phone', 'message', 'counter')),
  add constraint orders_shop_user check (source <> 'shop' or user_id is not null),
  add constraint orders_customer_taken check (source <> 'shop' or customer_name is null),
  add constraint orders_customer_whole check ((customer_name is null) = (customer_phone is null)),
  add constraint orders_customer_name_given check (btrim(customer_name) <> ''),
  add constraint orders_customer_phone_form check (customer_phone ~ '^01[3-9][0-9]{8}$');
create index orders_customer_phone on orders (customer_phone text_pattern_ops) where customer_phone is not null;

comment on column orders.user_id is 'Null if an admin took the order for a customer without an account.';
comment on column orders.source is 'The website, or how an admin took the order.';
comment on column orders.customer_name is 'Who ordered, if somebody else receives the parcel; null otherwise.';
comment on constraint orders_user_fkey on orders is 'An order that belongs to a user keeps the user from being deleted.';
comment on constraint orders_source_known on orders is 'An order came from the website, by phone, from a message or over the counter.';
comment on constraint orders_shop_user on orders is 'Only with an account can one order on the website.';
comment on constraint orders_customer_taken on orders is 'On the website, who orders is the account.';
comment on constraint orders_customer_whole on orders is 'Who ordered has both a name and a phone.';
comment on constraint orders_customer_name_given on orders is 'Name is required.';
comment on constraint orders_customer_phone_form on orders is 'A customer has a Bangladeshi mobile number of 11 digits.';
comment on index orders_customer_phone is 'Finds the few orders that somebody else receives by the phone of who ordered.';

alter table order_states
  alter column user_id drop not null,
  add column source text not null default 'shop';
create index order_states_source on order_states (source, created_at, order_id) where source <> 'shop';
comment on index order_states_source is 'Finds the orders that admins took. Most orders are of the website, and are not in it.';

alter table order_changes
  drop constraint order_changes_kind_known,
  add constraint order_changes_kind_known check (kind in ('taken', 'edited', 'closed', 'delivered_in_part', 'reopened', 'returned', 'exchanged', 'payment', 'payment_removed', 'booked', 'booking_removed', 'printed', 'settled'));
comment on constraint order_changes_kind_known on order_changes is 'A change is one of these.';
