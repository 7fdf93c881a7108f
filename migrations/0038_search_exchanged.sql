-- The search by the words of both languages takes the place of the one before, under its name: no program, this one or the one
-- before, sees a difference but more matches. Only the catalogue of columns changes, so this takes milliseconds, and there is
-- nothing left for a later migration to drop.
-- oldest program: 0030

-- Also drops its two indexes.
alter table products drop column search;
alter table products rename column next_search to search;
alter index products_next_search rename to products_search;
alter index products_next_hidden_search rename to products_hidden_search;

create or replace function products_fill_search() returns trigger language plpgsql as $$
begin
  new.search =
    setweight(to_tsvector('simple'::regconfig, new.name || ' ' || new.name_bn), 'A')
    || setweight(to_tsvector('simple'::regconfig, new.category || ' ' || coalesce(new.subcategory, '') || ' ' || joined(new.tags) || ' ' || joined(new.colour_slugs) || ' ' || new.shade), 'B')
    || setweight(to_tsvector('simple'::regconfig, new.description || ' ' || new.description_bn), 'C');
  return new;
end $$;
comment on column products.search is 'Filled by the trigger products_search_filled.';
