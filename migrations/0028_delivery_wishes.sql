-- What the customer asks for besides the address, and the dates that the shop promised.

alter table addresses
  add column landmark text not null default '',
  add constraint addresses_landmark_length check (length(landmark) <= 120);
comment on column addresses.landmark is 'What the courier looks for: the mosque beside it, the shop below.';
comment on constraint addresses_landmark_length on addresses is 'A landmark has at most 120 characters.';

alter table orders
  add column landmark     text    not null default '',
  add column call_time    text    not null default 'any',
  add column gift_note    text    not null default '',
  add column hide_prices  boolean not null default false,
  add column arrives_from date,
  add column arrives_to   date,
  add constraint orders_landmark_length check (length(landmark) <= 120),
  add constraint orders_call_time_known check (call_time in ('any', 'morning', 'afternoon', 'evening')),
  add constraint orders_gift_note_length check (length(gift_note) <= 300),
  add constraint orders_arrives_range check (
    (arrives_from is null) = (arrives_to is null) and arrives_from <= arrives_to
  );
comment on column orders.call_time is 'When the courier is to call.';
comment on column orders.gift_note is 'Printed on the packing slip for whoever receives the parcel.';
comment on column orders.hide_prices is 'The packing slip names no amount.';
comment on column orders.arrives_from is 'The first day on which it may arrive, as promised when it was placed. Null for orders from before dates were counted.';
comment on column orders.arrives_to is 'The last such day.';
comment on constraint orders_landmark_length on orders is 'A landmark has at most 120 characters.';
comment on constraint orders_call_time_known on orders is 'The times of the day that checkout offers.';
comment on constraint orders_gift_note_length on orders is 'A gift note has at most 300 characters.';
comment on constraint orders_arrives_range on orders is 'The promise has a first and a last day, in this order.';
