-- The cache tag of the shop's settings has the name that they have everywhere else.

create or replace function shop_settings_announce() returns trigger language plpgsql as $$
begin
  perform announce(array['settings']);
  return null;
end $$;
