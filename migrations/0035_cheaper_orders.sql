-- What an order costs PostgreSQL. Nothing is stored in another way.
-- oldest program: 0030

-- ── The products of a purchase ─────────────────────────────────────────────────────────────────────────────────

-- One row for each product with one of these ids, and for each component of the combos among them. A function in plain SQL
-- becomes a part of the statement that calls it, which is then planned once as a whole.
create function products_to_sell(ids uuid[]) returns setof json language sql stable as $$
  select row_to_json(sold) from (
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
            from combo_components m where m.combo_id = p.id) as components,
           -- Those that can be sold. Null for a product without batches.
           case when p.has_batches then (
             select json_agg(json_build_object('id', b.id, 'colour', b.colour, 'label', b.label,
                                               'expiresOn', b.expires_on, 'pieces', b.pieces, 'sellable', b.sellable))
             from product_batches b where b.product_id = p.id and b.sellable and b.pieces > 0) end as batches
    from products p
    where p.id = any (ids || array(select component_id from combo_components where combo_id = any (ids)))
  ) sold
$$;

-- For the functions of the cart, and for programs before this migration, which also call batches_for_sale.
create or replace function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select coalesce(json_agg(product), '[]') from products_to_sell(ids) product);
end $$;
