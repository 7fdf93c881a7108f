-- The search for products.

create index products_search on products using gin (search) where listed;
-- Finds the products with a word in their name at once, where thousands have it in their description.
create index products_named on products using gin (to_tsvector('simple'::regconfig, name)) where listed;
create index products_hidden_search on products using gin (search) where not is_active and deleted_at is null;

-- The words of the catalogue, to correct misspelt ones: 'bangel' is nearest to 'bangle'. Some tens of thousands of words
-- whatever the number of products, so finding the nearest stays fast. Words are only ever added: one that no product has any
-- more finds nothing, like the misspelt one.
create table search_words (
  word  text collate "C" not null,
  named boolean not null,
  constraint search_words_pkey primary key (word)
);
create index search_words_similar on search_words using gin (word gin_trgm_ops) where named;

comment on table search_words is 'Every word that the search can find.';
comment on column search_words.named is 'In a name, tag, category or colour, not only in descriptions. Only such a word replaces a misspelt one.';

-- The words of the catalogue that begin with the given one. Searching for these is several times faster than for a prefix.
-- '~' stands for the weight.
create function search_lexemes(asked text) returns text language sql stable as $$
  select '(' || case
      when count(*) between 1 and 40 then string_agg(quote_literal(known.word) || ':~', ' | ')
      else quote_literal(asked) || ':*~'
    end || ')'
  from (
    select word from search_words where word >= asked and word < asked || chr(1114111) order by word limit 41
  ) known
$$;

-- The word itself if a word of the catalogue begins with it, otherwise the most similar word of a name, tag, category or
-- colour.
create function corrected_word(asked text) returns text language sql stable as $$
  select case
    when exists (select 1 from search_words where word >= asked and word < asked || chr(1114111)) then asked
    else coalesce(
      (select word from search_words where named and word % asked order by similarity(word, asked) desc, word limit 1),
      asked)
  end
$$;

-- Terms as the text of a tsquery. A term is {"phrases": [["rose", "gold"], ["golden"]], "doubtful": "golden"}: one of its
-- phrases has to match, a phrase matches with all its words, and the doubtful word may be misspelt.
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

-- A sample of products, to estimate how common a search is under its filters. The row positions are spread evenly over the
-- table and are always the same: so they are in memory, and all pages of a search get the same estimate.
create function product_sample() returns tid[] language sql stable as $$
  select array_agg(format('(%s,%s)', floor(relpages * (n * 0.6180339887498949 % 1)), 1 + n % ceil(reltuples / relpages)::int)::tid)
  from pg_class, generate_series(1, 512) n
  where oid = 'products'::regclass and reltuples >= 4000 and relpages > 0
$$;
comment on function product_sample() is 'Some hundreds of row positions, or none if there are fewer than 4,000 products. Multiples of the golden section are spread evenly, whatever their number.';
