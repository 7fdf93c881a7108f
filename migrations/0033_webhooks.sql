-- Signed messages to other programs of the owner about orders and stock.
-- oldest program: 0030

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts). Otherwise, one in the middle of a batch and this
-- migration would wait for each other.
select pg_advisory_xact_lock(7202403);

create table webhooks (
  id              uuid        not null,
  url             text        not null,
  events          text[]      not null,
  active          boolean     not null default true,
  secret          text        not null,
  former_secret   text,
  former_until    timestamptz,
  failing_since   timestamptz,
  switched_off_at timestamptz,
  mail_id         uuid,
  created_at      timestamptz not null default now(),
  constraint webhooks_pkey primary key (id),
  constraint webhooks_url_form check (url ~ '^https?://' and length(url) <= 500),
  constraint webhooks_events_known check (cardinality(events) > 0 and events <@ array['order.placed', 'order.status_changed', 'stock.low', 'stock.out', 'stock.back']),
  constraint webhooks_secret_form check (secret ~ '^whsec_' and (former_secret is null or former_secret ~ '^whsec_')),
  constraint webhooks_former_until check ((former_secret is null) = (former_until is null)),
  constraint webhooks_switched_off check (switched_off_at is null or not active)
);
comment on table webhooks is 'Addresses that are told of events.';
comment on column webhooks.secret is 'Signs each message. It is stored in clear, because the shop signs with it; no response holds it but the one that made it.';
comment on column webhooks.former_secret is 'The secret before the last change. Messages are signed with both until former_until.';
comment on column webhooks.failing_since is 'The first failure after the last success. Null after a success.';
comment on column webhooks.switched_off_at is 'When the shop itself switched it off, because it failed for days.';
comment on column webhooks.mail_id is 'The subject of the email that told the owner.';
comment on constraint webhooks_pkey on webhooks is 'One row per address and choice of events.';
comment on constraint webhooks_url_form on webhooks is 'The address of a web server.';
comment on constraint webhooks_events_known on webhooks is 'At least one of the events that the shop tells of.';
comment on constraint webhooks_secret_form on webhooks is 'Secrets begin as the receivers of Standard Webhooks expect it.';
comment on constraint webhooks_former_until on webhooks is 'A former secret ends some time.';
comment on constraint webhooks_switched_off on webhooks is 'What the shop has switched off is off.';

create table webhook_deliveries (
  id         uuid        not null,
  webhook_id uuid        not null,
  event      text        not null,
  body       text        not null,
  state      text        not null default 'queued',
  attempts   smallint    not null default 0,
  status     smallint,
  note       text        not null default '',
  queued_at  timestamptz not null default now(),
  tried_at   timestamptz,
  next_at    timestamptz,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_webhook_fkey foreign key (webhook_id) references webhooks on delete cascade,
  constraint webhook_deliveries_state_known check (state in ('queued', 'sent', 'dropped')),
  constraint webhook_deliveries_attempts_counted check (attempts >= 0)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, queued_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (queued_at);
comment on table webhook_deliveries is 'Messages to webhooks and what became of them. Deleted after 30 days.';
comment on column webhook_deliveries.id is 'The header webhook-id, the same in every attempt.';
comment on column webhook_deliveries.body is 'The exact bytes, so that each attempt sends the same.';
comment on column webhook_deliveries.status is 'Of the last response. Null if there was none.';
comment on constraint webhook_deliveries_pkey on webhook_deliveries is 'A message has one id.';
comment on constraint webhook_deliveries_webhook_fkey on webhook_deliveries is 'The messages of a deleted webhook are deleted with it.';
comment on constraint webhook_deliveries_state_known on webhook_deliveries is 'A message waits, was accepted, or was given up.';
comment on constraint webhook_deliveries_attempts_counted on webhook_deliveries is 'Attempts are counted from 0.';

alter table mails
  drop constraint mails_kind_known,
  add constraint mails_kind_known check (kind in (
    'welcome', 'orderPlaced', 'orderEdited', 'orderShipped', 'orderDelivered', 'orderCancelled', 'orderReturned', 'accountNotice',
    'orderAlert', 'stockAlertConfirm', 'backInStock', 'reviewAnswered', 'smsLimitReached', 'webhookOff')) not valid;
comment on constraint mails_kind_known on mails is 'The emails that the shop sends.';
