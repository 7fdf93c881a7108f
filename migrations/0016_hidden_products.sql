-- An owner may hide many products at once: those too are listed in every order, and counted, along an index.

drop index products_not_on_sale;
create index products_hidden_newest on products (created_at, id) where not is_active and deleted_at is null;
create index products_hidden_by_price on products (price, id) where not is_active and deleted_at is null;
create index products_hidden_by_name on products (name_sort, id) where not is_active and deleted_at is null;
create index products_hidden_category on products (category, created_at, id) where not is_active and deleted_at is null;
create index products_hidden_search on products using gin (search) where not is_active and deleted_at is null;
