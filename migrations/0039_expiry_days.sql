-- What expires on each day, so that the list of batches need not add up all of them for every page.
-- oldest program: 0030

create table expiry_days (
  expires_on date    not null,
  batches    integer not null,
  pieces     bigint  not null,
  poisha     bigint  not null,
  constraint expiry_days_pkey primary key (expires_on),
  constraint expiry_days_batches_not_negative check (batches >= 0)
) with (fillfactor = 70);
comment on table expiry_days is 'Batches with pieces left by their last day, of products that are not deleted.';
comment on column expiry_days.expires_on is 'Infinity for batches without a date, which the list shows last.';
comment on column expiry_days.poisha is 'What their pieces cost, as far as it is known.';
comment on constraint expiry_days_batches_not_negative on expiry_days is 'A count is never below 0.';

create table counted_batches (
  product_id uuid    not null,
  expires_on date    not null,
  batches    integer not null,
  pieces     bigint  not null,
  poisha     bigint  not null,
  constraint counted_batches_pkey primary key (product_id, expires_on)
) with (fillfactor = 70);
comment on table counted_batches is 'What expiry_days counts of each product, to take it out again when it changes.';

-- Only reads the batches, so nobody waits. What a program before this migration sells meanwhile is counted when the product is
-- next sold or edited, or by `npm run projections -- --rebuild`.
insert into counted_batches (product_id, expires_on, batches, pieces, poisha)
select b.product_id, coalesce(b.expires_on, 'infinity'), count(*), sum(b.pieces), sum(b.pieces * coalesce(p.cost_price, 0))
from product_batches b join products p on p.id = b.product_id
where b.pieces > 0 and p.has_batches and p.deleted_at is null group by 1, 2;
insert into expiry_days (expires_on, batches, pieces, poisha)
select expires_on, sum(batches), sum(pieces), sum(poisha) from counted_batches group by 1;
