-- What customers want to know of cosmetics. Batches with an expiry date.

alter table products
  add column ingredients text not null default '',
  add column shade       text not null default '',
  add column net_content numeric(8, 2),
  add column net_unit    text,
  add column how_to_use  text not null default '',
  add column made_in     text not null default '',
  add column maker       text not null default '',
  add constraint products_ingredients_length check (length(ingredients) <= 3000),
  add constraint products_shade_length check (length(shade) <= 60),
  add constraint products_net_content_positive check (net_content > 0 and net_content <= 100000),
  add constraint products_net_unit_known check (net_unit in ('ml', 'g', 'pcs') and (net_content is null) = (net_unit is null)),
  add constraint products_how_to_use_length check (length(how_to_use) <= 3000),
  add constraint products_made_in_length check (length(made_in) <= 60),
  add constraint products_maker_length check (length(maker) <= 100),
  add constraint products_facts_of_cosmetics check (
    category = 'cosmetics' or net_content is null and ingredients = '' and shade = '' and how_to_use = '' and made_in = '' and maker = ''
  );
comment on column products.ingredients is 'As on the package (INCI).';
comment on column products.net_content is 'How much is in it, in net_unit. Null where it is not known.';
comment on constraint products_ingredients_length on products is 'A list of ingredients has at most 3,000 characters.';
comment on constraint products_shade_length on products is 'The name of a shade is short.';
comment on constraint products_net_content_positive on products is 'A net content is greater than 0, or not known.';
comment on constraint products_net_unit_known on products is 'A net content is in millilitres, grams or pieces.';
comment on constraint products_how_to_use_length on products is 'Instructions have at most 3,000 characters.';
comment on constraint products_made_in_length on products is 'The name of a country is short.';
comment on constraint products_maker_length on products is 'The name of a maker has at most 100 characters.';
comment on constraint products_facts_of_cosmetics on products is 'Only cosmetics have ingredients, a shade, a net content, instructions, a country and a maker.';

-- ── Batches ────────────────────────────────────────────────────────────────────────────────────────────────────
-- The pieces of a product with batches are in these. products.stock and product_colours.stock are then the sums of what can
-- be sold. A batch changes only under its product's lock.

alter table products add column has_batches boolean not null default false;
comment on column products.has_batches is 'Its stock follows from its batches.';

create table product_batches (
  id         uuid        not null,
  product_id uuid        not null,
  colour     text        not null default '',
  label      text        not null,
  expires_on date,
  pieces     integer     not null default 0,
  sellable   boolean     not null default true,
  created_at timestamptz not null default now(),
  constraint product_batches_pkey primary key (id),
  constraint product_batches_label_key unique (product_id, colour, label),
  constraint product_batches_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint product_batches_label_given check (label <> '' and label = btrim(label) and length(label) <= 40),
  constraint product_batches_expires_bounded check (expires_on between '2000-01-01' and '2099-12-31'),
  constraint product_batches_pieces_not_negative check (pieces >= 0),
  constraint product_batches_pieces_bounded check (pieces <= 1000000),
  constraint product_batches_undated_sellable check (sellable or expires_on is not null)
) with (fillfactor = 70);
create index product_batches_left on product_batches (expires_on, id) where pieces > 0;
create index product_batches_sold on product_batches (expires_on) where sellable;
create index product_batches_held on product_batches (expires_on) where not sellable;
comment on table product_batches is 'Pieces of a product that expire on the same day. Empty ones stay, so that orders can give pieces back to them.';
comment on column product_batches.colour is 'The slug of its color; empty for a product without colors.';
comment on column product_batches.expires_on is 'The last day in Dhaka on which it is good. Null for pieces that were there before the first batch.';
comment on column product_batches.sellable is 'Its pieces are in the product''s stock. Those that expire too soon are not.';
comment on index product_batches_left is 'The list of what expires soon.';
comment on index product_batches_sold is 'Finds what has come too close to its last day.';
comment on index product_batches_held is 'Finds what can be sold again, after the setting has changed.';
comment on constraint product_batches_label_key on product_batches is 'A product has a batch once in each color.';
comment on constraint product_batches_product_fkey on product_batches is 'A batch belongs to a product.';
comment on constraint product_batches_label_given on product_batches is 'A batch has a short label.';
comment on constraint product_batches_expires_bounded on product_batches is 'A date far away is a typing error.';
comment on constraint product_batches_pieces_not_negative on product_batches is 'Stock never goes below 0: what is not there cannot be sold.';
comment on constraint product_batches_pieces_bounded on product_batches is 'A stock above a million is a typing error.';
comment on constraint product_batches_undated_sellable on product_batches is 'Pieces without a date do not expire.';

create function products_check_batches() returns trigger language plpgsql as $$
declare
  checked uuid;
begin
  if tg_table_name = 'products' then checked := new.id; else checked := new.product_id; end if;
  if exists (
    select from products p where p.id = checked and p.has_batches and (
      p.category <> 'cosmetics'
      or p.stock <> (select coalesce(sum(b.pieces), 0) from product_batches b where b.product_id = p.id and b.sellable)
      or exists (
        select from product_colours c where c.product_id = p.id
          and c.stock <> (select coalesce(sum(b.pieces), 0) from product_batches b
                          where b.product_id = p.id and b.colour = c.slug and b.sellable)
      )
    )
  ) then
    raise exception 'product %: its stock is not what its batches add up to', checked
      using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
  end if;
  return null;
end $$;

create constraint trigger product_batches_add_up
  after insert or update of pieces, sellable, colour on product_batches deferrable initially deferred
  for each row execute function products_check_batches();
comment on trigger product_batches_add_up on product_batches is 'Batches that can be sold add up to the stock of their product, in each color.';
-- A product without batches does not call the function.
create constraint trigger products_batches_add_up
  after update of stock, category, has_batches on products deferrable initially deferred
  for each row when (new.has_batches) execute function products_check_batches();
comment on trigger products_batches_add_up on products is 'The stock of a product with batches is the sum of those that can be sold, in each color.';

alter table stock_movements
  drop constraint stock_movements_unit_known,
  drop constraint stock_movements_reason_known,
  drop constraint stock_movements_direction,
  add constraint stock_movements_unit_known check (unit in ('product', 'size', 'colour', 'batch')),
  add constraint stock_movements_reason_known check (reason in ('initial', 'order', 'cancel', 'edit', 'restock', 'import', 'removed', 'return', 'order_edit', 'count', 'damaged', 'gift', 'expired', 'sellable')),
  add constraint stock_movements_direction check (
    case reason when 'order' then delta < 0 when 'removed' then delta < 0 when 'initial' then delta > 0
                when 'cancel' then delta > 0 when 'return' then delta > 0
                when 'damaged' then delta < 0 when 'gift' then delta < 0
                when 'expired' then delta < 0 when 'sellable' then delta > 0 else true end
  );
comment on column stock_movements.unit is 'Whose stock: the product''s own, a size''s, a colour''s or a batch''s.';
comment on column stock_movements.unit_name is 'The size''s name, the colour''s slug or the batch''s id.';
comment on constraint stock_movements_unit_known on stock_movements is 'A product, a size, a colour or a batch has stock.';
comment on constraint stock_movements_reason_known on stock_movements is 'Every change of stock has one of these reasons.';
comment on constraint stock_movements_direction on stock_movements is 'Orders take stock; cancelling and returning give it back. What is damaged, given away or expired is gone.';

-- What an order needs to know of batches, beside products_for_sale: those that can be sold, of products that have any, also
-- of those that combos are made of.
create function batches_for_sale(ids uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  named uuid[] := ids || array(select component_id from combo_components where combo_id = any (ids));
begin
  return (
    select coalesce(json_agg(sold), '[]') from (
      select b.product_id as product, b.id, b.colour, b.label, b.expires_on as "expiresOn", b.pieces, b.sellable
      from product_batches b join products p on p.id = b.product_id and p.has_batches
      where b.product_id = any (named) and b.sellable and b.pieces > 0
    ) sold
  );
end $$;
