-- What an order costs PostgreSQL. Nothing is stored in another way.
-- oldest program: 0034

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

-- ── Checks ─────────────────────────────────────────────────────────────────────────────────────────────────────

-- PostgreSQL reads all checks of a table again for each statement that writes it. A list as one constant is read in a third of
-- the time that a list of constants takes. The rules are the same.

alter table stock_movements
  drop constraint stock_movements_unit_known,
  add constraint stock_movements_unit_known check (unit = any ('{product,size,colour,batch}'::text[])),
  drop constraint stock_movements_reason_known,
  add constraint stock_movements_reason_known check (reason = any (
    '{initial,order,cancel,edit,restock,import,removed,return,order_edit,count,damaged,gift,expired,sellable}'::text[])),
  drop constraint stock_movements_order_named,
  add constraint stock_movements_order_named check (
    (reason = any ('{order,cancel,return,order_edit}'::text[])) = (order_id is not null)
  ),
  drop constraint stock_movements_direction,
  add constraint stock_movements_direction check (
    case when reason = any ('{order,removed,damaged,gift,expired}'::text[]) then delta < 0
         when reason = any ('{initial,cancel,return,sellable}'::text[]) then delta > 0
         else true end
  );
comment on constraint stock_movements_unit_known on stock_movements is 'A product, a size, a colour or a batch has stock.';
comment on constraint stock_movements_reason_known on stock_movements is 'Every change of stock has one of these reasons.';
comment on constraint stock_movements_order_named on stock_movements is 'Movements of orders, cancellations, returns and edited orders name their order, and no others do.';
comment on constraint stock_movements_direction on stock_movements is 'Orders take stock; cancelling and returning give it back. What is damaged, given away or expired is gone.';

alter table order_status_history
  drop constraint order_status_history_status_known,
  add constraint order_status_history_status_known check (
    status = any ('{pending,processing,shipped,delivered,cancelled}'::text[])
  );
comment on constraint order_status_history_status_known on order_status_history is 'An order is pending, processing, shipped, delivered or cancelled.';

alter table orders
  drop constraint orders_status_known,
  add constraint orders_status_known check (status = any ('{pending,processing,shipped,delivered,cancelled}'::text[])),
  drop constraint orders_confirmation_known,
  add constraint orders_confirmation_known check (confirmation = any ('{to_call,no_answer,confirmed,refused}'::text[])),
  drop constraint orders_call_time_known,
  add constraint orders_call_time_known check (call_time = any ('{any,morning,afternoon,evening}'::text[])),
  drop constraint orders_source_known,
  add constraint orders_source_known check (source = any ('{shop,phone,message,counter}'::text[]));
comment on constraint orders_status_known on orders is 'An order is pending, processing, shipped, delivered or cancelled.';
comment on constraint orders_confirmation_known on orders is 'The customer is to be called, did not answer, has confirmed or has refused.';
comment on constraint orders_call_time_known on orders is 'The times of the day that checkout offers.';
comment on constraint orders_source_known on orders is 'An order came from the website, by phone, from a message or over the counter.';

alter table products
  drop constraint products_category_known,
  add constraint products_category_known check (
    category = any ('{bangles,earrings,cosmetics,necklaces,rings,alna,combo}'::text[])
  );
comment on constraint products_category_known on products is 'There are seven categories.';
