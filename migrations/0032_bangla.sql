-- Products in Bangla. Both columns are optional, so that a shop in English only is complete.
-- oldest program: 0030
--
-- The search finds the words of both languages, and the shade of a cosmetic. A generated column with another expression would
-- rewrite the table while nobody can read it. So a plain column, which a trigger fills, takes the place of products.search:
-- this migration adds it, 0037 fills it in small batches and creates its indexes, and 0038 exchanges the two.

alter table products
  add column name_bn        text     not null default '',
  add column description_bn text     not null default '',
  add column next_search    tsvector not null default '',
  add constraint products_name_bn_length check (length(name_bn) <= 300) not valid,
  add constraint products_description_bn_length check (length(description_bn) <= 20000) not valid;
comment on column products.name_bn is 'Shown on Bangla pages; where it is empty, the name is.';
comment on column products.description_bn is 'Shown on Bangla pages; where it is empty, the description is.';
comment on constraint products_name_bn_length on products is 'A name in Bangla is at most as long as a name.';
comment on constraint products_description_bn_length on products is 'A description in Bangla is at most as long as a description.';

-- Integrity: the words follow from the row, whichever program writes it, as in a generated column. A value that a statement
-- sets is ignored.
create function products_fill_search() returns trigger language plpgsql as $$
begin
  new.next_search =
    setweight(to_tsvector('simple'::regconfig, new.name || ' ' || new.name_bn), 'A')
    || setweight(to_tsvector('simple'::regconfig, new.category || ' ' || coalesce(new.subcategory, '') || ' ' || joined(new.tags) || ' ' || joined(new.colour_slugs) || ' ' || new.shade), 'B')
    || setweight(to_tsvector('simple'::regconfig, new.description || ' ' || new.description_bn), 'C');
  return new;
end $$;
create trigger products_search_filled
  before insert or update of name, name_bn, category, subcategory, tags, colour_slugs, shade, description, description_bn, next_search
  on products for each row execute function products_fill_search();
comment on trigger products_search_filled on products is 'The search finds the words that the product has now.';

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
