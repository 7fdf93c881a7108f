-- Is what is searched for common? Asked of a sample now, not of the statistics of single words: these say nothing of two
-- words together, nor of a word under filters.

-- Places of products, spread evenly over the table and always the same, so that they are in memory, and so that one page
-- of a search is told the same as the next. None where there are too few products to need a sample.
create function product_sample() returns tid[] language sql stable as $$
  select array_agg(format('(%s,%s)', floor(relpages * (n * 0.6180339887498949 % 1)), 1 + n % ceil(reltuples / relpages)::int)::tid)
  from pg_class, generate_series(1, 512) n
  where oid = 'products'::regclass and reltuples >= 4000 and relpages > 0
$$;
comment on function product_sample() is 'Some hundreds of products, or none where there are less than 4,000. Multiples of the golden section lie evenly, whatever their number.';

drop function search_is_broad(jsonb, integer);
