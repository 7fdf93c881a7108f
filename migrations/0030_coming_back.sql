-- What brings customers back: alerts when a product is in stock again, items saved for later, and what reviews answer.

-- ── Stock alerts ───────────────────────────────────────────────────────────────────────────────────────────────

create table stock_alerts (
  id           uuid        not null,
  product_id   uuid        not null,
  size         text,
  colour       text,
  channel      text        not null default 'email',
  user_id      uuid,
  email        text,
  asked_at     timestamptz not null default now(),
  confirmed_at timestamptz,
  notified_at  timestamptz,
  constraint stock_alerts_pkey primary key (id),
  constraint stock_alerts_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint stock_alerts_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint stock_alerts_channel_known check (channel in ('email')),
  constraint stock_alerts_one_recipient check ((user_id is null) <> (email is null)),
  constraint stock_alerts_email_form check (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email) and length(email) <= 254),
  constraint stock_alerts_choice_length check (length(size) <= 50 and length(colour) <= 50),
  constraint stock_alerts_account_confirmed check (user_id is null or confirmed_at is not null),
  constraint stock_alerts_notified_confirmed check (notified_at is null or confirmed_at is not null)
);
create unique index stock_alerts_waiting_key on stock_alerts (product_id, size, colour, user_id, email) nulls not distinct
  where notified_at is null;
create index stock_alerts_queue on stock_alerts (product_id, asked_at, id) where notified_at is null and confirmed_at is not null;
create index stock_alerts_user on stock_alerts (user_id, asked_at);
create index stock_alerts_email on stock_alerts (email, asked_at);
create index stock_alerts_asked_at on stock_alerts (asked_at);

comment on table stock_alerts is 'Customers and guests who want to hear when a sold-out product is back. An alert ends with its message, or by age.';
comment on column stock_alerts.size is 'Null for any size. So for the colour.';
comment on column stock_alerts.confirmed_at is 'A guest confirms the first alert by a link in an email, so that nobody can sign up strangers.';
comment on column stock_alerts.notified_at is 'The alert is over: its message is on its way.';
comment on constraint stock_alerts_product_fkey on stock_alerts is 'An alert names a product.';
comment on constraint stock_alerts_user_fkey on stock_alerts is 'An alert of an account goes with it.';
comment on constraint stock_alerts_channel_known on stock_alerts is 'The ways in which alerts are sent.';
comment on constraint stock_alerts_one_recipient on stock_alerts is 'An alert goes to an account or to an address.';
comment on constraint stock_alerts_email_form on stock_alerts is 'An email address, in lower case.';
comment on constraint stock_alerts_choice_length on stock_alerts is 'Sizes and colours have short names.';
comment on constraint stock_alerts_account_confirmed on stock_alerts is 'An account needs no link.';
comment on constraint stock_alerts_notified_confirmed on stock_alerts is 'Only who confirmed gets a message.';
comment on index stock_alerts_waiting_key is 'Who asks twice gets one message.';

create table stock_alert_tokens (
  token_hash bytea not null,
  alert_id   uuid  not null,
  constraint stock_alert_tokens_pkey primary key (token_hash),
  constraint stock_alert_tokens_alert_fkey foreign key (alert_id) references stock_alerts (id) on delete cascade,
  constraint stock_alert_tokens_hash_form check (length(token_hash) = 32)
);
create index stock_alert_tokens_alert on stock_alert_tokens (alert_id);

comment on table stock_alert_tokens is 'The links in emails that confirm an alert or stop all alerts of its recipient. Each try to send makes its own token.';
comment on constraint stock_alert_tokens_pkey on stock_alert_tokens is 'Each link has its own token.';
comment on constraint stock_alert_tokens_alert_fkey on stock_alert_tokens is 'A link belongs to an alert.';
comment on constraint stock_alert_tokens_hash_form on stock_alert_tokens is 'Only the SHA-256 of a token is stored, so a copy of the database confirms nothing.';

alter table mails
  drop constraint mails_kind_known,
  add constraint mails_kind_known check (kind in (
    'welcome', 'orderPlaced', 'orderEdited', 'orderShipped', 'orderDelivered', 'orderCancelled', 'orderReturned', 'accountNotice',
    'orderAlert', 'stockAlertConfirm', 'backInStock', 'reviewAnswered'));
comment on constraint mails_kind_known on mails is 'The emails that the shop sends.';

-- ── Saved for later ────────────────────────────────────────────────────────────────────────────────────────────

create table saved_items (
  id         uuid        not null,
  user_id    uuid        not null,
  product_id uuid        not null,
  size       text,
  colour     text,
  quantity   integer     not null,
  price_seen bigint      not null,
  saved_at   timestamptz not null default now(),
  constraint saved_items_pkey primary key (id),
  constraint saved_items_cart_fkey foreign key (user_id) references carts (user_id) on delete cascade,
  constraint saved_items_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint saved_items_same_choice_key unique nulls not distinct (user_id, product_id, size, colour),
  constraint saved_items_quantity_positive check (quantity between 1 and 1000000),
  constraint saved_items_price_positive check (price_seen > 0)
);
create index saved_items_product on saved_items (product_id);

comment on table saved_items is 'Lines that a customer took out of the cart for later. They change under the lock of the cart.';
comment on column saved_items.price_seen is 'The price (poisha) when the line was in the cart, so that the list can show a change.';
comment on constraint saved_items_cart_fkey on saved_items is 'A saved item belongs to a cart.';
comment on constraint saved_items_product_fkey on saved_items is 'A saved item names a product.';
comment on constraint saved_items_same_choice_key on saved_items is 'The same product in the same size and colour is saved once.';
comment on constraint saved_items_quantity_positive on saved_items is 'An item without pieces is deleted.';
comment on constraint saved_items_price_positive on saved_items is 'Nothing is free.';

-- ── Reviews ────────────────────────────────────────────────────────────────────────────────────────────────────

alter table reviews
  add column answer text,
  add column answered_at timestamptz,
  add constraint reviews_author_key unique (id, user_id),
  add constraint reviews_answer_given check (btrim(answer) <> '' and length(answer) <= 1000),
  add constraint reviews_answer_dated check ((answer is null) = (answered_at is null));
create index reviews_created on reviews (created_at, id);
create index reviews_unanswered on reviews (created_at, id) where answer is null;

comment on column reviews.answer is 'What the shop answers, shown under the review.';
comment on constraint reviews_author_key on reviews is 'A vote names the author, so that the database can refuse a vote on an own review.';
comment on constraint reviews_answer_given on reviews is 'An answer has at most 1000 characters.';
comment on constraint reviews_answer_dated on reviews is 'An answer has a time.';

create table review_votes (
  review_id uuid        not null,
  author_id uuid        not null,
  user_id   uuid        not null,
  voted_at  timestamptz not null default now(),
  constraint review_votes_pkey primary key (review_id, user_id),
  constraint review_votes_review_fkey foreign key (review_id, author_id) references reviews (id, user_id) on delete cascade,
  constraint review_votes_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint review_votes_not_own check (user_id <> author_id)
);
create index review_votes_user on review_votes (user_id);

comment on table review_votes is 'Who found a review helpful. The command that writes a vote also updates reviews.helpful_count, in the same transaction.';
comment on constraint review_votes_pkey on review_votes is 'One vote per user and review.';
comment on constraint review_votes_review_fkey on review_votes is 'A vote is on a review.';
comment on constraint review_votes_user_fkey on review_votes is 'A vote belongs to a user.';
comment on constraint review_votes_not_own on review_votes is 'Nobody votes on an own review.';
