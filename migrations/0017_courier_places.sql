-- The owner's names of places at each courier, and her answers for single orders. What ships with the shop is in the
-- program (domain/courierPlaces.ts).

alter table courier_layouts
  add column courier text,
  add constraint courier_layouts_courier_known check (courier in ('pathao', 'steadfast', 'redx'));
comment on column courier_layouts.courier is 'The courier whose names of places the file holds; null for the shop''s own names.';
comment on constraint courier_layouts_courier_known on courier_layouts is 'A layout holds the names of a known courier, or the shop''s own.';

-- Steadfast and RedX are built in now. A layout of that name that the shop has already keeps its columns.
update courier_layouts l set name = l.name || ' (own)'
where lower(l.name) in ('steadfast', 'redx')
  and not exists (select from courier_layouts o where lower(o.name) = lower(l.name || ' (own)'));

create table courier_places (
  courier          text        not null,
  district         text        not null,
  thana            text        not null default '',
  courier_district text        not null,
  courier_zone     text        not null default '',
  changed_by       uuid,
  changed_at       timestamptz not null default now(),
  constraint courier_places_pkey primary key (courier, district, thana),
  constraint courier_places_user_fkey foreign key (changed_by) references users (id) on delete set null,
  constraint courier_places_courier_known check (courier in ('pathao', 'steadfast', 'redx')),
  constraint courier_places_district_given check (btrim(district) <> '' and btrim(courier_district) <> ''),
  constraint courier_places_zone_given check ((thana = '') = (courier_zone = ''))
);
comment on table courier_places is 'Names of places at a courier that the owner has changed. Without a thana: the name of the whole district.';
comment on constraint courier_places_pkey on courier_places is 'A place has one name at a courier.';
comment on constraint courier_places_user_fkey on courier_places is 'Who changed it.';
comment on constraint courier_places_courier_known on courier_places is 'A place is named for one of these couriers.';
comment on constraint courier_places_district_given on courier_places is 'A place is in a district, at the courier too.';
comment on constraint courier_places_zone_given on courier_places is 'A thana has a zone at the courier; a whole district has none.';

create table order_courier_places (
  order_id         uuid        not null,
  courier          text        not null,
  district         text        not null,
  thana            text        not null,
  address          text        not null,
  courier_district text        not null,
  courier_zone     text        not null,
  chosen_by        uuid,
  chosen_at        timestamptz not null default now(),
  constraint order_courier_places_pkey primary key (order_id, courier),
  constraint order_courier_places_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint order_courier_places_user_fkey foreign key (chosen_by) references users (id) on delete set null,
  constraint order_courier_places_courier_known check (courier in ('pathao', 'steadfast', 'redx')),
  constraint order_courier_places_place_given check (btrim(courier_district) <> '' and btrim(courier_zone) <> '')
);
comment on table order_courier_places is 'The place at a courier that the owner chose for an order whose address does not say it. The address is a copy: once the order goes elsewhere, the choice no longer holds.';
comment on constraint order_courier_places_pkey on order_courier_places is 'An order goes to one place with a courier.';
comment on constraint order_courier_places_order_fkey on order_courier_places is 'A place is chosen for an order.';
comment on constraint order_courier_places_user_fkey on order_courier_places is 'Who chose it.';
comment on constraint order_courier_places_courier_known on order_courier_places is 'A place is chosen for one of these couriers.';
comment on constraint order_courier_places_place_given on order_courier_places is 'A chosen place is a district and a zone.';
