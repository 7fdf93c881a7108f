-- The owner can list deleted products and restore one. Only deleted products stand in the index.

create index products_deleted on products (deleted_at, id) where deleted_at is not null;
comment on index products_deleted is 'Finds and counts deleted products.';
