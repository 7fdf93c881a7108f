-- The order search finds orders by where they go and by the end of their id, which lists and details show.

-- Few places stand in many orders, so each pair is held once with a list of its orders: about 1 MB for 100,000 orders.
create index orders_place on orders (district, thana);
comment on index orders_place is 'Steps through all pairs of district and thana, and finds the orders that go there.';

-- About 2.7 MB for 100,000 orders.
create index orders_short_id on orders (right(id::text, 6));
comment on index orders_short_id is 'Finds an order by the last characters of its id.';
