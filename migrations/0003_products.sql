-- Products with their sizes, colours, images and combo contents; uploaded photos.
-- Money is whole poisha (a hundredth of a taka).

create table uploads (
  id          uuid        not null,
  owner_id    uuid,
  kind        text        not null,
  storage_key text        not null,
  format      text        not null,
  bytes       integer     not null,
  width       integer     not null,
  height      integer     not null,
  sha256      bytea       not null,
  created_at  timestamptz not null default now(),
  constraint uploads_pkey primary key (id),
  constraint uploads_storage_key_key unique (storage_key),
  constraint uploads_owner_fkey foreign key (owner_id) references users (id) on delete set null,
  constraint uploads_kind_known check (kind in ('product', 'review')),
  constraint uploads_format_known check (format in ('jpeg', 'png', 'webp', 'avif')),
  constraint uploads_size_bounded check (bytes > 0),
  constraint uploads_pixels_bounded check (width > 0 and height > 0 and width::bigint * height <= 40000000),
  constraint uploads_sha256_form check (length(sha256) = 32)
);
create index uploads_owner on uploads (owner_id, created_at);
create index uploads_created on uploads (created_at);

comment on table uploads is 'Uploaded photos. Their bytes are in the photo storage under storage_key.';
comment on constraint uploads_storage_key_key on uploads is 'No two uploads share a stored file.';
comment on constraint uploads_owner_fkey on uploads is 'Who uploaded it; null for the demo catalogue.';
comment on constraint uploads_kind_known on uploads is 'A photo belongs to a product or a review.';
comment on constraint uploads_format_known on uploads is 'A photo is JPEG, PNG, WebP or AVIF.';
comment on constraint uploads_size_bounded on uploads is 'A photo is not empty.';
comment on constraint uploads_pixels_bounded on uploads is 'A photo has at most 40 megapixels.';
comment on constraint uploads_sha256_form on uploads is 'The SHA-256 of the content.';

-- Joins words into one text. Declared immutable, which it is for text, so that generated columns may use it.
create function joined(words text[]) returns text language sql immutable parallel safe
  return array_to_string(words, ' ');

create table products (
  id             uuid        not null,
  name           text        not null,
  description    text        not null,
  price          bigint      not null,
  original_price bigint,
  category       text        not null,
  subcategory    text,
  stock          integer     not null default 0,
  tags           text[]      not null default '{}',
  specifications json        not null default '{}',
  featured       boolean     not null default false,
  is_new_arrival boolean     not null default false,
  is_combo       boolean     not null default false,
  combo_discount integer,
  is_active      boolean     not null default true,
  version        integer     not null default 1,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  deleted_at     timestamptz,

  -- Sums over sizes, colours and reviews. The command that writes these updates them in the same transaction: see
  -- products_recount and products_add_stars.
  sizes_stock    integer     not null default 0,
  has_colours    boolean     not null default false,
  colours_stock  integer     not null default 0,
  colour_slugs   text[]      not null default '{}',
  stars          integer[]   not null default '{0,0,0,0,0}',

  -- Computed from the row itself.
  listed          boolean not null generated always as (is_active and deleted_at is null) stored,
  available_stock integer not null generated always as (
    case
      when has_colours and colour_slugs = '{}' then 0
      when category = 'bangles' then sizes_stock
      when has_colours then least(stock, colours_stock)
      else stock
    end
  ) stored,
  review_count    integer not null generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored,
  rating_sum      integer not null generated always as (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]) stored,
  name_sort       text collate "C" not null generated always as (lower(name)) stored,
  search          tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, name), 'A')
    || setweight(to_tsvector('simple'::regconfig, category || ' ' || coalesce(subcategory, '') || ' ' || joined(tags) || ' ' || joined(colour_slugs)), 'B')
    || setweight(to_tsvector('simple'::regconfig, description), 'C')
  ) stored,

  constraint products_pkey primary key (id),
  constraint products_name_given check (btrim(name) <> '' and length(name) <= 300),
  constraint products_description_given check (btrim(description) <> '' and length(description) <= 20000),
  constraint products_price_positive check (price between 1 and 100000000000),
  constraint products_original_price_positive check (original_price between 1 and 100000000000),
  constraint products_category_known check (category in ('bangles', 'earrings', 'cosmetics', 'necklaces', 'rings', 'alna', 'combo')),
  constraint products_stock_not_negative check (stock >= 0),
  constraint products_bangle_stock_in_sizes check (category <> 'bangles' or stock = 0),
  constraint products_stock_bounded check (stock <= 1000000),
  constraint products_combo_discount_percent check (combo_discount between 0 and 100),
  constraint products_specifications_map check (json_typeof(specifications) = 'object'),
  constraint products_tags_given check (array_position(tags, null) is null and array_position(tags, '') is null),
  constraint products_version_counts check (version >= 1),
  constraint products_stars_not_negative check (array_length(stars, 1) = 5 and 0 <= all (stars))
) with (fillfactor = 85);
comment on table products is 'The catalogue. A deleted product stays as a row, so that orders, reviews and the stock ledger can still name it.';
comment on column products.specifications is 'json, not jsonb, because json preserves the order in which the owner typed them.';
comment on column products.version is 'Incremented by each edit of an admin. An edit names the version it started from, so that two admins cannot overwrite each other unnoticed. A sale is no edit.';
comment on column products.sizes_stock is 'Pieces over the available sizes.';
comment on column products.has_colours is 'The customer has to choose a colour.';
comment on column products.colours_stock is 'Pieces over the available colours.';
comment on column products.colour_slugs is 'The available colours, as the colour filter names them.';
comment on column products.stars is 'How many reviews gave 1, 2, 3, 4 and 5 stars.';
comment on column products.listed is 'On sale: active and not deleted.';
comment on column products.available_stock is 'Pieces that can be bought: the sum over sizes for bangles, the smaller of the product''s own stock and its colours'' stock for products with colours, otherwise its own stock. Not indexed, so that a sale stays a heap-only update.';
comment on column products.name_sort is 'The sort key of the name: lower case, by code point, the same on every machine.';
comment on constraint products_name_given on products is 'Product name is required.';
comment on constraint products_description_given on products is 'Description is required.';
comment on constraint products_price_positive on products is 'A price is greater than 0 (and at most 100 crore taka: above that it is a typing error).';
comment on constraint products_original_price_positive on products is 'An original price is optional. If given, it is greater than 0.';
comment on constraint products_category_known on products is 'There are seven categories.';
comment on constraint products_stock_not_negative on products is 'Stock never goes below 0: what is not there cannot be sold.';
comment on constraint products_bangle_stock_in_sizes on products is 'Bangles have stock by size, so their own stock is 0.';
comment on constraint products_stock_bounded on products is 'A stock above a million is a typing error.';
comment on constraint products_combo_discount_percent on products is 'A discount is a percentage.';
comment on constraint products_specifications_map on products is 'Specifications are a map of names to values.';
comment on constraint products_tags_given on products is 'A tag is not blank.';
comment on constraint products_version_counts on products is 'Versions count from 1.';
comment on constraint products_stars_not_negative on products is 'Five counts of reviews, none below 0.';

create table product_sizes (
  product_id  uuid    not null,
  name        text    not null,
  measurement text    not null default '',
  stock       integer not null default 0,
  available   boolean not null default true,
  position    integer not null default 0,
  constraint product_sizes_pkey primary key (product_id, name),
  constraint product_sizes_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint product_sizes_name_given check (length(name) <= 50 and name = btrim(name)),
  constraint product_sizes_stock_not_negative check (stock >= 0),
  constraint product_sizes_stock_bounded check (stock <= 1000000)
) with (fillfactor = 85);

comment on table product_sizes is 'The sizes of a bangle, each with its own stock. A size with an empty name is stored but not offered.';
comment on constraint product_sizes_pkey on product_sizes is 'Duplicate sizes are not allowed.';
comment on constraint product_sizes_product_fkey on product_sizes is 'A size belongs to a product.';
comment on constraint product_sizes_name_given on product_sizes is 'A size''s name is short and trimmed.';
comment on constraint product_sizes_stock_not_negative on product_sizes is 'Stock never goes below 0: what is not there cannot be sold.';
comment on constraint product_sizes_stock_bounded on product_sizes is 'A stock above a million is a typing error.';

create table product_colours (
  product_id uuid    not null,
  slug       text    not null,
  name       text    not null,
  hex        text    not null default '',
  stock      integer not null default 0,
  available  boolean not null default true,
  position   integer not null default 0,
  constraint product_colours_pkey primary key (product_id, slug),
  constraint product_colours_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint product_colours_name_given check (btrim(name) <> '' and length(name) <= 50),
  constraint product_colours_slug_form check (slug <> '' and slug !~ '[[:space:]]' and slug = lower(slug)),
  constraint product_colours_stock_not_negative check (stock >= 0),
  constraint product_colours_stock_bounded check (stock <= 1000000)
) with (fillfactor = 85);

comment on table product_colours is 'The colours of a product. They have stock, except a bangle''s, which are only available or not.';
comment on column product_colours.slug is 'The name as the colour filter writes it: Rose Gold is rose-gold.';
comment on column product_colours.hex is 'As entered. A page shows it if it is a valid colour, otherwise it uses the name.';
comment on constraint product_colours_pkey on product_colours is 'Duplicate colors are not allowed.';
comment on constraint product_colours_product_fkey on product_colours is 'A colour belongs to a product.';
comment on constraint product_colours_name_given on product_colours is 'A colour has a name.';
comment on constraint product_colours_slug_form on product_colours is 'A slug is lower case without blanks.';
comment on constraint product_colours_stock_not_negative on product_colours is 'Stock never goes below 0: what is not there cannot be sold.';
comment on constraint product_colours_stock_bounded on product_colours is 'A stock above a million is a typing error.';

create table product_images (
  product_id uuid    not null,
  position   integer not null,
  upload_id  uuid,
  url        text    not null,
  public_id  text    not null default '',
  alt        text    not null default '',
  colour     text    not null default '',
  width      integer,
  height     integer,
  constraint product_images_pkey primary key (product_id, position),
  constraint product_images_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint product_images_upload_fkey foreign key (upload_id) references uploads (id) on delete restrict,
  constraint product_images_url_given check (btrim(url) <> '' and length(url) <= 2000),
  constraint product_images_alt_length check (length(alt) <= 500),
  constraint product_images_colour_length check (length(colour) <= 100),
  constraint product_images_size_known check ((width is null) = (height is null) and width > 0 and height > 0)
);
create index product_images_upload on product_images (upload_id);

comment on table product_images is 'A product''s photos in their order, the first on its card.';
comment on column product_images.public_id is 'The name the owner''s program gave it; the upload''s id for an upload.';
comment on constraint product_images_pkey on product_images is 'One photo per position.';
comment on constraint product_images_product_fkey on product_images is 'A photo belongs to a product.';
comment on constraint product_images_upload_fkey on product_images is 'An upload in use by a product cannot be deleted.';
comment on constraint product_images_url_given on product_images is 'A photo has a URL.';
comment on constraint product_images_alt_length on product_images is 'A description of a photo is short.';
comment on constraint product_images_size_known on product_images is 'Width and height are known together, so that pages can reserve the space.';
comment on column product_images.colour is 'The colour of the product that it shows; empty if it shows none in particular. Choosing the colour shows the photo.';
comment on constraint product_images_colour_length on product_images is 'The name of a colour is short.';

create table combo_items (
  product_id  uuid    not null,
  position    integer not null,
  name        text    not null,
  description text    not null default '',
  constraint combo_items_pkey primary key (product_id, position),
  constraint combo_items_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint combo_items_name_given check (btrim(name) <> '' and length(name) <= 300)
);

comment on table combo_items is 'The contents of a combo.';
comment on constraint combo_items_pkey on combo_items is 'One item per position.';
comment on constraint combo_items_product_fkey on combo_items is 'An item belongs to a combo product.';
comment on constraint combo_items_name_given on combo_items is 'An item of a combo has a name.';

-- ── A product's sums ───────────────────────────────────────────────────────────────────────────────────────────
-- Rows are locked in the order of their ids, so that two transactions that change the same products wait and never
-- deadlock. A command that changes sizes or colours in several statements locks the products first, in the same order.

-- A command that inserts, changes or deletes sizes or colours calls this in its transaction.
create function products_recount(ids uuid[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;

  update products p
  set sizes_stock = c.sizes_stock, has_colours = c.has_colours, colours_stock = c.colours_stock, colour_slugs = c.colour_slugs
  from (
    -- Joined, not looked up one by one: the tables may have grown since this was planned.
    select id, coalesce(s.stock, 0)::int as sizes_stock, k.product_id is not null as has_colours,
           coalesce(k.stock, 0)::int as colours_stock, coalesce(k.slugs, '{}') as colour_slugs
    from unnest(ids) as changed (id)
    left join (
      select product_id, sum(stock) filter (where available and name <> '') as stock
      from product_sizes where product_id = any (ids) group by product_id
    ) s on s.product_id = id
    left join (
      select product_id, sum(stock) filter (where available) as stock,
             array_agg(slug order by position, slug) filter (where available) as slugs
      from product_colours where product_id = any (ids) group by product_id
    ) k on k.product_id = id
  ) c
  where p.id = c.id
    and (p.sizes_stock, p.has_colours, p.colours_stock, p.colour_slugs)
        is distinct from (c.sizes_stock, c.has_colours, c.colours_stock, c.colour_slugs);
end $$;

-- A command that writes or deletes reviews calls this in its transaction.
create function products_add_stars(ids uuid[], ratings int[], deltas int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;
  update products p
  set stars = array[p.stars[1] + c.one, p.stars[2] + c.two, p.stars[3] + c.three, p.stars[4] + c.four, p.stars[5] + c.five]
  from (
    select id, coalesce(sum(delta) filter (where rating = 1), 0)::int as one,
               coalesce(sum(delta) filter (where rating = 2), 0)::int as two,
               coalesce(sum(delta) filter (where rating = 3), 0)::int as three,
               coalesce(sum(delta) filter (where rating = 4), 0)::int as four,
               coalesce(sum(delta) filter (where rating = 5), 0)::int as five
    from unnest(ids, ratings, deltas) as given (id, rating, delta) group by id
  ) c
  where p.id = c.id;
end $$;

-- ── Lists ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- Every sort of a list is an index in that order, read forwards or backwards, with the id as tie-break. So a page costs
-- the same in a shop of a thousand and of a million products.

create index products_newest on products (created_at, id) where listed;
-- A filter by colour walks a sort past all products without it, thousands of them where prices are close together. With the
-- colours in the index, it does so without reading the table.
create index products_by_price on products (price, id) include (colour_slugs) where listed;
create index products_by_name on products (name_sort, id) where listed;
create index products_category_newest on products (category, created_at, id) include (colour_slugs) where listed;
create index products_category_by_price on products (category, price, id) include (colour_slugs) where listed;
create index products_category_by_name on products (category, name_sort, id) include (colour_slugs) where listed;

create index products_featured on products (created_at, id) where listed and featured;
create index products_new_arrivals on products (created_at, id) where listed and is_new_arrival;
create index products_combos on products (created_at, id) where listed and (is_combo or category = 'combo');

-- Finds a rare colour without a walk through a sort.
create index products_colours on products using gin (colour_slugs) where listed;

-- An owner may hide many products at once, so the admin's list has indexes for these, too.
create index products_hidden_newest on products (created_at, id) where not is_active and deleted_at is null;
create index products_hidden_by_price on products (price, id) where not is_active and deleted_at is null;
create index products_hidden_by_name on products (name_sort, id) where not is_active and deleted_at is null;
create index products_hidden_category on products (category, created_at, id) where not is_active and deleted_at is null;

create index products_deleted on products (deleted_at, id) where deleted_at is not null;
comment on index products_deleted is 'Finds and counts deleted products.';

-- ── Groups of products, counted by product_counts ──────────────────────────────────────────────────────────────

-- The 50-taka step of a price. A multiple of 50 taka has a step of its own, between those around it.
create function price_step(price bigint) returns integer language sql immutable parallel safe
  return (2 * (price / 5000) + case when price % 5000 = 0 then 0 else 1 end)::integer;

create function product_sections(is_new_arrival boolean, featured boolean, is_combo boolean, category text) returns text[]
language sql immutable parallel safe
  return array_remove(array[
    '', case when is_new_arrival then 'new-arrivals' end, case when featured then 'featured' end,
    case when is_combo or category = 'combo' then 'combos' end], null);
comment on function product_sections is 'The sections that list a product, and '''' for the whole shop, which lists all.';
