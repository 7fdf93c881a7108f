-- What couriers pay later of what they had paid short.
-- oldest program: 0030
-- without transaction

-- New rows are checked at once, those that exist afterwards, which blocks nobody. After a kill it begins again.
alter table order_settlements
  add column if not exists received_later bigint not null default 0,
  drop constraint if exists order_settlements_received_later_owed,
  add constraint order_settlements_received_later_owed check (received_later between 0 and greatest(-difference, 0)) not valid;
comment on column order_settlements.received_later is 'What the courier has paid since of what it had paid short.';
comment on constraint order_settlements_received_later_owed on order_settlements is 'A courier pays later no more than it had paid short.';

alter table order_settlements validate constraint order_settlements_received_later_owed;

drop index concurrently if exists order_settlements_owed;
create index concurrently order_settlements_owed on order_settlements (settled_at, order_id)
  where difference + received_later < 0 and written_off_at is null;
comment on index order_settlements_owed is 'The few orders that a courier paid short, and still owes.';
drop index concurrently if exists order_settlements_short;
