-- SMS to customers and logins by phone: accounts without an email, codes, messages, and who wants none.
-- oldest program: 0030
--
-- Constraints of large tables are not valid at first: new rows are checked at once, those that exist by 0037, which blocks
-- nobody. It also creates users_verified_phone_key, before any program stores a verified phone.

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts). Otherwise, one in the middle of a batch and this
-- migration would wait for each other.
select pg_advisory_xact_lock(7202403);

-- ── Accounts ───────────────────────────────────────────────────────────────────────────────────────────────────

alter table users
  alter column email drop not null,
  alter column password_hash drop not null,
  add column phone_verified_at timestamptz,
  add column language          text    not null default 'en',
  add column wants_sms         boolean not null default true,
  add constraint users_language_known check (language in ('en', 'bn')) not valid,
  add constraint users_verified_phone_given check (phone_verified_at is null or phone is not null) not valid,
  add constraint users_can_log_in check (phone_verified_at is not null or (email is not null and password_hash is not null)) not valid,
  add constraint users_one_phone_login check (phone_verified_at is null or second_factor_id is null) not valid,
  add constraint users_admin_login check (role <> 'admin' or (email is not null and password_hash is not null and phone_verified_at is null)) not valid;

-- Integrity: a program before this migration changes a phone without knowing that it was verified.
create function users_unverify_phone() returns trigger language plpgsql as $$
begin
  new.phone_verified_at = null;
  return new;
end $$;
create trigger users_changed_phone_unverified before update of phone on users for each row
  when (new.phone is distinct from old.phone and new.phone_verified_at is not distinct from old.phone_verified_at)
  execute function users_unverify_phone();
comment on trigger users_changed_phone_unverified on users is 'A changed phone does not open the account until it is verified, too.';

comment on column users.email is 'Null for an account that logs in by phone only.';
comment on column users.password_hash is 'Argon2id, in its own encoded form. Null for an account that logs in by phone only.';
comment on column users.phone_verified_at is 'When its owner entered a code that was sent to the phone. Only then does the phone open the account. Null for a number that was merely typed.';
comment on column users.language is 'Of emails and SMS.';
comment on column users.wants_sms is 'Whether SMS about own orders and alerts are wanted. Codes are sent all the same.';
comment on constraint users_language_known on users is 'The shop speaks English and Bangla.';
comment on constraint users_verified_phone_given on users is 'A verified phone is there.';
comment on constraint users_can_log_in on users is 'An account can be opened by a verified phone, or by email and password.';
comment on constraint users_one_phone_login on users is 'Two-step login is not bypassed by an SMS.';
comment on constraint users_admin_login on users is 'Admins log in with email and password. No SMS opens the account of an admin.';

alter table sessions add column is_by_phone boolean not null default false;
comment on column sessions.is_by_phone is 'Opened by a code that was sent by SMS. Such a session ends when its user becomes an admin.';

alter table account_notices
  drop constraint account_notices_kind_known,
  add constraint account_notices_kind_known check (kind in ('emailChanged', 'passwordChanged', 'phoneConfirmed', 'secondFactorOff', 'becameAdmin', 'newAdmin', 'dutiesChanged', 'dutiesGranted')) not valid;
comment on constraint account_notices_kind_known on account_notices is 'The changes that users are notified of.';

create table phone_codes (
  phone      text        not null,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_at    timestamptz,
  used_at    timestamptz,
  constraint phone_codes_pkey primary key (phone),
  constraint phone_codes_phone_form check (phone ~ '^01[3-9][0-9]{8}$'),
  constraint phone_codes_tries_bounded check (tries between 0 and 5),
  constraint phone_codes_expires_later check (expires_at > created_at)
);
create index phone_codes_expires on phone_codes (expires_at);

comment on table phone_codes is 'The code sent by SMS to a phone, whether or not an account has it. A new one replaces the last.';
comment on column phone_codes.code_hash is 'Argon2id, as for passwords: a million codes are quickly tried.';
comment on column phone_codes.sent_at is 'When its SMS was sent. A code requested before that needs no second SMS.';
comment on constraint phone_codes_pkey on phone_codes is 'One valid code per phone.';
comment on constraint phone_codes_phone_form on phone_codes is 'A code goes to a Bangladeshi mobile number of 11 digits.';
comment on constraint phone_codes_tries_bounded on phone_codes is 'Five wrong tries invalidate a code.';
comment on constraint phone_codes_expires_later on phone_codes is 'A code is valid for some time (10 minutes).';

alter table orders
  add column language text not null default 'en',
  add constraint orders_language_known check (language in ('en', 'bn')) not valid;
comment on column orders.language is 'The language in which it was ordered, and in which the customer is told of it.';
comment on constraint orders_language_known on orders is 'The shop speaks English and Bangla.';

-- ── Messages ───────────────────────────────────────────────────────────────────────────────────────────────────

create table sms_messages (
  kind       text        not null,
  subject_id uuid        not null,
  state      text        not null default 'queued',
  note       text        not null default '',
  phone      text,
  language   text,
  text       text        not null default '',
  segments   smallint    not null default 0,
  cost       integer     not null default 0,
  queued_at  timestamptz not null default now(),
  counted_at timestamptz,
  settled_at timestamptz,
  constraint sms_messages_pkey primary key (kind, subject_id),
  constraint sms_messages_kind_known check (kind in ('signInCode', 'orderPlaced', 'orderShipped', 'orderReturned', 'backInStock')),
  constraint sms_messages_state_known check (state in ('queued', 'sent', 'dropped')),
  constraint sms_messages_settled_when_done check ((state = 'queued') = (settled_at is null)),
  constraint sms_messages_phone_form check (phone ~ '^01[3-9][0-9]{8}$'),
  constraint sms_messages_language_known check (language in ('en', 'bn')),
  constraint sms_messages_counted_whole check (counted_at is null or (phone is not null and language is not null and segments > 0)),
  constraint sms_messages_cost_not_negative check (cost >= 0 and segments >= 0)
);
create index sms_messages_day on sms_messages (coalesce(counted_at, queued_at), kind, subject_id);
create index sms_messages_counted on sms_messages (counted_at) include (segments);
create index sms_messages_phone on sms_messages (phone, counted_at);

comment on table sms_messages is 'One row per cause of an SMS: the subject of a login code is its request, of an alert the alert, of the others an order.';
comment on column sms_messages.note is 'Why it was dropped, or why it waits.';
comment on column sms_messages.text is 'What was sent. A code in it is hidden, and so is the token of a link.';
comment on column sms_messages.cost is 'Poisha: its segments at the price that the settings named when it was sent.';
comment on column sms_messages.counted_at is 'When its segments were counted against the limit of the day, right before it was sent.';
comment on constraint sms_messages_pkey on sms_messages is 'One SMS per cause: an order that is shipped, moved back and shipped again causes one.';
comment on constraint sms_messages_kind_known on sms_messages is 'The SMS that the shop sends.';
comment on constraint sms_messages_state_known on sms_messages is 'An SMS waits, was sent, or will not be sent.';
comment on constraint sms_messages_settled_when_done on sms_messages is 'An SMS has this time once it was sent or dropped, and not before.';
comment on constraint sms_messages_phone_form on sms_messages is 'An SMS goes to a Bangladeshi mobile number of 11 digits.';
comment on constraint sms_messages_language_known on sms_messages is 'The shop speaks English and Bangla.';
comment on constraint sms_messages_counted_whole on sms_messages is 'What is counted against the limit has a recipient and segments.';
comment on constraint sms_messages_cost_not_negative on sms_messages is 'A count and an amount.';
comment on index sms_messages_day is 'Lists the SMS of a day. Old ones are deleted by age.';

create table sms_limit_days (
  day     date not null,
  mail_id uuid not null,
  constraint sms_limit_days_pkey primary key (day)
);
comment on table sms_limit_days is 'Days in Dhaka on which the limit of SMS was reached, and the email that told the owner.';
comment on constraint sms_limit_days_pkey on sms_limit_days is 'The owner is told once a day.';

create table sms_recipients (
  phone      text not null,
  stop_token text not null,
  stopped_at timestamptz,
  constraint sms_recipients_pkey primary key (phone),
  constraint sms_recipients_token_key unique (stop_token),
  constraint sms_recipients_token_form check (length(stop_token) >= 10),
  constraint sms_recipients_phone_form check (phone ~ '^01[3-9][0-9]{8}$')
);
comment on table sms_recipients is 'Phones that were offered a link to get no more SMS, and when they pressed it.';
comment on column sms_recipients.stop_token is 'In the link, and short because each character of an SMS costs money. It is stored in clear: it only stops messages to a phone, or allows them again.';
comment on constraint sms_recipients_pkey on sms_recipients is 'One link per phone.';
comment on constraint sms_recipients_token_key on sms_recipients is 'A link is of one phone.';
comment on constraint sms_recipients_token_form on sms_recipients is 'A link cannot be guessed.';
comment on constraint sms_recipients_phone_form on sms_recipients is 'An SMS goes to a Bangladeshi mobile number of 11 digits.';

alter table mails
  drop constraint mails_kind_known,
  add constraint mails_kind_known check (kind in (
    'welcome', 'orderPlaced', 'orderEdited', 'orderShipped', 'orderDelivered', 'orderCancelled', 'orderReturned', 'accountNotice',
    'orderAlert', 'stockAlertConfirm', 'backInStock', 'reviewAnswered', 'smsLimitReached')) not valid;
comment on constraint mails_kind_known on mails is 'The emails that the shop sends.';
