-- Counting what is confirmed took a walk through every order's phone number; from an index of its own it is read in the
-- order of the list, too. It holds those that were refused as well, so their small index goes.
create index orders_confirmation_created on orders (confirmation, created_at, id);
drop index orders_refused;
