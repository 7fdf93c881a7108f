-- What the owner of an account is told by email about its safety, and the way back from a changed email address.

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

comment on table account_notices is 'One row an email about the safety of an account. Deleted 30 days later.';
comment on column account_notices.seq is 'The order of the changes of one account, whatever the clock says.';
comment on column account_notices.user_id is 'The account that the notice is about.';
comment on column account_notices.actor_id is 'Who changed it; null for somebody with a mailed code.';
comment on column account_notices.email is 'Where the notice goes, as of the change: a thief who then changes the address does not get it.';
comment on column account_notices.undone_at is 'Of a changed email address: when this change, or one before it, was undone.';
comment on constraint account_notices_user_fkey on account_notices is 'A notice is about a user.';
comment on constraint account_notices_actor_fkey on account_notices is 'A change is made by a user.';
comment on constraint account_notices_kind_known on account_notices is 'What people are told about their account.';
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

comment on table email_undo_tokens is 'The links that undo a changed email address. Each try to send the email makes a token of its own, since any of them may arrive.';
comment on constraint email_undo_tokens_pkey on email_undo_tokens is 'A link has a token of its own.';
comment on constraint email_undo_tokens_notice_fkey on email_undo_tokens is 'A link undoes one change.';
comment on constraint email_undo_tokens_hash_form on email_undo_tokens is 'Only the SHA-256 of a token is stored, so a copy of the database undoes nothing.';

alter table mails drop constraint mails_kind_known;
alter table mails add constraint mails_kind_known
  check (kind in ('welcome', 'orderPlaced', 'orderShipped', 'orderDelivered', 'orderCancelled', 'accountNotice'));
comment on constraint mails_kind_known on mails is 'The mails the shop writes.';
comment on table mails is 'One row a cause: a welcome is about a user, an account notice about its own row, the others about an order. Reset codes are not kept here but with their code.';

-- A code that was on its way when the address changed must not work under the new one.
alter table reset_codes add column email text;
comment on column reset_codes.email is 'The address it was mailed to. It works for no other; one without an address works no more.';
