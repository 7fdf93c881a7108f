-- Money from couriers: their statements, the rows of these, which order each settles, and the cash that couriers still have.

-- The lock of whoever applies events, so that outstanding_cash is filled between two batches.
select pg_advisory_xact_lock(7202403);

create table statement_layouts (
  id         uuid        not null,
  name       text        not null,
  columns    jsonb       not null,
  changed_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint statement_layouts_pkey primary key (id),
  constraint statement_layouts_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint statement_layouts_name_given check (btrim(name) <> ''),
  constraint statement_layouts_columns_map check (jsonb_typeof(columns) = 'object')
);
create unique index statement_layouts_name_key on statement_layouts (lower(name));
comment on table statement_layouts is 'The shop''s own layouts of couriers'' statements: which headings hold consignment, order number, amount collected, fees and amount paid.';
comment on constraint statement_layouts_user_fkey on statement_layouts is 'Who changed it.';
comment on constraint statement_layouts_name_given on statement_layouts is 'A layout has a name.';
comment on constraint statement_layouts_columns_map on statement_layouts is 'A layout maps each column to its headings.';
comment on index statement_layouts_name_key is 'No two layouts share a name, whatever its case.';

create table payouts (
  id           uuid        not null,
  courier      text        not null,
  layout       text        not null,
  file_name    text        not null default '',
  created_by   uuid,
  created_at   timestamptz not null default now(),
  confirmed_by uuid,
  confirmed_at timestamptz,
  constraint payouts_pkey primary key (id),
  constraint payouts_creator_fkey foreign key (created_by) references users (id) on delete set null,
  constraint payouts_confirmer_fkey foreign key (confirmed_by) references users (id) on delete set null,
  constraint payouts_courier_given check (btrim(courier) <> '' and length(courier) <= 60),
  constraint payouts_confirmer_after_confirmation check (confirmed_by is null or confirmed_at is not null)
);
create index payouts_created on payouts (created_at, id);
comment on table payouts is 'Statements of couriers. A draft until it is confirmed; then it has settled orders and is neither changed nor deleted.';
comment on column payouts.layout is 'The name of the layout that the statement was read by.';
comment on constraint payouts_creator_fkey on payouts is 'Who uploaded the statement.';
comment on constraint payouts_confirmer_fkey on payouts is 'Who confirmed the payout.';
comment on constraint payouts_courier_given on payouts is 'A payout names the courier in at most 60 characters.';
comment on constraint payouts_confirmer_after_confirmation on payouts is 'Only a confirmed payout was confirmed by somebody.';

create table payout_rows (
  payout_id    uuid    not null,
  position     integer not null,
  row          integer,
  consignment  text    not null default '',
  order_number text    not null default '',
  collected    bigint,
  fee          bigint,
  received     bigint,
  fault        text    not null default '',
  outcome      text    not null,
  order_id     uuid,
  expected     bigint,
  constraint payout_rows_pkey primary key (payout_id, position),
  constraint payout_rows_payout_fkey foreign key (payout_id) references payouts (id) on delete cascade,
  constraint payout_rows_order_fkey foreign key (order_id) references orders (id) on delete restrict,
  constraint payout_rows_outcome_known check (outcome in ('matched', 'short', 'over', 'missing', 'notDelivered', 'alreadySettled', 'repeated', 'conflicting', 'unknown', 'unread')),
  constraint payout_rows_missing_without_row check ((outcome = 'missing') = (row is null)),
  constraint payout_rows_settling_complete check (
    outcome not in ('matched', 'short', 'over')
    or (order_id is not null and expected is not null and received is not null and fee is not null)
  )
);
create index payout_rows_order on payout_rows (order_id) where order_id is not null;
create unique index payout_rows_settle_once on payout_rows (payout_id, order_id) where outcome in ('matched', 'short', 'over');
comment on table payout_rows is 'Every row of a statement in its order, with its outcome; then the orders that are missing on it. Amounts are in poisha.';
comment on column payout_rows.row is 'The row of the file as a spreadsheet counts; null for a missing order.';
comment on column payout_rows.collected is 'What the statement says was collected; null where it does not.';
comment on column payout_rows.received is 'What the courier paid out for the parcel; negative where its fee was higher than what it collected.';
comment on column payout_rows.expected is 'What was collected at the door; null where nothing is due.';
comment on constraint payout_rows_pkey on payout_rows is 'One row per position.';
comment on constraint payout_rows_payout_fkey on payout_rows is 'A row belongs to a payout.';
comment on constraint payout_rows_order_fkey on payout_rows is 'The order that a row is about cannot be deleted.';
comment on constraint payout_rows_outcome_known on payout_rows is 'A row has one of these outcomes.';
comment on constraint payout_rows_missing_without_row on payout_rows is 'A missing order has no row on the statement, and every other row has one.';
comment on constraint payout_rows_settling_complete on payout_rows is 'A row that settles an order names the order and all amounts.';
comment on index payout_rows_settle_once is 'A statement settles an order once.';

-- A prepaid order brings the shop less than nothing: the courier collects nothing and keeps its fee. A discount or a
-- compensation can make a fee negative.
alter table order_settlements
  drop constraint order_settlements_received_not_negative,
  drop constraint order_settlements_fee_not_negative,
  add column difference     bigint not null default 0,
  add column written_off_by uuid,
  add column written_off_at timestamptz,
  add constraint order_settlements_writer_fkey foreign key (written_off_by) references users (id) on delete set null,
  add constraint order_settlements_written_off_short check (written_off_at is null or difference < 0),
  add constraint order_settlements_writer_after_write_off check (written_off_by is null or written_off_at is not null),
  add constraint order_settlements_payout_fkey foreign key (payout_id) references payouts (id) on delete restrict;
create index order_settlements_payout on order_settlements (payout_id);
create index order_settlements_short on order_settlements (settled_at, order_id) where difference < 0 and written_off_at is null;
comment on column order_settlements.received is 'Negative where the fee was higher than what was collected.';
comment on column order_settlements.difference is 'Received and fee less what was collected at the door: negative where the courier paid short.';
comment on constraint order_settlements_payout_fkey on order_settlements is 'A payout settles the order, and cannot be deleted then.';
comment on column order_settlements.written_off_at is 'When the shop stopped waiting for what the courier paid short.';
comment on constraint order_settlements_writer_fkey on order_settlements is 'Who wrote the rest off.';
comment on constraint order_settlements_written_off_short on order_settlements is 'Only what was paid short is written off.';
comment on constraint order_settlements_writer_after_write_off on order_settlements is 'Only what is written off was written off by somebody.';
comment on index order_settlements_short is 'The few orders that a courier paid short, and still owes.';

-- Derived: see server/projections/outstandingCash.ts. No foreign key, like the other derived tables.
create table outstanding_cash (
  order_id     uuid        not null,
  courier      text        not null,
  delivered_at timestamptz not null,
  amount       bigint      not null,
  constraint outstanding_cash_pkey primary key (order_id),
  constraint outstanding_cash_amount_positive check (amount > 0)
);
create index outstanding_cash_delivered on outstanding_cash (delivered_at, order_id);
create index outstanding_cash_courier on outstanding_cash (lower(courier), delivered_at, order_id);
comment on table outstanding_cash is 'Delivered orders whose cash no payout has settled, with the courier of their booking. Settled orders leave it, so it stays small. Amounts are in poisha.';
comment on constraint outstanding_cash_amount_positive on outstanding_cash is 'An order that was paid in advance leaves no cash with the courier.';

insert into outstanding_cash (order_id, courier, delivered_at, amount)
select o.id, b.courier, h.delivered_at, o.collected
from orders o
cross join lateral (select max(changed_at) as delivered_at from order_status_history where order_id = o.id and status = 'delivered') h
join order_bookings b on b.order_id = o.id
where o.status = 'delivered' and o.collected > 0 and h.delivered_at is not null;
