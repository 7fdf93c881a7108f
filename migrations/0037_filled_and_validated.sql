-- What takes long in a large shop: fills products.next_search, creates indexes, and checks the rows that existed before the
-- constraints of 0031 to 0036. It blocks nobody. After a kill it begins again, and goes on where the products are filled.
-- oldest program: 0030
-- without transaction

-- Each batch is committed on its own, so that an order waits for one batch at most. The batch waits for nobody: a product that someone else has locked is taken in the next pass.
do $$
declare
  last uuid;
  ids  uuid[];
begin
  while exists (select from products where next_search = '') loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      ids := array(select id from products where id > last order by id limit 100);
      exit when ids = '{}';
      update products p set next_search = product_words(p) where id in (
        select id from products where id = any (ids) and next_search = '' order by id for no key update skip locked);
      commit;
      last := ids[cardinality(ids)];
    end loop;
  end loop;
end $$;

-- A failed try leaves an index that is not valid; it is dropped first.
drop index concurrently if exists products_next_search;
create index concurrently products_next_search on products using gin (next_search) where listed;
drop index concurrently if exists products_next_hidden_search;
create index concurrently products_next_hidden_search on products using gin (next_search) where not is_active and deleted_at is null;
analyze products (next_search);

drop index concurrently if exists users_verified_phone_key;
create unique index concurrently users_verified_phone_key on users (phone) where phone_verified_at is not null;
comment on index users_verified_phone_key is 'A phone opens one account. Any number of accounts may name the same phone without having verified it.';

alter table users validate constraint users_language_known;
alter table users validate constraint users_verified_phone_given;
alter table users validate constraint users_can_log_in;
alter table users validate constraint users_one_phone_login;
alter table users validate constraint users_admin_login;
alter table account_notices validate constraint account_notices_kind_known;
alter table orders validate constraint orders_language_known;
alter table mails validate constraint mails_kind_known;
alter table products validate constraint products_name_bn_length;
alter table products validate constraint products_description_bn_length;
alter table content_versions validate constraint content_versions_key_known;
alter table stock_alerts validate constraint stock_alerts_language_known;
