-- Users and their addresses.
-- Ids are UUIDv7, made by the application. They grow with time, so sorts also use them as a stable tie-break.

create extension if not exists pg_trgm;

create table users (
  id               uuid        not null,
  name             text        not null,
  email            text        not null,
  phone            text,
  password_hash    text        not null,
  second_factor_id uuid,
  role             text        not null default 'user',
  is_active        boolean     not null default true,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
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
-- Finds the few deactivated users without a walk through all of them.
create index users_not_active on users (created_at, id) where not is_active;

comment on table users is 'Registered customers and admins. Never deleted, only deactivated: their orders stay.';
comment on column users.password_hash is 'Argon2id, in its own encoded form.';
comment on constraint users_name_given on users is 'A user has a name that is not blank.';
comment on constraint users_email_form on users is 'An email address is trimmed and has something before its @.';
comment on constraint users_phone_form on users is 'A phone is optional. If given, it is a Bangladeshi mobile number of 11 digits.';
comment on constraint users_role_known on users is 'A user is a customer (user) or an admin.';
comment on index users_email_key is 'One account per email address, whatever its case.';
comment on column users.second_factor_id is 'The second factor that sign-in asks for; null if none is on.';

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
comment on constraint addresses_user_fkey on addresses is 'An address belongs to a user.';
comment on constraint addresses_full_name_given on addresses is 'Full name is required.';
comment on constraint addresses_phone_form on addresses is 'A courier needs a Bangladeshi mobile number of 11 digits.';
comment on constraint addresses_address_given on addresses is 'Address is required.';
comment on constraint addresses_district_given on addresses is 'District is required.';
comment on constraint addresses_thana_given on addresses is 'Thana is required.';
comment on index addresses_one_default is 'A user has at most one default address.';

-- Checked at the end of the transaction, because moving the default takes two statements. The lock on the user makes two
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
