-- The ways into the catalogue. Every sort of a listing is an index that already stands in that order, read forwards or
-- backwards, with the id as tie-break: a page costs the same in a shop of a thousand and of a million products.

create index products_newest on products (created_at, id) where listed;
create index products_by_price on products (price, id) where listed;
create index products_by_name on products (name_sort, id) where listed;
create index products_category_newest on products (category, created_at, id) where listed;
create index products_category_by_price on products (category, price, id) where listed;
create index products_category_by_name on products (category, name_sort, id) where listed;

create index products_featured on products (created_at, id) where listed and featured;
create index products_new_arrivals on products (created_at, id) where listed and is_new_arrival;
create index products_combos on products (created_at, id) where listed and (is_combo or category = 'combo');

-- A rare colour is found here rather than by walking a sort until twelve have turned up.
create index products_colours on products using gin (colour_slugs) where listed;

create index products_search on products using gin (search) where listed;

-- The admin's list also shows what is not on sale.
create index products_not_on_sale on products (created_at, id) where not is_active and deleted_at is null;
