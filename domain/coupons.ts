/**
 * Coupons: whether a code holds for an order, and how much it takes off. All amounts are in poisha, moments in UTC. The
 * cart, the order and the admin's list decide by the same rules.
 */

import { couponReasons } from '#texts/couponReasons.ts';
import { type Category, categoryPlural } from './categories.ts';
import { formatDay } from './dates.ts';
import { formatExactTaka, toTaka, wholeTaka } from './money.ts';
import { type Discount, priceOfItems } from './orders.ts';

export const couponKindValues = ['percent', 'amount', 'free_delivery'] as const;
export type CouponKind = (typeof couponKindValues)[number];

/** What a coupon takes off. */
export interface CouponTerms {
  kind: CouponKind;
  /** Percent: 1 to 100. Amount: poisha. Free delivery: 0. */
  value: number;
  /** The least to spend on the items that it is for. 0: nothing. */
  minSpendPoisha: number;
  /** Null: no limit. */
  maxDiscountPoisha: number | null;
  /** The items that it is for. Empty: all. */
  categories: readonly Category[];
}

interface CouponLimits {
  isActive: boolean;
  startsAt: Date | null;
  /** Exclusive. */
  endsAt: Date | null;
  /** The uses of all customers. Null: no limit. */
  limit: number | null;
  used: number;
}

export interface Coupon extends CouponTerms, CouponLimits {
  id: string;
  code: string;
  limitPerPhone: number | null;
  /** The uses from the phone that the order goes to. */
  usesByPhone: number;
}

export interface CouponItem {
  category: string | null;
  pricePoisha: number;
  quantity: number;
}

export const couponStates = ['active', 'scheduled', 'ended', 'used_up', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

/** What the admin's list calls it. The first reason against it counts. */
export function couponState(
  { isActive, startsAt, endsAt, limit, used }: CouponLimits,
  now: Date,
): CouponState {
  if (!isActive) return 'off';
  if (endsAt && endsAt <= now) return 'ended';
  if (limit !== null && used >= limit) return 'used_up';
  return startsAt && startsAt > now ? 'scheduled' : 'active';
}

/** The price of the items that the coupon is for. */
const spentOn = ({ categories }: CouponTerms, items: readonly CouponItem[]): number =>
  priceOfItems(
    items.filter(({ category }) => categories.length === 0 || categories.some((one) => one === category)),
  );

const amounts: Record<CouponKind, (terms: CouponTerms, spent: number) => number> = {
  percent: ({ value }, spent) => wholeTaka((spent * value) / 100),
  amount: ({ value }) => value,
  free_delivery: () => 0,
};

/**
 * What the terms take off these items: a percentage in whole taka, never more than `maxDiscountPoisha` or than the items
 * cost. Nothing if too little is spent.
 */
export function couponDiscount(terms: CouponTerms, items: readonly CouponItem[]): Discount {
  const spent = spentOn(terms, items);
  if (spent === 0 || spent < terms.minSpendPoisha) return { discountPoisha: 0, isDeliveryFree: false };
  const discountPoisha = Math.min(
    amounts[terms.kind](terms, spent),
    terms.maxDiscountPoisha ?? Number.POSITIVE_INFINITY,
    spent,
  );
  return { discountPoisha, isDeliveryFree: terms.kind === 'free_delivery' };
}

export interface CouponUse {
  items: readonly CouponItem[];
  now: Date;
}

/** 'bangles', 'bangles and earrings' */
const categoriesText = (categories: readonly Category[]): string =>
  couponReasons.listed(categories.map(categoryPlural));

type Reason = (coupon: Coupon, use: CouponUse) => string | false;

/** The reasons why a known code does not hold, each false if it does not apply. The first one counts. */
const reasons: readonly Reason[] = [
  (coupon, { now }) => ['off', 'ended'].includes(couponState(coupon, now)) && couponReasons.ended,
  (coupon, { now }) => couponState(coupon, now) === 'used_up' && couponReasons.usedUp,
  ({ startsAt }, { now }) =>
    startsAt !== null && startsAt > now && couponReasons.startsOn(formatDay(startsAt)),
  ({ limitPerPhone, usesByPhone }) =>
    limitPerPhone !== null && usesByPhone >= limitPerPhone && couponReasons.usedAlready(usesByPhone),
  (coupon, { items }) =>
    spentOn(coupon, items) === 0 &&
    (coupon.categories.length === 0
      ? couponReasons.addItem
      : couponReasons.onlyFor(categoriesText(coupon.categories))),
  (coupon, { items }) => {
    const missing = coupon.minSpendPoisha - spentOn(coupon, items);
    if (missing <= 0) return false;
    const amount = formatExactTaka(toTaka(missing));
    return coupon.categories.length > 0
      ? couponReasons.spendMoreOn(amount, categoriesText(coupon.categories))
      : couponReasons.spendMore(amount);
  },
];

export type CouponDecision = { ok: true; discount: Discount } | { ok: false; reason: string };

/** Whether the code holds for these items now. `coupon` is null for a code that the shop does not know. */
export function decideCoupon(coupon: Coupon | null, use: CouponUse): CouponDecision {
  if (!coupon) return { ok: false, reason: couponReasons.unknown };
  for (const refuses of reasons) {
    const reason = refuses(coupon, use);
    if (reason) return { ok: false, reason };
  }
  return { ok: true, discount: couponDiscount(coupon, use.items) };
}

/**
 * The discount after an edit. A discount that an admin has set stays, up to the price of the items; else the coupon's rule
 * decides again. `givenPoisha` is what the coupon took off before, `discountPoisha` the discount of the order.
 */
export function discountAfterEdit(
  { terms, givenPoisha }: { terms: CouponTerms; givenPoisha: number },
  discountPoisha: number,
  items: readonly CouponItem[],
): Discount {
  const decided = couponDiscount(terms, items);
  if (givenPoisha === discountPoisha) return decided;
  return { ...decided, discountPoisha: Math.min(discountPoisha, priceOfItems(items)) };
}
