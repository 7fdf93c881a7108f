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

-- The words of the catalogue that begin so: looking for these themselves is several times quicker than for whatever
-- begins so. '~' stands where a weight goes.
create function search_lexemes(asked text) returns text language sql stable as $$
  select '(' || case
      when count(*) between 1 and 40 then string_agg(quote_literal(known.word) || ':~', ' | ')
      else quote_literal(asked) || ':*~'
    end || ')'
  from (
    select word from search_words where word >= asked and word < asked || chr(1114111) order by word limit 41
  ) known
$$;

-- A word as it is if one of the catalogue's begins so, else the nearest of those that name something.
create function corrected_word(asked text) returns text language sql stable as $$
  select case
    when exists (select 1 from search_words where word >= asked and word < asked || chr(1114111)) then asked
    else coalesce(
      (select word from search_words where named and word % asked order by similarity(word, asked) desc, word limit 1),
      asked)
  end
$$;

-- Terms as a tsquery's text. Each is {"phrases": [["rose", "gold"], ["golden"]], "doubtful": "golden"}: any of its phrases
-- will do, a phrase needs all its words, and what is doubtful may be misspelt.
create function search_query(terms jsonb) returns text language sql stable as $$
  select string_agg(
    case
      when term ->> 'doubtful' is null or corrected.word = term ->> 'doubtful' then '(' || phrases.query || ')'
      else search_lexemes(corrected.word)
    end, ' & ')
  from jsonb_array_elements(terms) term,
  lateral (
    select string_agg('(' || words.query || ')', ' | ') as query
    from jsonb_array_elements(term -> 'phrases') phrase,
    lateral (
      select string_agg(search_lexemes(word), ' & ') as query from jsonb_array_elements_text(phrase) word
    ) words
  ) phrases,
  lateral (
    select corrected_word(term ->> 'doubtful') as word
  ) corrected
$$;
