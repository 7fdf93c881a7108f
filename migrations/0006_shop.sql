-- The shop's own settings with their history, and what its admins did.

create table shop_settings (
  id         bigint      generated always as identity,
  settings   jsonb       not null,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  constraint shop_settings_pkey primary key (id),
  constraint shop_settings_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint shop_settings_map check (jsonb_typeof(settings) = 'object')
);
comment on table shop_settings is 'Only ever added to: the newest row is what holds, the others are its history. Without a row the defaults hold.';
comment on constraint shop_settings_user_fkey on shop_settings is 'Who set it so.';
comment on constraint shop_settings_map on shop_settings is 'Settings are a map of names to values.';

create table audit_log (
  id         bigint      generated always as identity,
  actor_id   uuid,
  action     text        not null,
  subject    text        not null,
  subject_id text        not null default '',
  details    jsonb       not null default '{}',
  request_id text        not null default '',
  at         timestamptz not null default now(),
  constraint audit_log_pkey primary key (id),
  constraint audit_log_actor_fkey foreign key (actor_id) references users (id) on delete set null,
  constraint audit_log_action_given check (action <> '' and subject <> '')
);
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_subject on audit_log (subject, subject_id, id);
create index audit_log_action on audit_log (action, id);
create index audit_log_at on audit_log (at, id);
comment on table audit_log is 'What admins did: action (product.update), on what (product, its id), with what (details).';
comment on constraint audit_log_actor_fkey on audit_log is 'Who did it.';
comment on constraint audit_log_action_given on audit_log is 'A deed has a name and a thing it was done to.';
