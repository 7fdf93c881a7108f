-- The admin's list of orders filters, searches and sorts order_states alone. So an order is written without the indexes of
-- that list: the projection writes them a moment later, for many orders at once.

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts). Otherwise, one in the middle of a batch and this
-- migration would wait for each other.
select pg_advisory_xact_lock(7202403);

-- The events that are waiting were written without the columns that are new.
update outbox set event = jsonb_set(event, '{after}', event -> 'after' || jsonb_build_object(
  'fullName', o.full_name, 'phone', o.phone, 'district', o.district, 'thana', o.thana))
from orders o where event ->> 'kind' = 'orderChanged' and o.id = (event ->> 'order')::uuid;

drop table order_states;

-- No foreign keys: they would look up and lock a row for each order placed. Neither an order nor its user is ever deleted.
create table order_states (
  order_id     uuid        not null,
  user_id      uuid        not null,
  created_at   timestamptz not null,
  status       text        not null,
  confirmation text        not null,
  total_price  bigint      not null,
  full_name    text        not null,
  phone        text        not null,
  district     text        not null,
  thana        text        not null,
  constraint order_states_pkey primary key (order_id)
) with (autovacuum_vacuum_scale_factor = 0.02);

-- The events of changes after this are still in the outbox, and are applied to it.
insert into order_states (order_id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana)
select id, user_id, created_at, status, confirmation, total_price, full_name, phone, district, thana from orders order by created_at;

create index order_states_created on order_states (created_at, order_id);
create index order_states_status on order_states (status, created_at, order_id);
create index order_states_confirmation on order_states (confirmation, created_at, order_id);
create index order_states_awaiting_call on order_states (confirmation, created_at, order_id) where status in ('pending', 'processing');
create index order_states_user on order_states (user_id);
create index order_states_full_name_search on order_states using gin (lower(full_name) gin_trgm_ops);

-- Finds a number by its beginning in any collation.
create index order_states_phone on order_states (phone text_pattern_ops, created_at, order_id);

-- Many orders share a place, so the index stores each pair once with a list of its orders: about 1 MB for 100,000 orders.
create index order_states_place on order_states (district, thana);

-- About 2.7 MB for 100,000 orders.
create index order_states_short_id on order_states (right(order_id::text, 6));

comment on table order_states is 'What the order list in admin filters, searches and sorts by, of each order. It has the indexes that orders does not have.';
comment on column order_states.total_price is 'For the sums of a phone number''s orders.';
comment on index order_states_awaiting_call is 'The morning''s list holds open orders alone, so it stays small.';
comment on index order_states_user is 'Finds the orders of the users whose email holds a text.';
comment on index order_states_place is 'Steps through all pairs of district and thana, and finds the orders that go there.';
comment on index order_states_short_id is 'Finds an order by the last characters of its id, which lists and details show.';

-- Last, since nobody can order from here to the end of the transaction.
drop index orders_created, orders_full_name_search, orders_phone_past, orders_place, orders_short_id;
