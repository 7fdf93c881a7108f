-- When webhooks and batches were changed last, so that an edit of an older state is refused.
-- oldest program: 0030

alter table webhooks
  add column updated_at timestamptz not null default now();
comment on column webhooks.updated_at is 'When an admin saved it or the shop switched it off. Messages and a new secret leave it as it is.';

alter table product_batches
  add column updated_at timestamptz not null default now();
comment on column product_batches.updated_at is 'When its label or its date was corrected. Its pieces leave it as it is.';
