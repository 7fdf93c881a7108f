-- Finding products: best-selling and best-rated first; filters by offer, stock, rating and size.

-- The same as `ratingScore` in domain/ratings.ts: the average in thousandths, as if ten more reviews of 3.5 stars existed.
create function rating_score(stars integer[]) returns integer language sql immutable parallel safe
  return case when stars[1] + stars[2] + stars[3] + stars[4] + stars[5] = 0 then 0 else
    1000 * (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5] + 35)
      / (stars[1] + stars[2] + stars[3] + stars[4] + stars[5] + 10) end;

alter table products
  add column sold_lately  integer not null default 0,
  add column rating_score integer not null generated always as (rating_score(stars)) stored,
  add constraint products_sold_lately_not_negative check (sold_lately >= 0);
comment on column products.sold_lately is 'Pieces sold within the last 90 days. A job counts them every hour, so that a sale does not move the product in the lists and stays a heap-only update.';
comment on column products.rating_score is 'The key of the order by rating. It weighs the average by the number of reviews; 0 without reviews.';
comment on constraint products_sold_lately_not_negative on products is 'A count of pieces.';

create index products_by_sales on products (sold_lately, id) include (colour_slugs) where listed;
create index products_category_by_sales on products (category, sold_lately, id) include (colour_slugs) where listed;
create index products_by_rating on products (rating_score, id) include (colour_slugs) where listed;
create index products_category_by_rating on products (category, rating_score, id) include (colour_slugs) where listed;
-- Finds rare offers without a walk through a sort.
create index products_on_offer on products (category, id) where listed and original_price > price;
comment on index products_by_rating is 'Also finds the few products that have reviews.';

update products p set sold_lately = s.pieces
from (
  select product_id, sum(pieces)::integer as pieces from product_sales
  where day > (now() at time zone 'Asia/Dhaka')::date - 90 group by product_id having sum(pieces) > 0
) s
where p.id = s.product_id;

-- The size as the filter names it.
create function size_slug(name text) returns text language sql immutable parallel safe
  return lower(btrim(name));
create index product_sizes_offered on product_sizes (size_slug(name), product_id) where available and name <> '';
comment on index product_sizes_offered is 'Finds the products in a rare size.';

-- What the filters show of a product besides category, colour, price and sizes, as bits: 1 on offer, 2 in stock, 4 rated 3 and
-- up, 8 rated 4 and up.
create function product_marks(price bigint, original_price bigint, available_stock integer, rating_sum integer, review_count integer)
returns smallint language sql immutable parallel safe
  return (case when original_price > price then 1 else 0 end
        + case when available_stock > 0 then 2 else 0 end
        + case when review_count > 0 and rating_sum >= 3 * review_count then 4 else 0 end
        + case when review_count > 0 and rating_sum >= 4 * review_count then 8 else 0 end)::smallint;

-- A product counts in one row for each section, category and colour that lists it, as before. The rows are divided by marks and
-- sizes, so that a count under such a filter adds up those with the mark.
alter table product_counts
  add column marks smallint not null default 0,
  add column sizes text[]   not null default '{}',
  drop constraint product_counts_pkey,
  add constraint product_counts_pkey primary key (section, category, colour, price_step, marks, sizes);
comment on column product_counts.marks is 'See product_marks.';
comment on column product_counts.sizes is 'The sizes on offer, in order.';

create table counted_products (
  product_id uuid     not null,
  category   text     not null,
  sections   text[]   not null,
  colours    text[]   not null,
  price_step integer  not null,
  marks      smallint not null,
  sizes      text[]   not null,
  constraint counted_products_pkey primary key (product_id)
) with (fillfactor = 70);
comment on table counted_products is 'What product_counts counts of each listed product, to take it out again when it changes.';

insert into counted_products (product_id, category, sections, colours, price_step, marks, sizes)
select p.id, p.category, product_sections(p.is_new_arrival, p.featured, p.is_combo, p.category), p.colour_slugs, price_step(p.price),
       product_marks(p.price, p.original_price, p.available_stock, p.rating_sum, p.review_count),
       array(select distinct size_slug(s.name) from product_sizes s
             where s.product_id = p.id and s.available and s.name <> '' order by 1)
from products p where p.listed;

delete from product_counts;
insert into product_counts (section, category, colour, price_step, marks, sizes, products)
select s.section, k.category, c.colour, p.price_step, p.marks, p.sizes, count(*)
from counted_products p, unnest(p.sections) s (section), unnest(array['', p.category]) k (category),
     unnest(array_prepend('', p.colours)) c (colour)
group by 1, 2, 3, 4, 5, 6;

-- ── Words that the shop's vocabulary knows ─────────────────────────────────────────────────────────────────────

-- A known word is itself or a form of it, no beginning: a search for a nath (a nose ring) must not find "nothing".
create function known_lexemes(asked text) returns text language sql immutable as $$
  select '(' || string_agg(quote_literal(asked || ending) || ':~', ' | ') || ')'
  from unnest(case
    when asked ~ '^[a-z]{2,}[a-rt-z]$' then '{"",s}'::text[]
    when asked ~ '^[ -~]*$' then '{""}'
    else '{"",র,ের,ে,টা,টি}'
  end) ending
$$;
comment on function known_lexemes is 'Latin words with their plural, Bangla ones with the endings for of, in and the.';

-- As before, and a term may have known phrases, {"known": [["nakful"]]}, and a mark of its own for the weight, {"weight": "^"}.
create or replace function search_query(terms jsonb) returns text language sql stable as $$
  select string_agg(
    case
      when term ->> 'doubtful' is null or corrected.word = term ->> 'doubtful' then '(' || phrases.query || ')'
      else search_lexemes(corrected.word)
    end, ' & ')
  from jsonb_array_elements(terms) term,
  lateral (
    select replace(string_agg('(' || words.query || ')', ' | '), '~', term ->> 'weight') as query
    from (
      select value as phrase, false as is_known from jsonb_array_elements(term -> 'phrases')
      union all
      select value, true from jsonb_array_elements(term -> 'known')
    ) phrases,
    lateral (
      select string_agg(case when is_known then known_lexemes(word) else search_lexemes(word) end, ' & ') as query
      from jsonb_array_elements_text(phrase) word
    ) words
  ) phrases,
  lateral (
    select corrected_word(term ->> 'doubtful') as word
  ) corrected
$$;
