-- A colour is looked for along an order, past all products that don't have it: read from the index alone, these cost
-- nothing. Where prices stand close together, thousands are passed by for one page.

drop index products_by_price;
create index products_by_price on products (price, id) include (colour_slugs) where listed;
drop index products_category_newest;
create index products_category_newest on products (category, created_at, id) include (colour_slugs) where listed;
drop index products_category_by_price;
create index products_category_by_price on products (category, price, id) include (colour_slugs) where listed;
drop index products_category_by_name;
create index products_category_by_name on products (category, name_sort, id) include (colour_slugs) where listed;
