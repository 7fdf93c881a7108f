-- Moments that no response can show: coupons and payments could be saved with a year below 1 or above 9999.
-- oldest program: 0030

-- A coupon holds as before: one that began before the year 1 has begun, and one that ends after 9999 does not end.
update coupons set
  starts_at = case when starts_at < '0001-01-01 00:00Z' then null
                   when starts_at >= '10000-01-01 00:00Z' then '9999-12-31 00:00Z' else starts_at end,
  ends_at = case when ends_at < '0001-01-01 00:00Z' then '0001-01-01 00:00Z'
                 when ends_at >= '10000-01-01 00:00Z' then null else ends_at end
where starts_at < '0001-01-01 00:00Z' or starts_at >= '10000-01-01 00:00Z'
   or ends_at < '0001-01-01 00:00Z' or ends_at >= '10000-01-01 00:00Z';

-- The moment of the payment is not known, so it is the one when it was recorded.
update order_payments set paid_at = recorded_at where paid_at < '0001-01-01 00:00Z';
