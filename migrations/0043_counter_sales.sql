-- A sale over the counter is handed over in the shop, so it has no delivery address.
-- oldest program: 0030
-- without transaction

-- New rows are checked at once, those that exist afterwards, which blocks nobody. After a kill it begins again.
alter table orders
  drop constraint if exists orders_address_given,
  add constraint orders_address_given check (btrim(address) <> '' or source = 'counter') not valid,
  drop constraint if exists orders_district_given,
  add constraint orders_district_given check (btrim(district) <> '' or source = 'counter') not valid,
  drop constraint if exists orders_thana_given,
  add constraint orders_thana_given check (btrim(thana) <> '' or source = 'counter') not valid;
comment on constraint orders_address_given on orders is 'Address is required, except over the counter.';
comment on constraint orders_district_given on orders is 'District is required, except over the counter.';
comment on constraint orders_thana_given on orders is 'Thana/Upazila is required, except over the counter.';

alter table orders
  validate constraint orders_address_given,
  validate constraint orders_district_given,
  validate constraint orders_thana_given;
