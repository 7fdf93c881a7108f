-- Combos that are made of other products of the catalogue. Their stock is that of their components.

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts), which writes products.components_stock.
select pg_advisory_xact_lock(7202403);

alter table products
  add column is_combo_product boolean not null generated always as (is_combo or category = 'combo') stored,
  add column components_stock integer,
  drop column available_stock,
  add column available_stock integer not null generated always as (
    case
      when components_stock is not null then components_stock
      when has_colours and colour_slugs = '{}' then 0
      when is_sold_by_size(category, size_count) then sizes_stock
      when has_colours then least(stock, colours_stock)
      else stock
    end
  ) stored,
  add constraint products_combo_key unique (is_combo_product, id),
  add constraint products_components_stock_not_negative check (components_stock >= 0),
  add constraint products_combo_stock_in_components check (components_stock is null or stock = 0);
comment on column products.is_combo_product is 'A combo, by its category or its flag.';
comment on column products.components_stock is 'How often a combo can be put together from what is left of its components. Null for a product without components. Derived: see server/projections/comboStock.ts.';
comment on column products.available_stock is 'Pieces that can be bought: what the components of a combo allow, the sum over sizes for a product sold by size, the smaller of the product''s own stock and its colours'' stock for products with colours, otherwise its own stock. Not indexed, so that a sale stays a heap-only update.';
comment on constraint products_combo_key on products is 'Lets combo_components name a combo, and a product that is none. The id is last, so that no product is looked up in it.';
comment on constraint products_components_stock_not_negative on products is 'What is not there cannot be sold.';
comment on constraint products_combo_stock_in_components on products is 'A combo with components has no stock of its own.';

create table combo_components (
  combo_id     uuid    not null,
  position     integer not null,
  component_id uuid    not null,
  quantity     integer not null,
  size         text,
  colour       text,
  colour_slug  text,
  of_combo     boolean not null generated always as (true) stored,
  is_combo     boolean not null generated always as (false) stored,
  constraint combo_components_pkey primary key (combo_id, position),
  constraint combo_components_once_key unique nulls not distinct (combo_id, component_id, size, colour_slug),
  constraint combo_components_combo_fkey foreign key (of_combo, combo_id) references products (is_combo_product, id)
    on delete cascade deferrable initially deferred,
  constraint combo_components_component_fkey foreign key (is_combo, component_id) references products (is_combo_product, id)
    on delete restrict deferrable initially deferred,
  constraint combo_components_quantity_bounded check (quantity between 1 and 100),
  constraint combo_components_size_given check (btrim(size) <> '' and length(size) <= 50),
  constraint combo_components_colour_given check (btrim(colour) <> '' and length(colour) <= 50),
  constraint combo_components_colour_named check ((colour is null) = (colour_slug is null))
);
create index combo_components_component on combo_components (component_id);
comment on table combo_components is 'The products that a combo is made of.';
comment on column combo_components.quantity is 'Pieces in one combo.';
comment on column combo_components.size is 'Null where it has no sizes, or the customer chooses the size.';
comment on constraint combo_components_pkey on combo_components is 'One component per position.';
comment on constraint combo_components_once_key on combo_components is 'A combo names a product in a size and color once.';
comment on constraint combo_components_combo_fkey on combo_components is 'Only a combo has components.';
comment on constraint combo_components_component_fkey on combo_components is 'A component is a product that is no combo itself.';
comment on constraint combo_components_quantity_bounded on combo_components is 'A combo holds 1 to 100 pieces of a component.';
comment on constraint combo_components_size_given on combo_components is 'A size has a short name.';
comment on constraint combo_components_colour_given on combo_components is 'A colour has a short name.';
comment on constraint combo_components_colour_named on combo_components is 'A colour has its slug.';

create table order_line_components (
  order_id   uuid    not null,
  position   integer not null,
  place      integer not null,
  product_id uuid,
  name       text    not null,
  quantity   integer not null,
  size       text,
  colour     text,
  constraint order_line_components_pkey primary key (order_id, position, place),
  constraint order_line_components_line_fkey foreign key (order_id, position) references order_lines (order_id, position) on delete cascade,
  constraint order_line_components_product_fkey foreign key (product_id) references products (id) on delete set null,
  constraint order_line_components_name_given check (btrim(name) <> ''),
  constraint order_line_components_quantity_positive check (quantity > 0)
);
comment on table order_line_components is 'What a combo was made of when it was ordered. This is what its pieces took from the stock and give back to it, whatever the owner changes later.';
comment on column order_line_components.quantity is 'Pieces in one piece of the line.';
comment on constraint order_line_components_pkey on order_line_components is 'One component per place.';
comment on constraint order_line_components_line_fkey on order_line_components is 'A component belongs to a line of an order.';
comment on constraint order_line_components_product_fkey on order_line_components is 'The product, as long as it exists.';
comment on constraint order_line_components_name_given on order_line_components is 'A component has the name of what was bought.';
comment on constraint order_line_components_quantity_positive on order_line_components is 'At least one piece of it is in the combo.';

-- The same as before. A combo has its components' colours, too.
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
           coalesce(m.slugs, k.slugs, '{}') as colour_slugs
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
    left join (
      select combo_id, array_agg(slug order by place) as slugs
      from (
        select combo_id, colour_slug as slug, min(position) as place
        from combo_components where combo_id = any (ids) and colour_slug is not null group by 1, 2
      ) named group by combo_id
    ) m on m.combo_id = id
  ) c
  where p.id = c.id
    and (p.size_count, p.sizes_stock, p.has_colours, p.colours_stock, p.colour_slugs)
        is distinct from (c.size_count, c.sizes_stock, c.has_colours, c.colours_stock, c.colour_slugs);
end $$;

-- The same as before, with the components of combos. The products that they name are returned, too.
create or replace function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  named uuid[] := ids || array(select component_id from combo_components where combo_id = any (ids));
begin
  return (
    select coalesce(json_agg(sold), '[]') from (
      select p.id, p.name, p.category, p.price as "pricePoisha", p.original_price as "originalPoisha",
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
