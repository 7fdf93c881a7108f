-- Who may come in: users, their sessions, reset codes and addresses; and what keeps calls in bounds.
-- Ids are UUIDv7 made by the application: they grow with time, so they are also a stable tie-break in sorts.

create extension if not exists pg_trgm;

create table users (
  id            uuid        not null,
  name          text        not null,
  email         text        not null,
  phone         text,
  password_hash text        not null,
  role          text        not null default 'user',
  is_active     boolean     not null default true,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  constraint users_pkey primary key (id),
  constraint users_name_given check (btrim(name) <> '' and length(name) <= 200),
  constraint users_email_form check (email = btrim(email) and length(email) between 3 and 254 and position('@' in email) > 1),
  constraint users_phone_form check (phone ~ '^01[3-9][0-9]{8}$'),
  constraint users_role_known check (role in ('user', 'admin'))
);
create unique index users_email_key on users (lower(email));
create index users_created on users (created_at, id);
create index users_role_created on users (role, created_at, id);
create index users_search on users using gin (lower(name) gin_trgm_ops, lower(email) gin_trgm_ops, phone gin_trgm_ops);
create index users_active_admins on users (id) where role = 'admin' and is_active;

comment on table users is 'Registered customers and admins. Never deleted, only deactivated: their orders stay.';
comment on column users.password_hash is 'Argon2id, in its own encoded form.';
comment on constraint users_name_given on users is 'A user has a name that is not blank.';
comment on constraint users_email_form on users is 'An e-mail address is trimmed and has something before its @.';
comment on constraint users_phone_form on users is 'A phone is optional; given, it is a Bangladeshi mobile number of 11 digits.';
comment on constraint users_role_known on users is 'A user is a customer (user) or an admin.';
comment on index users_email_key is 'One account an e-mail address, whatever its case.';

create table sessions (
  token_hash   bytea       not null,
  user_id      uuid        not null,
  user_agent   text        not null default '',
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint sessions_pkey primary key (token_hash),
  constraint sessions_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint sessions_token_hash_form check (length(token_hash) = 32),
  constraint sessions_user_agent_length check (length(user_agent) <= 300)
);
create index sessions_user on sessions (user_id, last_used_at);
create index sessions_last_used on sessions (last_used_at);

comment on table sessions is 'One row a signed-in device. Dead 30 days after its last use; logout, deactivation and a new password delete rows.';
comment on constraint sessions_token_hash_form on sessions is 'Only the SHA-256 of a token is kept, so a copy of the database opens no session.';
comment on constraint sessions_user_agent_length on sessions is 'The label of a device is short.';
comment on constraint sessions_user_fkey on sessions is 'A session is a user''s.';

create table reset_codes (
  user_id    uuid        not null,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint reset_codes_pkey primary key (user_id),
  constraint reset_codes_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint reset_codes_tries_bounded check (tries between 0 and 5),
  constraint reset_codes_expires_later check (expires_at > created_at)
);

comment on table reset_codes is 'The code mailed to someone who forgot the password; a new one takes the place of the last.';
comment on constraint reset_codes_pkey on reset_codes is 'One live code a user.';
comment on constraint reset_codes_user_fkey on reset_codes is 'A reset code is a user''s.';
comment on constraint reset_codes_tries_bounded on reset_codes is 'Five wrong tries kill a code.';
comment on constraint reset_codes_expires_later on reset_codes is 'A code lives some time (10 minutes).';

create table addresses (
  id         uuid        not null,
  user_id    uuid        not null,
  full_name  text        not null,
  phone      text        not null,
  address    text        not null,
  district   text        not null,
  thana      text        not null,
  country    text        not null default 'Bangladesh',
  is_default boolean     not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint addresses_pkey primary key (id),
  constraint addresses_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint addresses_full_name_given check (btrim(full_name) <> '' and length(full_name) <= 200),
  constraint addresses_phone_form check (phone ~ '^01[3-9][0-9]{8}$'),
  constraint addresses_address_given check (btrim(address) <> '' and length(address) <= 1000),
  constraint addresses_district_given check (btrim(district) <> '' and length(district) <= 100),
  constraint addresses_thana_given check (btrim(thana) <> '' and length(thana) <= 200)
);
create index addresses_user on addresses (user_id, created_at, id);
create unique index addresses_one_default on addresses (user_id) where is_default;

comment on table addresses is 'A customer''s address book.';
comment on constraint addresses_user_fkey on addresses is 'An address is a user''s.';
comment on constraint addresses_full_name_given on addresses is 'Full name is required.';
comment on constraint addresses_phone_form on addresses is 'A courier needs a Bangladeshi mobile number of 11 digits.';
comment on constraint addresses_address_given on addresses is 'Address is required.';
comment on constraint addresses_district_given on addresses is 'District is required.';
comment on constraint addresses_thana_given on addresses is 'Thana is required.';
comment on index addresses_one_default is 'A user has at most one default address.';

-- At the end of the transaction, since moving the default takes two statements. The lock on the user makes two
-- transactions that each see only their own half wait for each other.
create function addresses_keep_a_default() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.user_id, old.user_id);
begin
  perform 1 from users where id = owner for no key update;
  if exists (select 1 from addresses where user_id = owner)
     and not exists (select 1 from addresses where user_id = owner and is_default) then
    raise exception 'user % has addresses but no default one', owner
      using errcode = 'check_violation', constraint = 'addresses_default_kept', table = 'addresses';
  end if;
  return null;
end $$;

create constraint trigger addresses_default_kept
  after insert or update or delete on addresses deferrable initially deferred
  for each row execute function addresses_keep_a_default();
comment on trigger addresses_default_kept on addresses is 'A user with addresses has a default one.';

create table idempotency_keys (
  user_id      uuid        not null,
  key          text        not null,
  request_hash bytea       not null,
  status       smallint,
  answer       jsonb,
  created_at   timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key),
  constraint idempotency_keys_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint idempotency_keys_key_form check (length(key) between 1 and 200),
  constraint idempotency_keys_answered check ((status is null) = (answer is null))
);
create index idempotency_keys_created on idempotency_keys (created_at);

comment on table idempotency_keys is 'First answers by Idempotency-Key: a repeated request gets the first answer again. Written in the transaction of the deed itself.';
comment on constraint idempotency_keys_pkey on idempotency_keys is 'A key stands for one request of one user.';
comment on constraint idempotency_keys_user_fkey on idempotency_keys is 'A key is a user''s.';
comment on constraint idempotency_keys_key_form on idempotency_keys is 'A key is 1 to 200 characters.';
comment on constraint idempotency_keys_answered on idempotency_keys is 'An answer is a status together with a body.';

-- In the form that rate-limiter-flexible's PostgreSQL store reads and writes. Unlogged: a count need not outlive a
-- crash of the database, and then costs no wait for the disk.
create unlogged table rate_limits (
  key    varchar(255) not null,
  points integer      not null default 0,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
);
create index rate_limits_expire on rate_limits (expire);
comment on table rate_limits is 'How often an address or an account has called what is limited.';
