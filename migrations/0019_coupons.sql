-- Coupons: codes that take something off an order.

create table coupons (
  id              uuid        not null,
  code            text        not null,
  kind            text        not null,
  value           bigint      not null default 0,
  min_spend       bigint      not null default 0,
  max_discount    bigint,
  starts_at       timestamptz,
  ends_at         timestamptz,
  usage_limit     integer,
  limit_per_phone integer,
  categories      text[]      not null default '{}',
  active          boolean     not null default true,
  used            integer     not null default 0,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  constraint coupons_pkey primary key (id),
  constraint coupons_code_key unique (code),
  constraint coupons_code_form check (code ~ '^[A-Z0-9-]{3,30}$'),
  constraint coupons_kind_known check (kind in ('percent', 'amount', 'free_delivery')),
  constraint coupons_value_fits_kind check (
    case kind when 'percent' then value between 1 and 100 when 'amount' then value > 0 else value = 0 end
  ),
  constraint coupons_min_spend_not_negative check (min_spend >= 0),
  constraint coupons_max_discount_positive check (max_discount > 0),
  constraint coupons_ends_after_start check (ends_at > starts_at),
  constraint coupons_usage_limit_positive check (usage_limit > 0),
  constraint coupons_limit_per_phone_positive check (limit_per_phone > 0),
  constraint coupons_categories_known check (categories <@ array['bangles', 'earrings', 'cosmetics', 'necklaces', 'rings', 'alna', 'combo']),
  constraint coupons_used_within_limit check (used >= 0 and used <= usage_limit)
);
create index coupons_created on coupons (created_at, id);
comment on table coupons is 'Codes that take something off an order. Amounts are in poisha.';
comment on column coupons.code is 'Typed in any case and with any spaces, stored in capitals without spaces.';
comment on column coupons.value is 'Percent: 1 to 100. Amount: poisha. Free delivery: 0.';
comment on column coupons.ends_at is 'Exclusive: the code holds until then.';
comment on column coupons.used is 'The rows of coupon_uses. Orders lock the coupon to change it, so a limit holds however many order at once.';
comment on constraint coupons_code_key on coupons is 'A code names one coupon.';
comment on constraint coupons_code_form on coupons is 'A code is 3 to 30 capital letters, digits and dashes.';
comment on constraint coupons_kind_known on coupons is 'A coupon takes off a percentage, an amount, or the delivery fee.';
comment on constraint coupons_value_fits_kind on coupons is 'A percentage is 1 to 100, an amount is more than 0, free delivery has no value.';
comment on constraint coupons_min_spend_not_negative on coupons is 'The least to spend is nothing or something.';
comment on constraint coupons_max_discount_positive on coupons is 'A coupon takes off something.';
comment on constraint coupons_ends_after_start on coupons is 'A coupon ends after it starts.';
comment on constraint coupons_usage_limit_positive on coupons is 'A limited coupon can be used at least once.';
comment on constraint coupons_limit_per_phone_positive on coupons is 'A limited coupon can be used at least once from a phone.';
comment on constraint coupons_categories_known on coupons is 'A coupon is for categories that the shop has; for all of them if it names none.';
comment on constraint coupons_used_within_limit on coupons is 'A coupon is never used more often than its limit.';

create table coupon_uses (
  order_id  uuid        not null,
  coupon_id uuid        not null,
  phone     text        not null,
  amount    bigint      not null,
  used_at   timestamptz not null default now(),
  constraint coupon_uses_pkey primary key (order_id),
  constraint coupon_uses_order_fkey foreign key (order_id) references orders (id) on delete cascade,
  constraint coupon_uses_coupon_fkey foreign key (coupon_id) references coupons (id) on delete restrict,
  constraint coupon_uses_amount_not_negative check (amount >= 0)
);
create index coupon_uses_phone on coupon_uses (coupon_id, phone);
comment on table coupon_uses is 'The orders that use a coupon. An order that is cancelled gives its use back: the row goes.';
comment on column coupon_uses.amount is 'Poisha. What the coupon took off; the discount of the order differs if an admin has set another.';
comment on constraint coupon_uses_pkey on coupon_uses is 'An order uses one coupon.';
comment on constraint coupon_uses_order_fkey on coupon_uses is 'A use is of an order.';
comment on constraint coupon_uses_coupon_fkey on coupon_uses is 'A used coupon cannot be deleted.';
comment on constraint coupon_uses_amount_not_negative on coupon_uses is 'A coupon takes off nothing or something.';

alter table orders add column coupon_code text;
comment on column orders.coupon_code is 'The code that the order was placed with. It stays when the order is cancelled.';

alter table carts add column coupon_code text;
comment on column carts.coupon_code is 'The code that the customer applied. Whether it still holds is decided each time the cart is shown.';

-- A coupon as the program reads it, with the uses from a phone. Null if there is no such code.
create function coupon_by_code(wanted text, buyer text) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_build_object(
      'id', c.id, 'code', c.code, 'kind', c.kind, 'value', c.value, 'minSpendPoisha', c.min_spend,
      'maxDiscountPoisha', c.max_discount, 'startsAt', c.starts_at, 'endsAt', c.ends_at, 'limit', c.usage_limit,
      'limitPerPhone', c.limit_per_phone, 'categories', c.categories, 'isActive', c.active, 'used', c.used,
      'usesByPhone', (select count(*) from coupon_uses u where u.coupon_id = c.id and u.phone = buyer))
    from coupons c where c.code = wanted
  );
end $$;

-- The same for an order. It locks the coupon first, so that the uses it sees stay the same until the transaction ends.
create function coupon_to_use(wanted text, buyer text) returns json language plpgsql volatile as $$
begin
  perform from coupons where code = wanted for no key update;
  return coupon_by_code(wanted, buyer);
end $$;

-- With the coupon that the customer applied. The uses are those from the phone of the account.
create or replace function cart_of(customer uuid, others uuid[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  lines json;
  ids uuid[];
  applied text;
  coupon json;
begin
  select coalesce(json_agg(l), '[]'), array_agg(l."productId") into lines, ids
  from (
    select id, product_id as "productId", size, colour, quantity, price_seen as "priceSeen"
    from cart_lines where user_id = customer order by added_at, id
  ) l;
  select coupon_code into applied from carts where user_id = customer;
  if applied is not null then
    coupon := coupon_by_code(applied, (select phone from users where id = customer));
  end if;
  return json_build_object('lines', lines, 'products', products_for_sale(coalesce(ids, '{}') || others),
                           'couponCode', applied, 'coupon', coupon);
end $$;
