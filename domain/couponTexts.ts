/** How a coupon reads in the admin's list. Amounts are in taka, as the API returns them; moments are ISO 8601. */
import { couponMessages } from '#texts/couponRules.ts';
import { grouped } from '#texts/numbers.ts';
import { type Category, categoryPlural } from './categories.ts';
import type { CouponKind } from './coupons.ts';
import { dhakaDay, formatDay } from './dates.ts';
import { formatExactTaka } from './money.ts';

interface ShownCoupon {
  kind: CouponKind;
  value: number;
  minSpend: number;
  maxDiscount: number | null;
  categories: readonly Category[];
  startsAt: string | null;
  endsAt: string | null;
  limit: number | null;
  limitPerPhone: number | null;
  used: number;
}

/** '10% off, at most ৳250' */
export function couponValueText({ kind, value, maxDiscount }: ShownCoupon): string {
  if (kind === 'free_delivery') return couponMessages.kinds.free_delivery;
  if (kind === 'amount') return couponMessages.amountOff(formatExactTaka(value));
  return maxDiscount === null
    ? couponMessages.percentOff(value)
    : couponMessages.percentOffAtMost(value, formatExactTaka(maxDiscount));
}

/** 'From ৳1,000 · Bangles, Combos · Once per customer'. Empty without such limits. */
export function couponLimitsText({ minSpend, categories, limitPerPhone }: ShownCoupon): string {
  return [
    minSpend > 0 && couponMessages.fromAmount(formatExactTaka(minSpend)),
    categories.map(categoryPlural).join(', '),
    limitPerPhone && couponMessages.timesPerCustomer(limitPerPhone),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The last day on which a code holds: its end is exclusive. */
export const lastDay = (endsAt: string): Date => new Date(Date.parse(endsAt) - 1);

/** '1 Jun 2026 – 30 Jun 2026', 'From 1 Jun 2026', 'Until 30 Jun 2026', 'Always' */
export function couponDaysText({ startsAt, endsAt }: ShownCoupon): string {
  const last = endsAt && formatDay(lastDay(endsAt));
  if (startsAt && last) return `${formatDay(startsAt)} – ${last}`;
  if (startsAt) return couponMessages.fromDay(formatDay(startsAt));
  return last ? couponMessages.untilDay(last) : couponMessages.always;
}

/** '3 of 100' */
export const couponUsesText = ({ used, limit }: ShownCoupon): string =>
  limit === null ? grouped(used) : couponMessages.usesOf(used, limit);

/** The days as date fields hold them: '2026-06-30', or blank. */
export const couponDays = ({ startsAt, endsAt }: Pick<ShownCoupon, 'startsAt' | 'endsAt'>) => ({
  startsAt: startsAt ? dhakaDay(new Date(startsAt)) : '',
  endsAt: endsAt ? dhakaDay(lastDay(endsAt)) : '',
});
