-- Products in Bangla. Both columns are optional, so that a shop in English only is complete.
-- oldest program: 0031

alter table products
  add column name_bn        text not null default '',
  add column description_bn text not null default '',
  add constraint products_name_bn_length check (length(name_bn) <= 300),
  add constraint products_description_bn_length check (length(description_bn) <= 20000);
comment on column products.name_bn is 'Shown on Bangla pages; where it is empty, the name is.';
comment on column products.description_bn is 'Shown on Bangla pages; where it is empty, the description is.';
comment on constraint products_name_bn_length on products is 'A name in Bangla is at most as long as a name.';
comment on constraint products_description_bn_length on products is 'A description in Bangla is at most as long as a description.';

-- The search also finds the words of the Bangla name and description, and the shade of a cosmetic.
alter table products drop column search;
alter table products add column search tsvector not null generated always as (
  setweight(to_tsvector('simple'::regconfig, name || ' ' || name_bn), 'A')
  || setweight(to_tsvector('simple'::regconfig, category || ' ' || coalesce(subcategory, '') || ' ' || joined(tags) || ' ' || joined(colour_slugs) || ' ' || shade), 'B')
  || setweight(to_tsvector('simple'::regconfig, description || ' ' || description_bn), 'C')
) stored;
create index products_search on products using gin (search) where listed;
create index products_hidden_search on products using gin (search) where not is_active and deleted_at is null;

-- As before, with the Bangla name.
create or replace function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  named uuid[] := ids || array(select component_id from combo_components where combo_id = any (ids));
begin
  return (
    select coalesce(json_agg(sold), '[]') from (
      select p.id, p.name, p.name_bn as "nameBn", p.category, p.price as "pricePoisha", p.original_price as "originalPoisha",
             p.cost_price as "costPoisha", p.stock,
             p.available_stock as available, p.available_stock > 0 as "inStock", p.listed,
             (select coalesce(json_agg(json_build_object(
                'url', i.url, 'publicId', coalesce(nullif(i.public_id, ''), i.upload_id::text, ''), 'alt', i.alt,
                'width', i.width, 'height', i.height) order by i.position), '[]')
              from product_images i where i.product_id = p.id) as images,
             (select coalesce(json_agg(json_build_object('size', s.name, 'stock', s.stock, 'available', s.available)
                                       order by s.position), '[]')
              from product_sizes s where s.product_id = p.id) as sizes,
             (select coalesce(json_agg(json_build_object('name', c.name, 'stock', c.stock, 'available', c.available)
                                       order by c.position), '[]')
              from product_colours c where c.product_id = p.id) as colors,
             (select coalesce(json_agg(json_build_object('product', m.component_id, 'quantity', m.quantity,
                                                         'selectedSize', m.size, 'selectedColor', m.colour)
                                       order by m.position), '[]')
              from combo_components m where m.combo_id = p.id) as components
      from products p where p.id = any (named)
    ) sold
  );
end $$;
