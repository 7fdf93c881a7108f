-- A second factor for admins who want one: a code from an app on the phone, asked for beside the password. Off until
-- an admin switches it on for herself.

create table second_factors (
  id         uuid        not null,
  user_id    uuid        not null,
  secret     bytea       not null,
  last_step  bigint      not null default 0,
  created_at timestamptz not null default now(),
  constraint second_factors_pkey primary key (id),
  constraint second_factors_user_key unique (user_id),
  constraint second_factors_own_key unique (user_id, id),
  constraint second_factors_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint second_factors_secret_form check (length(secret) = 20),
  constraint second_factors_last_step_not_negative check (last_step >= 0)
);

comment on table second_factors is 'What a user''s app makes its codes from. On where the user names it, else still being set up.';
comment on column second_factors.secret is 'Shared with the app, so kept as it is: docs/security.md says why it is not encrypted.';
comment on column second_factors.last_step is 'The 30 seconds, counted from 1970, of the last code that was taken: none of then or before is taken again.';
comment on constraint second_factors_user_key on second_factors is 'One second factor a user.';
comment on constraint second_factors_user_fkey on second_factors is 'A second factor is a user''s.';
comment on constraint second_factors_secret_form on second_factors is 'A secret has 160 bits, as long as the hash that makes codes of it.';
comment on constraint second_factors_last_step_not_negative on second_factors is 'Time is counted from 1970.';

create table recovery_codes (
  factor_id uuid  not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey primary key (factor_id, code_hash),
  constraint recovery_codes_factor_fkey foreign key (factor_id) references second_factors (id) on delete cascade,
  constraint recovery_codes_hash_form check (length(code_hash) = 32)
);

comment on table recovery_codes is 'Codes for who has lost the phone, those that are left: one that is used is deleted.';
comment on constraint recovery_codes_pkey on recovery_codes is 'A recovery code is there once.';
comment on constraint recovery_codes_factor_fkey on recovery_codes is 'A recovery code stands for one second factor.';
comment on constraint recovery_codes_hash_form on recovery_codes is 'Only the Argon2id of a code is kept, so a copy of the database shows none.';

-- On the user's own row, so that signing in reads it with the password and one lock holds both.
alter table users add column second_factor_id uuid;
alter table users add constraint users_second_factor_fkey 
  foreign key (id, second_factor_id) references second_factors (user_id, id);

comment on column users.second_factor_id is 'The second factor that is asked for at sign-in; null where none is on.';
comment on constraint users_second_factor_fkey on users is 'A second factor that is on has a secret, and is the user''s own.';
