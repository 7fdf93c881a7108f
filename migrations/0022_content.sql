-- The shop's content that admins edit: the home page, the FAQ and the information pages, in versions without a gap.

create table content_versions (
  key           text        not null,
  version       integer     not null,
  body          jsonb       not null,
  rendered      jsonb       not null,
  restored_from integer,
  saved_by      uuid,
  saved_at      timestamptz not null,
  published_by  uuid,
  published_at  timestamptz,
  constraint content_versions_pkey primary key (key, version),
  constraint content_versions_key_known check (key in ('home', 'faq', 'shipping', 'returns', 'about', 'contact', 'privacy', 'terms')),
  constraint content_versions_version_positive check (version > 0),
  constraint content_versions_body_map check (jsonb_typeof(body) = 'object' and jsonb_typeof(rendered) = 'object'),
  constraint content_versions_restored_earlier check (restored_from between 0 and version - 1),
  constraint content_versions_saved_by_fkey foreign key (saved_by) references users (id) on delete set null,
  constraint content_versions_published_by_fkey foreign key (published_by) references users (id) on delete set null
);
create index content_versions_saved_by on content_versions (saved_by);
create index content_versions_published_by on content_versions (published_by);
create index content_versions_published on content_versions (key, version desc) where published_at is not null;

comment on table content_versions is 'Each save adds a version, a draft until it is published. Shoppers see the highest published version of a key; without one, what comes with the shop, which counts as version 0.';
comment on column content_versions.body is 'As the admin edits it; long texts are Markdown.';
comment on column content_versions.rendered is 'As pages show it; long texts are trees of known parts. Words such as {phone} are replaced when it is read.';
comment on column content_versions.restored_from is 'The version this one is a copy of, if an admin has restored an older one.';
comment on constraint content_versions_pkey on content_versions is 'One save makes one version: of two admins who start from the same one, only the first saves.';
comment on constraint content_versions_key_known on content_versions is 'The pieces of content of the shop.';
comment on constraint content_versions_version_positive on content_versions is 'Versions are counted from 1. What comes with the shop is version 0 and in no row.';
comment on constraint content_versions_body_map on content_versions is 'Content is a map of fields to values.';
comment on constraint content_versions_restored_earlier on content_versions is 'Only an older version can be restored.';
comment on constraint content_versions_saved_by_fkey on content_versions is 'Who saved it.';
comment on constraint content_versions_published_by_fkey on content_versions is 'Who published it.';

create table content_pictures (
  key       text    not null,
  version   integer not null,
  upload_id uuid    not null,
  constraint content_pictures_pkey primary key (upload_id, key, version),
  constraint content_pictures_version_fkey foreign key (key, version) references content_versions (key, version) on delete cascade,
  constraint content_pictures_upload_fkey foreign key (upload_id) references uploads (id) on delete restrict
);
create index content_pictures_version on content_pictures (key, version);
comment on table content_pictures is 'The uploaded pictures of each version. They stay as long as a version can be restored that shows them.';
comment on constraint content_pictures_version_fkey on content_pictures is 'Pictures belong to a version of content.';
comment on constraint content_pictures_upload_fkey on content_pictures is 'A picture that content shows cannot be deleted.';
