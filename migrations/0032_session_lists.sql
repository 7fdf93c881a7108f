-- Sessions that their owner can end one by one, and that know when the password was entered last.

alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column password_at timestamptz;
update sessions set password_at = created_at;
alter table sessions alter column password_at set not null, alter column password_at set default now();
alter table sessions add constraint sessions_id_key unique (id);
create index sessions_created on sessions (created_at);

comment on table sessions is 'One row a signed-in device. Dead 30 days after its last use and 90 days after it was opened; logout, deactivation and a new password delete rows.';
comment on column sessions.id is 'Names the session to its owner; it opens nothing.';
comment on column sessions.password_at is 'When the password was last entered in it: granting rights takes one entered within 15 minutes.';
comment on constraint sessions_id_key on sessions is 'A session is ended by its own id.';
