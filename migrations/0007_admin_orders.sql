-- What admins store about an order beside its status: calls, private notes, and the columns of couriers' files.

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

comment on table order_calls is 'Every call to confirm an order: when, by whom, and its outcome. Append-only.';
comment on constraint order_calls_order_fkey on order_calls is 'A call is about an order.';
comment on constraint order_calls_user_fkey on order_calls is 'Who called.';
comment on constraint order_calls_outcome_known on order_calls is 'The customer is to be called again, did not answer, has confirmed or has refused.';
comment on constraint order_calls_note_length on order_calls is 'A note on a call has at most 500 characters.';

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

comment on table order_notes is 'Private notes of the shop on an order. No customer ever sees them.';
comment on constraint order_notes_order_fkey on order_notes is 'A note belongs to an order.';
comment on constraint order_notes_user_fkey on order_notes is 'Who wrote it.';
comment on constraint order_notes_note_given on order_notes is 'A note is not blank and has at most 2,000 characters.';

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

comment on table courier_layouts is 'The columns of a courier''s bulk file. Each has a title, and a field of the order or a fixed text.';
comment on constraint courier_layouts_user_fkey on courier_layouts is 'Who changed it.';
comment on constraint courier_layouts_name_given on courier_layouts is 'A layout has a name.';
comment on constraint courier_layouts_columns_list on courier_layouts is 'A layout has 1 to 40 columns.';
comment on index courier_layouts_name_key is 'No two layouts share a name, whatever its case.';
