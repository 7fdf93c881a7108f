-- Rings may have sizes, too. Stock by size no longer follows from the category alone.

alter table products add column size_count integer not null default 0;
comment on column products.size_count is 'How many sizes the product has. The command that writes the sizes writes it, too, and products_recount corrects it.';

-- Only bangles had sizes that anybody could buy, so other products have none that are in use.
delete from product_sizes s using products p where p.id = s.product_id and p.category <> 'bangles';
update products p set size_count = c.sizes
from (select product_id, count(*)::int as sizes from product_sizes group by product_id) c where c.product_id = p.id;

-- The same as isSoldBySize in domain/sizes.ts.
create function is_sold_by_size(category text, size_count integer) returns boolean language sql immutable parallel safe
  return category = 'bangles' or (category = 'rings' and size_count > 0);
comment on function is_sold_by_size is 'Stock is counted by size, and a size must be chosen: all bangles, and rings to which the owner gives sizes.';

-- The same as sizeLimit in domain/sizes.ts.
create function size_limit(category text) returns integer language sql immutable parallel safe
  return case category when 'bangles' then 4 when 'rings' then 12 else 0 end;
comment on function size_limit is 'The most sizes of a product of this category.';

alter table products
  drop constraint products_bangle_stock_in_sizes,
  drop column available_stock,
  add column available_stock integer not null generated always as (
    case
      when has_colours and colour_slugs = '{}' then 0
      when is_sold_by_size(category, size_count) then sizes_stock
      when has_colours then least(stock, colours_stock)
      else stock
    end
  ) stored,
  add constraint products_size_count_allowed check (size_count between 0 and size_limit(category)),
  add constraint products_sized_stock_in_sizes check (not is_sold_by_size(category, size_count) or stock = 0);
comment on column products.available_stock is 'Pieces that can be bought: the sum over sizes for a product sold by size, the smaller of the product''s own stock and its colours'' stock for products with colours, otherwise its own stock. Not indexed, so that a sale stays a heap-only update.';
comment on constraint products_size_count_allowed on products is 'A bangle has at most four sizes, a ring at most twelve, another product none.';
comment on constraint products_sized_stock_in_sizes on products is 'A product sold by size has stock by size, so its own stock is 0.';
comment on table product_sizes is 'The sizes of a bangle or a ring, each with its own stock. A size with an empty name is stored but not offered.';
comment on table product_colours is 'The colours of a product. They have stock, except those of a product sold by size, which are only available or not.';

-- The same as before, with the number of sizes.
create or replace function products_recount(ids uuid[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;

  update products p
  set size_count = c.size_count, sizes_stock = c.sizes_stock, has_colours = c.has_colours, colours_stock = c.colours_stock,
      colour_slugs = c.colour_slugs
  from (
    -- Joined, not looked up one by one: the tables may have grown since this was planned.
    select id, coalesce(s.sizes, 0)::int as size_count, coalesce(s.stock, 0)::int as sizes_stock,
           k.product_id is not null as has_colours, coalesce(k.stock, 0)::int as colours_stock,
           coalesce(k.slugs, '{}') as colour_slugs
    from unnest(ids) as changed (id)
    left join (
      select product_id, count(*) as sizes, sum(stock) filter (where available and name <> '') as stock
      from product_sizes where product_id = any (ids) group by product_id
    ) s on s.product_id = id
    left join (
      select product_id, sum(stock) filter (where available) as stock,
             array_agg(slug order by position, slug) filter (where available) as slugs
      from product_colours where product_id = any (ids) group by product_id
    ) k on k.product_id = id
  ) c
  where p.id = c.id
    and (p.size_count, p.sizes_stock, p.has_colours, p.colours_stock, p.colour_slugs)
        is distinct from (c.size_count, c.sizes_stock, c.has_colours, c.colours_stock, c.colour_slugs);
end $$;
