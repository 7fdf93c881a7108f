-- The outbox: what happened, written in the transaction that did it; and the emails that follow from it.

-- A queue: rows come and go all the time, few are there at once. Vacuum it after a thousand dead rows, whatever its size,
-- and without pauses, so that the table and its index stay a few pages.
create table outbox (
  id          bigint      generated always as identity,
  event       jsonb       not null,
  recorded_at timestamptz not null default now(),
  error       text,
  constraint outbox_pkey primary key (id),
  constraint outbox_event_kind_given check (event ->> 'kind' is not null)
) with (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000,
  autovacuum_vacuum_cost_delay = 0
);

comment on table outbox is 'Events that the projections have still to apply, in the order of their ids. An applied event is deleted.';
comment on column outbox.event is 'One of the types in server/outbox/events.ts.';
comment on column outbox.error is 'Why a projection could not apply it. Such a row is skipped until a rebuild.';
comment on constraint outbox_event_kind_given on outbox is 'An event says what happened.';

create table mails (
  kind       text        not null,
  subject_id uuid        not null,
  state      text        not null default 'queued',
  note       text        not null default '',
  queued_at  timestamptz not null default now(),
  settled_at timestamptz,
  constraint mails_pkey primary key (kind, subject_id),
  constraint mails_kind_known check (kind in ('welcome', 'orderPlaced', 'orderShipped', 'orderDelivered', 'orderCancelled', 'accountNotice')),
  constraint mails_state_known check (state in ('queued', 'sent', 'dropped')),
  constraint mails_settled_when_done check ((state = 'queued') = (settled_at is null))
);

create index mails_queued_at on mails (queued_at);

comment on table mails is 'One row per cause of an email: the subject of a welcome is a user, of an account notice the notice, of the others an order. Emails with reset codes are in reset_codes.';
comment on column mails.note is 'Why an email was dropped: the reply of the mail server, or that there is no recipient.';
comment on constraint mails_pkey on mails is 'One email per cause: an order that is shipped, moved back and shipped again causes one email.';
comment on constraint mails_kind_known on mails is 'The emails that the shop sends.';
comment on constraint mails_state_known on mails is 'An email waits, was sent, or will not be sent.';
comment on constraint mails_settled_when_done on mails is 'An email has this time once it was sent or dropped, and not before.';
comment on index mails_queued_at is 'Old emails are deleted by age.';
