-- Authentication: sessions, reset codes, second factors, notices about the safety of an account, and rate limits.

-- Each use of a session writes a new version of its row, because last_used_at is indexed. Vacuum after 2 % of dead rows
-- instead of 20 %.
create table sessions (
  id           uuid        not null default gen_random_uuid(),
  token_hash   bytea       not null,
  user_id      uuid        not null,
  user_agent   text        not null default '',
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  password_at  timestamptz not null default now(),
  constraint sessions_pkey primary key (token_hash),
  constraint sessions_id_key unique (id),
  constraint sessions_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint sessions_token_hash_form check (length(token_hash) = 32),
  constraint sessions_user_agent_length check (length(user_agent) <= 300)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
create index sessions_user on sessions (user_id, last_used_at);
create index sessions_last_used on sessions (last_used_at);
create index sessions_created on sessions (created_at);

comment on table sessions is 'One row per signed-in device. It expires 30 days after its last use and 90 days after sign-in. Sign-out, deactivation and a new password delete rows.';
comment on constraint sessions_token_hash_form on sessions is 'Only the SHA-256 of a token is stored, so a copy of the database opens no session.';
comment on constraint sessions_user_agent_length on sessions is 'The label of a device is short.';
comment on constraint sessions_user_fkey on sessions is 'A session belongs to a user.';
comment on column sessions.id is 'Names the session to its owner. It does not open the session.';
comment on column sessions.password_at is 'When the password was last entered in this session. Granting rights requires one entered within 15 minutes.';
comment on constraint sessions_id_key on sessions is 'An owner ends a session by its id.';

create table reset_codes (
  user_id    uuid        not null,
  email      text,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_at    timestamptz,
  used_at    timestamptz,
  constraint reset_codes_pkey primary key (user_id),
  constraint reset_codes_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint reset_codes_tries_bounded check (tries between 0 and 5),
  constraint reset_codes_expires_later check (expires_at > created_at)
);

comment on table reset_codes is 'The code emailed to a user who forgot the password. A new one replaces the last.';
comment on constraint reset_codes_pkey on reset_codes is 'One valid code per user.';
comment on constraint reset_codes_user_fkey on reset_codes is 'A reset code belongs to a user.';
comment on constraint reset_codes_tries_bounded on reset_codes is 'Five wrong tries invalidate a code.';
comment on constraint reset_codes_expires_later on reset_codes is 'A code is valid for some time (10 minutes).';
comment on column reset_codes.sent_at is 'When its email was sent. A code requested before that needs no second email.';
comment on column reset_codes.email is 'The address it was emailed to, so that a code on its way does not work after the address changes. A code without an address is invalid.';

-- ── Second factors ─────────────────────────────────────────────────────────────────────────────────────────────
-- A code from an app on the phone, asked for beside the password. Off until an admin switches it on for herself.

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

comment on table second_factors is 'The secret of a user''s authenticator app. On if users.second_factor_id names it, otherwise still being set up.';
comment on column second_factors.secret is 'Shared with the app, so stored in clear: docs/security.md says why it is not encrypted.';
comment on column second_factors.last_step is 'The time step (30 seconds, counted from 1970) of the last accepted code. Codes of this step or earlier are refused.';
comment on constraint second_factors_user_key on second_factors is 'One second factor per user.';
comment on constraint second_factors_user_fkey on second_factors is 'A second factor belongs to a user.';
comment on constraint second_factors_secret_form on second_factors is 'A secret has 160 bits, as many as the hash that codes are made with.';
comment on constraint second_factors_last_step_not_negative on second_factors is 'Time is counted from 1970.';

-- The user's own row names the second factor, so that sign-in reads it with the password and one lock holds both.
alter table users add constraint users_second_factor_fkey
  foreign key (id, second_factor_id) references second_factors (user_id, id);
comment on constraint users_second_factor_fkey on users is 'A second factor that is on has a secret and belongs to the same user.';

create table recovery_codes (
  factor_id uuid  not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey primary key (factor_id, code_hash),
  constraint recovery_codes_factor_fkey foreign key (factor_id) references second_factors (id) on delete cascade,
  constraint recovery_codes_hash_form check (length(code_hash) = 32)
);

comment on table recovery_codes is 'Unused codes for a user who has lost the phone. A used code is deleted.';
comment on constraint recovery_codes_pkey on recovery_codes is 'No recovery code exists twice.';
comment on constraint recovery_codes_factor_fkey on recovery_codes is 'A recovery code belongs to a second factor.';
comment on constraint recovery_codes_hash_form on recovery_codes is 'Only the Argon2id of a code is stored, so a copy of the database shows none.';

-- ── Notices about the safety of an account ─────────────────────────────────────────────────────────────────────

create table account_notices (
  id        uuid        not null,
  seq       bigint      generated always as identity,
  kind      text        not null,
  user_id   uuid        not null,
  actor_id  uuid,
  email     text        not null,
  at        timestamptz not null,
  undone_at timestamptz,
  constraint account_notices_pkey primary key (id),
  constraint account_notices_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint account_notices_actor_fkey foreign key (actor_id) references users (id) on delete set null,
  constraint account_notices_kind_known check (kind in ('emailChanged', 'passwordChanged', 'secondFactorOff', 'becameAdmin', 'newAdmin')),
  constraint account_notices_email_given check (btrim(email) <> ''),
  constraint account_notices_undone_email check (undone_at is null or kind = 'emailChanged')
);
create index account_notices_at on account_notices (at);
create index account_notices_email_changes on account_notices (user_id, seq) where kind = 'emailChanged';

comment on table account_notices is 'One row per email about the safety of an account. Deleted 30 days later.';
comment on column account_notices.seq is 'The order of the changes of one account, whatever the clock says.';
comment on column account_notices.user_id is 'The account that the notice is about.';
comment on column account_notices.actor_id is 'Who changed it; null for somebody with an emailed code.';
comment on column account_notices.email is 'The address at the time of the change, so that a thief who then changes the address does not get the notice.';
comment on column account_notices.undone_at is 'When this change of an email address, or an earlier one, was undone.';
comment on constraint account_notices_user_fkey on account_notices is 'A notice is about a user.';
comment on constraint account_notices_actor_fkey on account_notices is 'A change is made by a user.';
comment on constraint account_notices_kind_known on account_notices is 'The changes that users are notified of.';
comment on constraint account_notices_email_given on account_notices is 'A notice goes to an address.';
comment on constraint account_notices_undone_email on account_notices is 'Only a changed email address can be undone by a link.';

create table email_undo_tokens (
  token_hash bytea not null,
  notice_id  uuid  not null,
  constraint email_undo_tokens_pkey primary key (token_hash),
  constraint email_undo_tokens_notice_fkey foreign key (notice_id) references account_notices (id) on delete cascade,
  constraint email_undo_tokens_hash_form check (length(token_hash) = 32)
);
create index email_undo_tokens_notice on email_undo_tokens (notice_id);

comment on table email_undo_tokens is 'The links that undo a changed email address. Each try to send the email makes its own token, because any of them may arrive.';
comment on constraint email_undo_tokens_pkey on email_undo_tokens is 'Each link has its own token.';
comment on constraint email_undo_tokens_notice_fkey on email_undo_tokens is 'A link undoes one change.';
comment on constraint email_undo_tokens_hash_form on email_undo_tokens is 'Only the SHA-256 of a token is stored, so a copy of the database undoes nothing.';

-- ── Rate limits ────────────────────────────────────────────────────────────────────────────────────────────────
-- In the form that rate-limiter-flexible's PostgreSQL store reads and writes. Unlogged, because a count need not survive a
-- crash of the database and so never waits for the disk. Each limited call updates a row, and few rows exist: vacuum after
-- a thousand dead ones.
create unlogged table rate_limits (
  key    varchar(255) not null,
  points integer      not null default 0,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index rate_limits_expire on rate_limits (expire);
comment on table rate_limits is 'How often a network address or an account has called a limited endpoint.';
