import { expect, it } from 'vitest';
import {
  couponDays,
  couponDaysText,
  couponLimitsText,
  couponUsesText,
  couponValueText,
} from './couponTexts.ts';

const coupon = {
  kind: 'percent' as const,
  value: 10,
  minSpend: 0,
  maxDiscount: null,
  categories: [],
  startsAt: null,
  endsAt: null,
  limit: null,
  limitPerPhone: null,
  used: 3,
};
const june = { startsAt: '2026-05-31T18:00:00.000Z', endsAt: '2026-06-30T18:00:00.000Z' };

it('says what a coupon takes off', () => {
  expect(couponValueText(coupon)).toBe('10% off');
  expect(couponValueText({ ...coupon, maxDiscount: 250 })).toBe('10% off, at most ৳250');
  expect(couponValueText({ ...coupon, kind: 'amount', value: 99.5 })).toBe('৳99.50 off');
  expect(couponValueText({ ...coupon, kind: 'free_delivery' })).toBe('Free delivery');
});

it('says for what it holds', () => {
  expect(couponLimitsText(coupon)).toBe('');
  const limited = { minSpend: 1000, categories: ['bangles', 'combo'] as const, limitPerPhone: 1 };
  expect(couponLimitsText({ ...coupon, ...limited })).toBe(
    'From ৳1,000 · Bangles, Combos · Once per customer',
  );
  expect(couponLimitsText({ ...coupon, limitPerPhone: 2 })).toBe('2 times per customer');
});

it('says on which days it holds, the last one included', () => {
  expect(couponDaysText(coupon)).toBe('Always');
  expect(couponDaysText({ ...coupon, ...june })).toBe('1 Jun 2026 – 30 Jun 2026');
  expect(couponDaysText({ ...coupon, ...june, endsAt: null })).toBe('From 1 Jun 2026');
  expect(couponDaysText({ ...coupon, ...june, startsAt: null })).toBe('Until 30 Jun 2026');
  expect(couponDays(june)).toEqual({ startsAt: '2026-06-01', endsAt: '2026-06-30' });
  expect(couponDays(coupon)).toEqual({ startsAt: '', endsAt: '' });
});

it('says how often it was used', () => {
  expect([couponUsesText(coupon), couponUsesText({ ...coupon, limit: 1000 })]).toEqual(['3', '3 of 1,000']);
});
