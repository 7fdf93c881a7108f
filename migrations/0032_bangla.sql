-- Products in Bangla. Both columns are optional, so that a shop in English only is complete.
-- oldest program: 0030
--
-- The search finds the words of both languages, and the shade of a cosmetic. A generated column with another expression would
-- rewrite the table while nobody can read it. So a plain column, which triggers fill, takes the place of products.search:
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

create function product_words(p products) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('simple'::regconfig, p.name || ' ' || p.name_bn), 'A')
    || setweight(to_tsvector('simple'::regconfig, p.category || ' ' || coalesce(p.subcategory, '') || ' ' || joined(p.tags) || ' ' || joined(p.colour_slugs) || ' ' || p.shade), 'B')
    || setweight(to_tsvector('simple'::regconfig, p.description || ' ' || p.description_bn), 'C')
$$;
comment on function product_words is 'What the search finds a product by.';

-- Integrity: the words follow from the row, whichever program writes it, as in a generated column.
create function products_insert_search() returns trigger language plpgsql as $$
begin
  new.next_search = product_words(new);
  return new;
end $$;
create trigger products_search_inserted before insert on products for each row execute function products_insert_search();
comment on trigger products_search_inserted on products is 'The search finds the words that the product has now.';

-- After the update. Where a table has a trigger before updates, PostgreSQL takes every generated column for changed, also those
-- in the key products_combo_key. Then each sale would lock its product against the foreign keys of all other orders.
create function products_update_search() returns trigger language plpgsql as $$
begin
  update products set next_search = product_words(new) where id = new.id;
  return null;
end $$;
create trigger products_search_updated
  after update of name, name_bn, category, subcategory, tags, colour_slugs, shade, description, description_bn on products
  for each row
  when ((old.name, old.name_bn, old.category, old.subcategory, old.tags, old.colour_slugs, old.shade, old.description, old.description_bn)
    is distinct from
    (new.name, new.name_bn, new.category, new.subcategory, new.tags, new.colour_slugs, new.shade, new.description, new.description_bn))
  execute function products_update_search();
comment on trigger products_search_updated on products is 'The search finds the words that the product has now.';

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
