-- What keeps a search quick however many products it finds.

-- Finds what is called so at once, where thousands are described so.
create index products_named on products using gin (to_tsvector('simple'::regconfig, name)) where listed;

-- Do these terms (as search_query takes them) surely find at least so many, and a good part of all products? Answered
-- from the statistics that PostgreSQL keeps of common words; "no" may be wrong, "yes" is not. Of what is so common any
-- twenty products hold one, so it is better looked for among the products than in the index of words, which would name
-- them all first.
create function search_is_broad(terms jsonb, at_least integer) returns boolean language sql stable as $$
  with asked as materialized (
    select corrected_word(terms -> 0 ->> 'doubtful') as word where terms -> 0 ->> 'doubtful' is not null
    union
    select phrase ->> 0 from jsonb_array_elements(terms -> 0 -> 'phrases') phrase where jsonb_array_length(phrase) = 1
  ), common as materialized (
    select common.word
    from pg_class products
    join pg_stats kept on kept.schemaname = products.relnamespace::regnamespace::text
      and kept.tablename = 'products' and kept.attname = 'search',
    unnest(kept.most_common_elems::text::text[], kept.most_common_elem_freqs) common (word, part)
    where jsonb_array_length(terms) = 1 and products.oid = 'products'::regclass
      and common.part >= 0.05 and common.part * products.reltuples >= at_least
  )
  select exists (select from asked join common on starts_with(common.word, asked.word))
$$;
