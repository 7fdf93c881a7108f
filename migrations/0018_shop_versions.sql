-- The shop's settings are kept in versions without a gap: whoever saves says from which one they started, so that of
-- two admins who change the same one the second is told. And the book of deeds can be read by what is asked of it.

alter table shop_settings add column version integer, add column restored_from integer;
update shop_settings s set version = n.version
from (select id, row_number() over (order by id)::integer as version from shop_settings) n where n.id = s.id;
alter table shop_settings
  alter column version set not null,
  drop constraint shop_settings_pkey,
  drop column id,
  add constraint shop_settings_pkey primary key (version),
  add constraint shop_settings_version_positive check (version > 0),
  add constraint shop_settings_restored_earlier check (restored_from between 1 and version - 1);

comment on table shop_settings is 'Only ever added to: the highest version is what holds, the others are its history. Until an admin saves the first time there is no row, and what the environment says holds; that then becomes version 1, changed by nobody.';
comment on column shop_settings.restored_from is 'The version this one is a copy of, where an admin has brought an older one back.';
comment on constraint shop_settings_pkey on shop_settings is 'One change makes one version: of two admins who start from the same one only the first saves.';
comment on constraint shop_settings_version_positive on shop_settings is 'Versions are counted from 1.';
comment on constraint shop_settings_restored_earlier on shop_settings is 'Only an older version can be brought back.';
