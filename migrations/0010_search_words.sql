-- The words of the catalogue, so that a misspelt one can be put right: 'bangel' is nearest to 'bangle'. Some tens of
-- thousands of words whatever the number of products, so finding the nearest stays quick. Words are only ever added:
-- one that no product has any more finds nothing, which is what the misspelt one did.

create table search_words (
  word  text collate "C" not null,
  named boolean not null,
  constraint search_words_pkey primary key (word)
);
create index search_words_similar on search_words using gin (word gin_trgm_ops) where named;
comment on table search_words is 'Every word the search can find.';
comment on column search_words.named is 'Stands in a name, tag, category or colour, not in descriptions alone: what a misspelt word may have meant.';

create function products_add_search_words() returns trigger language plpgsql as $$
begin
  -- An update of the stock, as each sale is, brings no new words.
  if tg_op = 'UPDATE' then
    if (select bool_or(o.search is distinct from n.search) from old_rows o join new_rows n using (id)) is not true then
      return null;
    end if;
  end if;
  insert into search_words as s (word, named)
  select w.lexeme, bool_or(w.weights && '{A,B}')
  from new_rows r, unnest(r.search) w
  where length(w.lexeme) between 2 and 60
  group by w.lexeme
  order by w.lexeme collate "C"
  on conflict (word) do update set named = true where excluded.named and not s.named;
  return null;
end $$;

create trigger products_worded_in after insert on products
  referencing new table as new_rows for each statement execute function products_add_search_words();
create trigger products_worded_again after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function products_add_search_words();

-- Each word as it is if some word of the catalogue begins so, else the nearest named one, else as it is.
create function corrected_words(asked text[]) returns text[] language sql stable
  return array(
    select case
      when exists (select 1 from search_words k where k.word ^@ a.word) then a.word
      else coalesce(
        (select k.word from search_words k where k.named and k.word % a.word order by similarity(k.word, a.word) desc, k.word limit 1),
        a.word)
    end
    from unnest(asked) with ordinality as a (word, place)
    order by a.place
  );
