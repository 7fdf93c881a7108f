-- The search by the words of both languages takes the place of the one before, under its name: no program, this one or the one
-- before, sees a difference but more matches. Only the catalogue of columns changes, so this takes milliseconds, and there is
-- nothing left for a later migration to drop.
-- oldest program: 0030

-- Also drops its two indexes.
alter table products drop column search;
alter table products rename column next_search to search;
alter index products_next_search rename to products_search;
alter index products_next_hidden_search rename to products_hidden_search;

create or replace function products_insert_search() returns trigger language plpgsql as $$
begin
  new.search = product_words(new);
  return new;
end $$;
create or replace function products_update_search() returns trigger language plpgsql as $$
begin
  update products set search = product_words(new) where id = new.id;
  return null;
end $$;
comment on column products.search is 'Filled by the triggers products_search_inserted and products_search_updated.';
