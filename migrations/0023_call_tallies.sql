-- How many calls are due, at the price of no order placed: an order comes in uncalled, so those still to be called are all
-- open orders, which are counted already (order_tallies), but for those that a call has been made about. Only these are
-- counted here, when somebody calls or a called order leaves the shop.

create table call_tallies (
  confirmation text   not null,
  orders       bigint not null,
  constraint call_tallies_pkey primary key (confirmation),
  constraint call_tallies_not_negative check (orders >= 0)
) with (fillfactor = 50);
comment on table call_tallies is 'Orders still in the shop (pending, processing) by what the last call brought; those to be called are all others.';
comment on constraint call_tallies_not_negative on call_tallies is 'A count of orders.';

create function orders_tally_calls() returns trigger language plpgsql as $$
declare
  held text := case when old.status in ('pending', 'processing') then old.confirmation end;
  holds text := case when new.status in ('pending', 'processing') then new.confirmation end;
begin
  if held is not distinct from holds then return null; end if;
  -- In one order for everybody, so that two who call wait for each other and never deadlock.
  perform 1 from call_tallies where confirmation in (held, holds) order by confirmation for no key update;
  update call_tallies set orders = orders + case when confirmation = holds then 1 else -1 end
  where confirmation in (held, holds);
  return null;
end $$;

-- Whoever calls between the counting and the triggers would be missed.
lock table orders in share row exclusive mode;
insert into call_tallies (confirmation, orders)
select c.confirmation, count(o.id)
from unnest(array['no_answer', 'confirmed', 'refused']) c (confirmation)
left join orders o on o.confirmation = c.confirmation and o.status in ('pending', 'processing')
group by 1;

create trigger orders_calls_tallied_in after insert on orders
  for each row when (new.confirmation <> 'to_call') execute function orders_tally_calls();
create trigger orders_calls_tallied_again after update of status, confirmation on orders
  for each row when ((old.status, old.confirmation) is distinct from (new.status, new.confirmation))
  execute function orders_tally_calls();
create trigger orders_calls_tallied_out after delete on orders
  for each row when (old.confirmation <> 'to_call') execute function orders_tally_calls();
