-- Which mails have been caused and what became of them. A mail is written down in the transaction of its cause and
-- marked when it has left, so that no cause is mailed about twice.

create table mails (
  kind       text        not null,
  subject_id uuid        not null,
  state      text        not null default 'queued',
  note       text        not null default '',
  queued_at  timestamptz not null default now(),
  settled_at timestamptz,
  constraint mails_pkey primary key (kind, subject_id),
  constraint mails_kind_known check (kind in ('welcome', 'orderPlaced', 'orderShipped', 'orderDelivered', 'orderCancelled')),
  constraint mails_state_known check (state in ('queued', 'sent', 'dropped')),
  constraint mails_settled_when_done check ((state = 'queued') = (settled_at is null))
);
create index mails_queued on mails (queued_at) where state = 'queued';

comment on table mails is 'One row a cause: a welcome is about a user, the others about an order. Reset codes are not kept here but with their code.';
comment on column mails.note is 'Why a mail was dropped: what the mail server said, or that nobody could be written to.';
comment on constraint mails_pkey on mails is 'One mail a cause: an order that is shipped, taken back and shipped again is mailed about once.';
comment on constraint mails_kind_known on mails is 'The mails the shop writes.';
comment on constraint mails_state_known on mails is 'A mail waits, has left, or will not be sent.';
comment on constraint mails_settled_when_done on mails is 'When a mail left or was dropped is known, and only then.';

alter table reset_codes add column sent_at timestamptz;
comment on column reset_codes.sent_at is 'When its mail had left. A code asked for before that needs no second mail.';
