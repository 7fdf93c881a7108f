/** The coupon form as it is typed: text in every field, blank for no limit. */
import type { Category } from '#domain/categories.ts';
import type { CouponKind } from '#domain/coupons.ts';
import { couponDays } from '#domain/couponTexts.ts';
import type { CouponOfShop } from '#web/api/responses.ts';

export interface TypedCoupon {
  code: string;
  kind: CouponKind;
  value: string;
  minSpend: string;
  maxDiscount: string;
  startsAt: string;
  endsAt: string;
  limit: string;
  limitPerPhone: string;
  categories: Category[];
  active: boolean;
}

const newCoupon: TypedCoupon = {
  code: '',
  kind: 'percent',
  value: '',
  minSpend: '',
  maxDiscount: '',
  startsAt: '',
  endsAt: '',
  limit: '',
  limitPerPhone: '',
  categories: [],
  active: true,
};

const typed = (amount: number | null): string => (amount ? String(amount) : '');

export const typedCoupon = (coupon: CouponOfShop | null): TypedCoupon =>
  coupon
    ? {
        code: coupon.code,
        kind: coupon.kind,
        value: typed(coupon.value),
        minSpend: typed(coupon.minSpend),
        maxDiscount: typed(coupon.maxDiscount),
        ...couponDays(coupon),
        limit: typed(coupon.limit),
        limitPerPhone: typed(coupon.limitPerPhone),
        categories: coupon.categories,
        active: coupon.active,
      }
    : newCoupon;
