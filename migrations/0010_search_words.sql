-- The words that products are called by, so that a misspelt one can be put right: 'bangel' is nearest to 'bangle'.
-- Some tens of thousands of words whatever the number of products, so finding the nearest stays quick. Words are only
-- ever added: one that no product has any more finds nothing, which is what the misspelt one did.

create table search_words (
  word text not null,
  constraint search_words_pkey primary key (word)
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
comment on table search_words is 'Words of names, tags, categories and colours, as the search sees them.';

create function products_add_search_words() returns trigger language plpgsql as $$
begin
  -- An update that leaves name, tags and colours alone, as each sale is, brings no new words.
  if tg_op = 'UPDATE' then
    if not exists (
      select 1 from old_rows o join new_rows n using (id)
      where (o.name, o.category, o.subcategory, o.tags, o.colour_slugs) is distinct from (n.name, n.category, n.subcategory, n.tags, n.colour_slugs)
    ) then
      return null;
    end if;
  end if;
  insert into search_words (word)
  select distinct w.lexeme
  from new_rows r, unnest(ts_filter(r.search, '{a,b}')) w
  where length(w.lexeme) between 3 and 60
  order by 1
  on conflict do nothing;
  return null;
end $$;

create trigger products_worded_in after insert on products
  referencing new table as new_rows for each statement execute function products_add_search_words();
create trigger products_worded_again after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function products_add_search_words();

