-- What happens to an order after it was placed: edits, advance payments, booking with a courier, closing, delivery in part,
-- returns, exchange, settlement with the courier.

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts). Otherwise, one in the middle of a batch and this
-- migration would wait for each other.
select pg_advisory_xact_lock(7202403);

create function pg_temp.with_marks(state jsonb) returns jsonb language sql return case
  when jsonb_typeof(state) = 'object' then state || jsonb_build_object(
    'netPoisha', case state ->> 'status' when 'cancelled' then '0'::jsonb else state -> 'totalPoisha' end,
    'isBooked', false, 'isPrinted', false, 'isSettled', false)
  else state
end;

-- The events that are waiting were written without the amounts and marks that are new.
update outbox set event = event
  || jsonb_build_object('after', pg_temp.with_marks(event -> 'after'), 'before', pg_temp.with_marks(event -> 'before'))
where event ->> 'kind' = 'orderChanged';

alter table orders
  add column version      integer not null default 1,
  add column discount     bigint  not null default 0,
  add column paid         bigint  not null default 0,
  add column collected    bigint,
  add column refunded     bigint  not null default 0,
  add column exchange_of  uuid,
  add column printed_at   timestamptz,
  add column booked_at    timestamptz,
  add column settled_at   timestamptz,
  add column note         text    not null default '',
  add column second_phone text,
  drop constraint orders_total_adds_up,
  add constraint orders_total_adds_up check (total_price = items_price - discount + shipping_price + tax_price),
  add constraint orders_discount_bounded check (discount between 0 and items_price),
  add constraint orders_paid_not_negative check (paid >= 0),
  add constraint orders_collected_when_delivered check (collected is null or status = 'delivered' and collected >= 0),
  add constraint orders_refunded_bounded check (refunded between 0 and paid + coalesce(collected, 0)),
  add constraint orders_exchange_of_fkey foreign key (exchange_of) references orders (id) on delete restrict,
  add constraint orders_note_length check (length(note) <= 500),
  add constraint orders_second_phone_form check (second_phone ~ '^01[3-9][0-9]{8}$');
create index orders_exchange_of on orders (exchange_of) where exchange_of is not null;

-- Orders that were delivered before amounts at the door were recorded brought what they cost.
update orders set collected = total_price where status = 'delivered';

alter table orders
  add constraint orders_delivered_collected check (status <> 'delivered' or collected is not null);

comment on column orders.version is 'Counts the changes of the order. An edit names the version that it has seen.';
comment on column orders.paid is 'Poisha. The sum of order_payments, written by the commands that write them.';
comment on column orders.collected is 'Poisha. What was taken at the door; null until the order is delivered.';
comment on column orders.refunded is 'Poisha. The refunds and credits of order_returns, written by the commands that write them.';
comment on column orders.exchange_of is 'The delivered order from which this one replaces lines.';
comment on column orders.booked_at is 'The time of order_bookings. Here, so that the lock of the order makes it current.';
comment on column orders.settled_at is 'The time of order_settlements. Here, so that the lock of the order makes it current.';
comment on column orders.note is 'What the customer asks of the courier.';
comment on constraint orders_total_adds_up on orders is 'The total is items less discount, delivery and tax together.';
comment on constraint orders_discount_bounded on orders is 'A discount is at most the price of the items.';
comment on constraint orders_paid_not_negative on orders is 'Payments are never negative.';
comment on constraint orders_collected_when_delivered on orders is 'Only a delivered order was paid at the door.';
comment on constraint orders_delivered_collected on orders is 'It is known what a delivered order brought at the door.';
comment on constraint orders_refunded_bounded on orders is 'No more is paid back than was paid.';
comment on constraint orders_exchange_of_fkey on orders is 'An exchange replaces lines of an order.';
comment on constraint orders_note_length on orders is 'A note to the courier has at most 500 characters.';
comment on constraint orders_second_phone_form on orders is 'A courier needs a Bangladeshi mobile number of 11 digits.';

create table order_closings (
  order_id       uuid        not null,
  reason         text        not null,
  note           text        not null default '',
  courier_charge bigint      not null default 0,
  closed_by      uuid,
  closed_at      timestamptz not null default now(),
  constraint order_closings_pkey primary key (order_id),
  constraint order_closings_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_closings_user_fkey foreign key (closed_by) references users (id) on delete set null,
  constraint order_closings_reason_known check (reason in ('customer_asked', 'refused_on_call', 'no_answer', 'fake', 'out_of_stock', 'refused_at_door', 'undeliverable', 'lost', 'other')),
  constraint order_closings_note_length check (length(note) <= 500),
  constraint order_closings_charge_not_negative check (courier_charge >= 0)
);
comment on table order_closings is 'Why the shop ended an order that was not delivered. The status of the order is cancelled.';
comment on constraint order_closings_pkey on order_closings is 'An order is closed once.';
comment on constraint order_closings_order_fkey on order_closings is 'A closing ends an order.';
comment on constraint order_closings_user_fkey on order_closings is 'Who closed it.';
comment on constraint order_closings_reason_known on order_closings is 'A closing has one of these reasons.';
comment on constraint order_closings_note_length on order_closings is 'A note has at most 500 characters.';
comment on constraint order_closings_charge_not_negative on order_closings is 'A courier charges nothing or something.';

create table order_returns (
  id          uuid        not null,
  order_id    uuid        not null,
  reason      text        not null,
  refund      bigint      not null default 0,
  credit      bigint      not null default 0,
  note        text        not null default '',
  returned_by uuid,
  returned_at timestamptz not null default now(),
  constraint order_returns_pkey primary key (id),
  constraint order_returns_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_returns_user_fkey foreign key (returned_by) references users (id) on delete set null,
  constraint order_returns_reason_known check (reason in ('refused_at_door', 'damaged', 'wrong_item', 'wrong_size', 'not_as_described', 'changed_mind', 'exchange', 'other')),
  constraint order_returns_refund_not_negative check (refund >= 0),
  constraint order_returns_credit_not_negative check (credit >= 0),
  constraint order_returns_note_length check (length(note) <= 500)
);
create index order_returns_order on order_returns (order_id, returned_at, id);
comment on table order_returns is 'What came back of a delivered order. Amounts are in poisha: refund was paid back, credit was moved to the order of an exchange.';
comment on constraint order_returns_order_fkey on order_returns is 'A return is of an order.';
comment on constraint order_returns_user_fkey on order_returns is 'Who recorded it.';
comment on constraint order_returns_reason_known on order_returns is 'A return has one of these reasons.';
comment on constraint order_returns_refund_not_negative on order_returns is 'A refund pays back nothing or something.';
comment on constraint order_returns_credit_not_negative on order_returns is 'A credit is nothing or something.';
comment on constraint order_returns_note_length on order_returns is 'A note has at most 500 characters.';

create table order_return_lines (
  return_id uuid    not null,
  position  integer not null,
  quantity  integer not null,
  restocked boolean not null,
  constraint order_return_lines_pkey primary key (return_id, position),
  constraint order_return_lines_return_fkey foreign key (return_id) references order_returns (id) on delete cascade,
  constraint order_return_lines_quantity_positive check (quantity > 0)
);
comment on table order_return_lines is 'The pieces of a return. Position is the place of the order''s line. What is not restocked is broken or lost.';
comment on constraint order_return_lines_pkey on order_return_lines is 'A return names a line once.';
comment on constraint order_return_lines_return_fkey on order_return_lines is 'The pieces belong to a return.';
comment on constraint order_return_lines_quantity_positive on order_return_lines is 'At least one piece came back.';

create table order_payments (
  id          uuid        not null,
  order_id    uuid        not null,
  amount      bigint      not null,
  method      text        not null,
  reference   text        not null default '',
  paid_at     timestamptz not null,
  recorded_by uuid,
  recorded_at timestamptz not null default now(),
  constraint order_payments_pkey primary key (id),
  constraint order_payments_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_payments_user_fkey foreign key (recorded_by) references users (id) on delete set null,
  constraint order_payments_amount_positive check (amount > 0),
  constraint order_payments_method_known check (method in ('bkash', 'nagad', 'rocket', 'bank', 'card', 'cash', 'exchange')),
  constraint order_payments_reference_length check (length(reference) <= 100)
);
create index order_payments_order on order_payments (order_id, paid_at, id);
comment on table order_payments is 'Money that the shop has for an order besides what is taken at the door, in poisha. An exchange pays with the value of what came back.';
comment on constraint order_payments_order_fkey on order_payments is 'A payment is for an order.';
comment on constraint order_payments_user_fkey on order_payments is 'Who recorded it.';
comment on constraint order_payments_amount_positive on order_payments is 'A payment pays something.';
comment on constraint order_payments_method_known on order_payments is 'A payment has one of these methods.';
comment on constraint order_payments_reference_length on order_payments is 'A reference has at most 100 characters.';

create table order_bookings (
  order_id    uuid        not null,
  courier     text        not null,
  consignment text        not null default '',
  booked_by   uuid,
  booked_at   timestamptz not null default now(),
  constraint order_bookings_pkey primary key (order_id),
  constraint order_bookings_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_bookings_user_fkey foreign key (booked_by) references users (id) on delete set null,
  constraint order_bookings_courier_given check (btrim(courier) <> '' and length(courier) <= 60),
  constraint order_bookings_consignment_length check (length(consignment) <= 100)
);
create unique index order_bookings_consignment_key on order_bookings (lower(courier), lower(consignment)) where consignment <> '';
comment on table order_bookings is 'The courier that takes a parcel, and its number there once it is known.';
comment on constraint order_bookings_pkey on order_bookings is 'A parcel goes with one courier.';
comment on constraint order_bookings_order_fkey on order_bookings is 'A booking is for an order.';
comment on constraint order_bookings_user_fkey on order_bookings is 'Who booked it.';
comment on constraint order_bookings_courier_given on order_bookings is 'A booking names the courier in at most 60 characters.';
comment on constraint order_bookings_consignment_length on order_bookings is 'The courier''s number has at most 100 characters.';
comment on index order_bookings_consignment_key is 'A courier''s number names one parcel.';

create table order_settlements (
  order_id   uuid        not null,
  payout_id  uuid        not null,
  received   bigint      not null,
  fee        bigint      not null default 0,
  settled_by uuid,
  settled_at timestamptz not null default now(),
  constraint order_settlements_pkey primary key (order_id),
  constraint order_settlements_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_settlements_user_fkey foreign key (settled_by) references users (id) on delete set null,
  constraint order_settlements_received_not_negative check (received >= 0),
  constraint order_settlements_fee_not_negative check (fee >= 0)
);
comment on table order_settlements is 'What the courier paid out for a delivered order, and what it kept, in poisha.';
comment on constraint order_settlements_pkey on order_settlements is 'Nothing is settled twice.';
comment on constraint order_settlements_order_fkey on order_settlements is 'A settlement is of an order.';
comment on constraint order_settlements_user_fkey on order_settlements is 'Who confirmed the payout.';
comment on constraint order_settlements_received_not_negative on order_settlements is 'A courier pays out nothing or something.';
comment on constraint order_settlements_fee_not_negative on order_settlements is 'A courier keeps nothing or something.';

create table order_changes (
  id         bigint      generated always as identity,
  order_id   uuid        not null,
  kind       text        not null,
  details    jsonb       not null default '{}',
  changed_by uuid,
  changed_at timestamptz not null default now(),
  mail_id    uuid,
  constraint order_changes_pkey primary key (order_id, id),
  constraint order_changes_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_changes_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint order_changes_kind_known check (kind in ('edited', 'closed', 'delivered_in_part', 'reopened', 'returned', 'exchanged', 'payment', 'payment_removed', 'booked', 'booking_removed', 'printed', 'settled'))
);
create unique index order_changes_mail_key on order_changes (mail_id) where mail_id is not null;
comment on column order_changes.mail_id is 'The subject of the email that tells the customer of this change.';
comment on index order_changes_mail_key is 'An email tells of one change.';
comment on table order_changes is 'The order''s timeline besides its statuses: what was changed, when and by whom. Append-only.';
comment on constraint order_changes_order_fkey on order_changes is 'A change is of an order.';
comment on constraint order_changes_user_fkey on order_changes is 'Who made the change.';
comment on constraint order_changes_kind_known on order_changes is 'A change is one of these.';

-- Goods come back in several parts, and an order is edited more than once; the reference tells these apart.
alter table stock_movements
  drop constraint stock_movements_once_key,
  drop constraint stock_movements_reason_known,
  drop constraint stock_movements_order_named,
  drop constraint stock_movements_direction,
  add constraint stock_movements_once_key unique (order_id, reason, product_id, unit, unit_name, reference),
  add constraint stock_movements_reason_known check (reason in ('initial', 'order', 'cancel', 'edit', 'restock', 'import', 'removed', 'return', 'order_edit', 'count', 'damaged', 'gift')),
  add constraint stock_movements_order_named check ((reason in ('order', 'cancel', 'return', 'order_edit')) = (order_id is not null)),
  add constraint stock_movements_direction check (
    case reason when 'order' then delta < 0 when 'removed' then delta < 0 when 'initial' then delta > 0
                when 'cancel' then delta > 0 when 'return' then delta > 0
                when 'damaged' then delta < 0 when 'gift' then delta < 0 else true end
  );
comment on constraint stock_movements_reason_known on stock_movements is 'Every change of stock has one of these reasons.';
comment on constraint stock_movements_order_named on stock_movements is 'Movements of orders, cancellations, returns and edited orders name their order, and no others do.';
comment on constraint stock_movements_direction on stock_movements is 'Orders take stock; cancelling and returning give it back. What is damaged or given away is gone.';
comment on constraint stock_movements_once_key on stock_movements is 'An order takes from a unit once, and returns to it once; each return and each edit does so once.';

-- What the orders of a day brought: of delivered ones what was paid and not paid back, of open ones what they cost.
alter table order_totals add column net bigint not null default 0;
comment on column order_totals.net is 'Poisha. Delivered: paid and not paid back. Open: expected. Cancelled: 0.';
update order_totals set net = revenue where status <> 'cancelled';

alter table order_states
  add column is_booked  boolean not null default false,
  add column is_printed boolean not null default false,
  add column is_settled boolean not null default false,
  add column closing    text,
  add column products   uuid[]  not null default '{}';
update order_states s set products = l.products
from (select order_id, array_agg(distinct product_id) as products from order_lines where product_id is not null group by 1) l
where l.order_id = s.order_id;
create index order_states_products on order_states using gin (products);
create index order_states_outstanding on order_states (created_at, order_id) where status = 'delivered' and is_booked and not is_settled;
create index order_states_closing on order_states (closing, created_at, order_id) where closing is not null;
comment on column order_states.closing is 'Why the shop ended the order; null unless it did.';
comment on index order_states_products is 'Finds the orders of a product.';
comment on index order_states_outstanding is 'The delivered orders whose cash the courier still has.';
comment on index order_states_closing is 'Finds the orders that came back.';

-- Customers are told of an edit and of a refund.
alter table mails
  drop constraint mails_kind_known,
  add constraint mails_kind_known check (kind in ('welcome', 'orderPlaced', 'orderEdited', 'orderShipped', 'orderDelivered', 'orderCancelled', 'orderReturned', 'accountNotice'));
comment on constraint mails_kind_known on mails is 'The emails that the shop sends.';
comment on table mails is 'One row per cause of an email: the subject of a welcome is a user, of an account notice the notice, of an edited order the mail_id of the change, of a return the return, of the others an order. Emails with reset codes are in reset_codes.';
