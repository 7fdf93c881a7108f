-- What goods cost the shop: by product, by restock, and copied into each line when it is sold. What follows from it: margins.

-- The lock of whoever applies events (see server/outbox/outboxQueries.ts), so that order_margins is filled between two batches.
select pg_advisory_xact_lock(7202403);

alter table products
  add column cost_price bigint,
  add constraint products_cost_price_positive check (cost_price between 1 and 100000000000);
comment on column products.cost_price is 'What one piece costs the shop, in poisha: the average of what is there. Null where it is not known.';
comment on constraint products_cost_price_positive on products is 'A cost is optional. If known, it is greater than 0.';

alter table order_lines
  add column unit_cost bigint,
  add constraint order_lines_unit_cost_positive check (unit_cost > 0);
comment on column order_lines.unit_cost is 'What one piece cost the shop when it was sold, in poisha. Null where that was not known.';
comment on constraint order_lines_unit_cost_positive on order_lines is 'A cost is greater than 0, or not known.';

alter table stock_movements
  add column unit_cost bigint,
  add column supplier  text,
  add constraint stock_movements_unit_cost_positive check (unit_cost > 0),
  add constraint stock_movements_supplier_given check (btrim(supplier) <> '' and length(supplier) <= 100),
  add constraint stock_movements_bought_in_restock check (reason = 'restock' or unit_cost is null and supplier is null);
comment on column stock_movements.unit_cost is 'What one piece of a restock cost, in poisha.';
comment on column stock_movements.supplier is 'Whom a restock was bought from.';
comment on constraint stock_movements_unit_cost_positive on stock_movements is 'A cost is greater than 0, or not known.';
comment on constraint stock_movements_supplier_given on stock_movements is 'A supplier has a name of at most 100 characters, or is not known.';
comment on constraint stock_movements_bought_in_restock on stock_movements is 'Only what is restocked was bought.';

-- The same as before, with the cost.
create or replace function products_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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
              from product_colours c where c.product_id = p.id) as colors
      from products p where p.id = any (ids)
    ) sold
  );
end $$;

-- Derived: see server/projections/orderMargins.ts. No foreign key, like the other derived tables.
create table order_margins (
  order_id   uuid    not null,
  position   integer not null,
  day        date    not null,
  product_id uuid,
  pieces     bigint  not null,
  revenue    bigint  not null,
  cost       bigint,
  courier    bigint  not null,
  constraint order_margins_pkey primary key (order_id, position)
);
create index order_margins_day on order_margins (day);
comment on table order_margins is 'What each line of a delivered order brought and cost, and what the delivery of an order brought and cost. Amounts are in poisha.';
comment on column order_margins.position is 'The line''s place in the order; -1 for its delivery.';
comment on column order_margins.day is 'The day of Dhaka on which the order was placed.';
comment on column order_margins.pieces is 'What was delivered and kept.';
comment on column order_margins.cost is 'Of these pieces. Null where it is not known.';
comment on column order_margins.courier is 'What the courier charged: for the delivery, or for bringing the goods back.';

-- The rule, in one place. What an order brought is spread over its pieces that were kept, by their price; over all pieces
-- where none was kept. What was paid for the delivery comes first. The poisha that are left over go to the largest line, so
-- that the rows of a delivered order add up to what it brought. Each part is by order, so that a few orders are read fast.
create view margin_rows as
with delivered as not materialized (
  select o.id as order_id, (o.created_at at time zone 'Asia/Dhaka')::date as day,
         o.paid + o.collected - o.refunded as net, least(o.shipping_price, o.paid + o.collected - o.refunded) as delivery
  from orders o where o.status = 'delivered'
), lines as (
  select o.order_id, o.day, o.net - o.delivery as goods, l.position, l.product_id, l.unit_cost, l.quantity - b.pieces as pieces,
         l.price * l.quantity as ordered, l.price * (l.quantity - b.pieces) as kept
  from delivered o join order_lines l on l.order_id = o.order_id, lateral (
    select coalesce(sum(r.quantity), 0)::bigint as pieces
    from order_returns t join order_return_lines r on r.return_id = t.id
    where t.order_id = l.order_id and r.position = l.position
  ) b
), weighed as (
  select *, case when sum(kept) over (partition by order_id) > 0 then kept else ordered end as weight from lines
), shared as (
  select *, div(goods * weight::numeric, sum(weight) over (partition by order_id))::bigint as share,
         row_number() over (partition by order_id order by weight desc, position) = 1 as is_largest
  from weighed
)
select order_id, position, day, product_id, pieces,
       (share + case when is_largest then goods - sum(share) over (partition by order_id) else 0 end)::bigint as revenue,
       case when pieces = 0 then 0 else unit_cost * pieces end as cost, 0::bigint as courier
from shared
union all
select o.order_id, -1, o.day, null, 0, o.delivery, 0, coalesce(s.fee, 0)
from delivered o left join order_settlements s on s.order_id = o.order_id
where o.delivery <> 0 or s.fee <> 0
union all
select o.id, -1, (o.created_at at time zone 'Asia/Dhaka')::date, null, 0, 0, 0, c.courier_charge
from order_closings c join orders o on o.id = c.order_id
where o.status = 'cancelled' and c.courier_charge > 0;
comment on view margin_rows is 'The rows of order_margins as they are to be.';

insert into order_margins (order_id, position, day, product_id, pieces, revenue, cost, courier)
select order_id, position, day, product_id, pieces, revenue, cost, courier from margin_rows;
