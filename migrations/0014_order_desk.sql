-- What the owner's desk keeps about an order beside its status: the call that confirms it, private notes, and the
-- columns that couriers want in their files.

-- ── Calls ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- An order paid at the door is confirmed by telephone before it is packed. Where that stands is apart from the status:
-- what the last call brought, or that it is still to be made.

alter table orders add column confirmation text not null default 'to_call';
alter table orders add constraint orders_confirmation_known
  check (confirmation in ('to_call', 'no_answer', 'confirmed', 'refused'));
comment on column orders.confirmation is 'What the last call brought; kept by order_calls_confirm.';
comment on constraint orders_confirmation_known on orders is 'An order is to be called about, not answered for, confirmed or refused.';

-- The morning's queue holds open orders alone, and few orders are ever refused: both indexes stay small.
create index orders_awaiting_call on orders (confirmation, created_at, id) where status in ('pending', 'processing');
create index orders_refused on orders (created_at, id) where confirmation = 'refused';

-- Also tells what a number ordered, received and refused, from the index alone; and finds a number by its beginning in
-- any collation.
drop index orders_phone_created;
create index orders_phone_past on orders (phone text_pattern_ops, created_at, id) include (status, confirmation, total_price);

create table order_calls (
  id        bigint      generated always as identity,
  order_id  uuid        not null,
  outcome   text        not null,
  note      text        not null default '',
  called_by uuid,
  called_at timestamptz not null default now(),
  constraint order_calls_pkey primary key (id),
  constraint order_calls_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_calls_user_fkey foreign key (called_by) references users (id) on delete set null,
  constraint order_calls_outcome_known check (outcome in ('to_call', 'no_answer', 'confirmed', 'refused')),
  constraint order_calls_note_length check (length(note) <= 500)
);
create index order_calls_order on order_calls (order_id, id);
create index order_calls_user on order_calls (called_by) where called_by is not null;
comment on table order_calls is 'Every try to confirm an order by telephone: when, by whom, what came of it. Only ever added to.';
comment on constraint order_calls_order_fkey on order_calls is 'A call is about an order.';
comment on constraint order_calls_user_fkey on order_calls is 'Who called.';
comment on constraint order_calls_outcome_known on order_calls is 'A call is to be made again, not answered, or the order confirmed or refused.';
comment on constraint order_calls_note_length on order_calls is 'A note on a call is a line or two.';

create function order_calls_confirm() returns trigger language plpgsql as $$
begin
  update orders set confirmation = new.outcome where id = new.order_id and confirmation <> new.outcome;
  return null;
end $$;
create trigger order_calls_confirm after insert on order_calls
  for each row execute function order_calls_confirm();
comment on trigger order_calls_confirm on order_calls is 'An order stands where its last call has left it.';

-- ── Notes ──────────────────────────────────────────────────────────────────────────────────────────────────────

create table order_notes (
  id         uuid        not null,
  order_id   uuid        not null,
  note       text        not null,
  written_by uuid,
  written_at timestamptz not null default now(),
  constraint order_notes_pkey primary key (id),
  constraint order_notes_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_notes_user_fkey foreign key (written_by) references users (id) on delete set null,
  constraint order_notes_note_given check (btrim(note) <> '' and length(note) <= 2000)
);
create index order_notes_order on order_notes (order_id, written_at, id);
create index order_notes_user on order_notes (written_by) where written_by is not null;
comment on table order_notes is 'What the owner writes on an order for the shop alone; no customer ever sees it.';
comment on constraint order_notes_order_fkey on order_notes is 'A note is on an order.';
comment on constraint order_notes_user_fkey on order_notes is 'Who wrote it.';
comment on constraint order_notes_note_given on order_notes is 'A note says something, in at most 2,000 characters.';

-- ── Couriers' files ────────────────────────────────────────────────────────────────────────────────────────────

create table courier_layouts (
  id         uuid        not null,
  name       text        not null,
  columns    jsonb       not null,
  changed_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint courier_layouts_pkey primary key (id),
  constraint courier_layouts_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint courier_layouts_name_given check (btrim(name) <> ''),
  constraint courier_layouts_columns_list check (jsonb_typeof(columns) = 'array' and jsonb_array_length(columns) between 1 and 40)
);
create unique index courier_layouts_name_key on courier_layouts (lower(name));
comment on table courier_layouts is 'The columns of a courier''s bulk file: each a title with a field of the order or a text that is always the same.';
comment on constraint courier_layouts_user_fkey on courier_layouts is 'Who set it so.';
comment on constraint courier_layouts_name_given on courier_layouts is 'A layout has a name.';
comment on constraint courier_layouts_columns_list on courier_layouts is 'A layout has 1 to 40 columns.';
comment on index courier_layouts_name_key is 'A layout''s name is its own, whatever the case of its letters.';
