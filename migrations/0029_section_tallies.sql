-- What a section of the shop holds is counted as what a category holds: a sixth of a large shop may be combos, and to
-- count those one by one took three seconds among a million products.

create function product_sections(is_new_arrival boolean, featured boolean, is_combo boolean, category text) returns text[]
language sql immutable parallel safe
  return array_remove(array[
    '', case when is_new_arrival then 'new-arrivals' end, case when featured then 'featured' end,
    case when is_combo or category = 'combo' then 'combos' end], null);
comment on function product_sections is 'The sections a product stands in, and '''' for the whole shop, in which all do.';

alter table product_tallies add column section text not null default '';
alter table product_tallies alter column section drop default;
alter table product_tallies drop constraint product_tallies_pkey;
alter table product_tallies add constraint product_tallies_pkey primary key (section, category, colour, price_step);
comment on table product_tallies is 'Listed products by section ('''' for the whole shop), category ('''' for all), available colour ('''' for any) and step of the price (see price_step).';

insert into product_tallies (section, category, colour, price_step, products)
select s.section, k.category, c.colour, price_step(p.price), count(*)
from products p, unnest(product_sections(p.is_new_arrival, p.featured, p.is_combo, p.category)) s (section),
     unnest(array['', p.category]) k (category), unnest(array_prepend('', p.colour_slugs)) c (colour)
where p.listed and s.section <> ''
  and (p.is_new_arrival or p.featured or p.is_combo or p.category = 'combo')
group by 1, 2, 3, 4;

create or replace function product_tallies_add(changes product_tallies[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  insert into product_tallies (section, category, colour, price_step, products)
  select section, category, colour, price_step, 0 from unnest(changes) order by 1, 2, 3, 4
  on conflict do nothing;

  perform 1 from product_tallies t join unnest(changes) c using (section, category, colour, price_step)
  order by t.section, t.category, t.colour, t.price_step for no key update of t;

  update product_tallies t set products = t.products + c.products
  from unnest(changes) c
  where (t.section, t.category, t.colour, t.price_step) = (c.section, c.category, c.colour, c.price_step);
end $$;

create or replace function products_tally() returns trigger language plpgsql as $$
declare
  changes product_tallies[];
begin
  if tg_op = 'INSERT' then
    select array_agg((category, colour, price_step, delta, section)::product_tallies) into changes from (
      select s.section, k.category, c.colour, price_step(price) as price_step, count(*)::int as delta
      from new_rows r, unnest(product_sections(r.is_new_arrival, r.featured, r.is_combo, r.category)) s (section),
           unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where listed group by 1, 2, 3, 4
    ) summed;
  else
    select array_agg((category, colour, price_step, delta, section)::product_tallies) into changes from (
      select s.section, k.category, c.colour, price_step(price) as price_step, -count(*)::int as delta
      from old_rows r, unnest(product_sections(r.is_new_arrival, r.featured, r.is_combo, r.category)) s (section),
           unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
      where listed group by 1, 2, 3, 4
    ) summed;
  end if;
  if changes is not null then perform product_tallies_add(changes); end if;
  return null;
end $$;

create or replace function products_updated() returns trigger language plpgsql as $$
declare
  ids text[];
  lists_change boolean;
  changes product_tallies[];
begin
  select array_agg('product:' || n.id),
         bool_or(
           (o.name, o.price, o.original_price, o.category, o.subcategory, o.description, o.tags, o.specifications::text,
            o.featured, o.is_new_arrival, o.is_combo, o.combo_discount, o.listed, o.colour_slugs, o.stars, o.created_at,
            o.available_stock = 0)
           is distinct from
           (n.name, n.price, n.original_price, n.category, n.subcategory, n.description, n.tags, n.specifications::text,
            n.featured, n.is_new_arrival, n.is_combo, n.combo_discount, n.listed, n.colour_slugs, n.stars, n.created_at,
            n.available_stock = 0)
         )
  into ids, lists_change
  from old_rows o join new_rows n using (id);
  if ids is null then return null; end if;
  perform announce(case when lists_change then array_prepend('products', ids) else ids end);
  if not lists_change then return null; end if;

  select array_agg((category, colour, price_step, delta, section)::product_tallies) into changes from (
    select s.section, k.category, c.colour, price_step(r.price) as price_step, sum(r.delta)::int as delta
    from (
      select o.listed, o.is_new_arrival, o.featured, o.is_combo, o.category, o.price, o.colour_slugs, -1 as delta
      from old_rows o join new_rows n using (id)
      where (o.listed, o.is_new_arrival, o.featured, o.is_combo, o.category, o.price, o.colour_slugs)
        is distinct from (n.listed, n.is_new_arrival, n.featured, n.is_combo, n.category, n.price, n.colour_slugs)
      union all
      select n.listed, n.is_new_arrival, n.featured, n.is_combo, n.category, n.price, n.colour_slugs, 1
      from old_rows o join new_rows n using (id)
      where (o.listed, o.is_new_arrival, o.featured, o.is_combo, o.category, o.price, o.colour_slugs)
        is distinct from (n.listed, n.is_new_arrival, n.featured, n.is_combo, n.category, n.price, n.colour_slugs)
    ) r, unnest(product_sections(r.is_new_arrival, r.featured, r.is_combo, r.category)) s (section),
         unnest(array['', r.category]) k (category), unnest(array_prepend('', r.colour_slugs)) c (colour)
    where r.listed group by 1, 2, 3, 4 having sum(r.delta) <> 0
  ) summed;
  if changes is not null then perform product_tallies_add(changes); end if;

  if (select bool_or(o.search is distinct from n.search) from old_rows o join new_rows n using (id)) then
    insert into search_words as s (word, named)
    select w.lexeme, bool_or(w.weights && '{A,B}')
    from new_rows r, unnest(r.search) w
    where length(w.lexeme) between 2 and 60
    group by w.lexeme
    order by w.lexeme collate "C"
    on conflict (word) do update set named = true where excluded.named and not s.named;
  end if;
  return null;
end $$;
