-- A combo has the only color of a component whose size the customer chooses, as it has that of any other component.
-- oldest program: 0030

do $$
declare
  combos uuid[] := array(
    select distinct m.combo_id from combo_components m
    where m.colour is null
      and (select count(*) from product_colours c where c.product_id = m.component_id and c.available) = 1);
begin
  -- In the order of whoever saves or sells products.
  perform 1 from products where id = any (combos) order by id for no key update;

  with only_colours as (
    select product_id, min(name) as name, min(slug) as slug
    from product_colours
    where available and product_id in (select component_id from combo_components where combo_id = any (combos))
    group by product_id having count(*) = 1
  ), settled as (
    update combo_components m set colour = c.name, colour_slug = c.slug
    from only_colours c
    where m.combo_id = any (combos) and m.colour is null and c.product_id = m.component_id
      -- A combo that names the product with its color, too, stays as it is.
      and not exists (
        select from combo_components other
        where other.combo_id = m.combo_id and other.component_id = m.component_id
          and other.size is not distinct from m.size and other.colour_slug = c.slug)
    returning m.combo_id
  )
  select coalesce(array_agg(distinct combo_id), '{}') into combos from settled;

  perform products_recount(combos);
  -- Pages and lists with these combos are shown anew, and the counts of colors follow.
  insert into outbox (event)
  select jsonb_build_object('kind', 'productsChanged', 'products', jsonb_agg(jsonb_build_object('id', id)), 'stock', '[]'::jsonb)
  from (
    select id, (row_number() over (order by id) - 1) / 500 as part from unnest(combos) as changed (id)
  ) parts group by part;
end $$;
