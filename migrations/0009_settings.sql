-- The shop's settings, in versions without a gap. Whoever saves says which version they started from, so that of two
-- admins who change the same one the second is told.

create table shop_settings (
  version       integer     not null,
  settings      jsonb       not null,
  restored_from integer,
  changed_by    uuid,
  changed_at    timestamptz not null default now(),
  constraint shop_settings_pkey primary key (version),
  constraint shop_settings_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint shop_settings_map check (jsonb_typeof(settings) = 'object'),
  constraint shop_settings_version_positive check (version > 0),
  constraint shop_settings_restored_earlier check (restored_from between 1 and version - 1)
);
comment on table shop_settings is 'Append-only: the highest version applies, the others are its history. Until an admin saves for the first time there is no row and the environment''s values apply; they then become version 1, changed by nobody.';
comment on constraint shop_settings_user_fkey on shop_settings is 'Who changed it.';
comment on constraint shop_settings_map on shop_settings is 'Settings are a map of names to values.';
comment on column shop_settings.restored_from is 'The version this one is a copy of, if an admin has restored an older one.';
comment on constraint shop_settings_pkey on shop_settings is 'One change makes one version: of two admins who start from the same one, only the first saves.';
comment on constraint shop_settings_version_positive on shop_settings is 'Versions are counted from 1.';
comment on constraint shop_settings_restored_earlier on shop_settings is 'Only an older version can be restored.';
