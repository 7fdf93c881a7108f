-- Alerts of new orders: by email to the shop, and as push messages to the devices of admins.

create table push_keys (
  id          smallint    not null default 1,
  public_key  text        not null,
  private_key text        not null,
  created_at  timestamptz not null default now(),
  constraint push_keys_pkey primary key (id),
  constraint push_keys_one check (id = 1)
);
comment on table push_keys is 'The key pair by which push services know this shop. Made once: devices subscribe to its public half.';
comment on constraint push_keys_one on push_keys is 'The shop has one key pair.';

create table push_devices (
  id           uuid        not null,
  user_id      uuid        not null,
  session_hash bytea       not null,
  endpoint     text        not null,
  p256dh       text        not null,
  auth         text        not null,
  created_at   timestamptz not null default now(),
  constraint push_devices_pkey primary key (id),
  constraint push_devices_endpoint_key unique (endpoint),
  constraint push_devices_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint push_devices_session_fkey foreign key (session_hash) references sessions (token_hash) on delete cascade,
  constraint push_devices_endpoint_form check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  constraint push_devices_keys_length check (length(p256dh) <= 200 and length(auth) <= 100)
);
create index push_devices_user on push_devices (user_id, created_at);
create index push_devices_session on push_devices (session_hash);
comment on table push_devices is 'Browsers of admins that are told of new orders. A device belongs to a session, so logging out ends its alerts.';
comment on constraint push_devices_endpoint_key on push_devices is 'A browser is told of an order once.';
comment on constraint push_devices_user_fkey on push_devices is 'A device belongs to an admin.';
comment on constraint push_devices_session_fkey on push_devices is 'A device is told of orders as long as its session lasts.';
comment on constraint push_devices_endpoint_form on push_devices is 'An address of a push service uses HTTPS.';
comment on constraint push_devices_keys_length on push_devices is 'The keys of a device are short.';

alter table mails
  drop constraint mails_kind_known,
  add constraint mails_kind_known check (kind in ('welcome', 'orderPlaced', 'orderEdited', 'orderShipped', 'orderDelivered', 'orderCancelled', 'orderReturned', 'accountNotice', 'orderAlert'));
comment on constraint mails_kind_known on mails is 'The emails that the shop sends.';
