/** A coupon in the API's responses, and a form as it is stored. */

import type { CouponForm } from '#domain/coupons.schema.ts';
import { couponState } from '#domain/coupons.ts';
import { mayDo } from '#domain/duties.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import type { LoggedIn } from '#server/context.ts';
import type { CouponToWrite, StoredCoupon } from './couponQueries.ts';

/** A percentage is stored as it is, an amount in poisha. */
const storedValue = ({ kind, value }: CouponForm): number =>
  ({ percent: value, amount: toPoisha(value), free_delivery: 0 })[kind];

export const couponToWrite = (form: CouponForm): CouponToWrite => ({
  code: form.code,
  kind: form.kind,
  value: storedValue(form),
  min_spend: toPoisha(form.minSpend),
  max_discount: form.maxDiscount === null ? null : toPoisha(form.maxDiscount),
  starts_at: form.startsAt,
  ends_at: form.endsAt,
  usage_limit: form.limit,
  limit_per_phone: form.limitPerPhone,
  categories: form.categories,
  active: form.active,
});

/** What an admin sets, as in the API: for responses and the audit log. */
export const termsOf = (coupon: CouponToWrite) => ({
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.kind === 'amount' ? toTaka(coupon.value) : coupon.value,
  minSpend: toTaka(coupon.min_spend),
  maxDiscount: coupon.max_discount === null ? null : toTaka(coupon.max_discount),
  startsAt: coupon.starts_at,
  endsAt: coupon.ends_at,
  limit: coupon.usage_limit,
  limitPerPhone: coupon.limit_per_phone,
  categories: coupon.categories,
  active: coupon.active,
});

export const couponResponse = (coupon: StoredCoupon, caller: LoggedIn, now: Date) => ({
  _id: coupon.id,
  ...termsOf(coupon),
  state: couponState(
    {
      isActive: coupon.active,
      startsAt: coupon.starts_at,
      endsAt: coupon.ends_at,
      limit: coupon.usage_limit,
      used: coupon.used,
    },
    now,
  ),
  used: coupon.used,
  ...(mayDo(caller, 'money') && { revenue: toTaka(coupon.revenue), expected: toTaka(coupon.expected) }),
  discounts: toTaka(coupon.discounts),
  changedAt: coupon.updated_at,
});
