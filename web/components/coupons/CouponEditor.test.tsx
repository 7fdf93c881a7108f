import { expect, it, vi } from 'vitest';
import { couponsTexts } from '#texts/coupons.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import type { CouponOfShop } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, type, waitUntil } from '#web/testing/mountPage.tsx';
import { CouponEditor } from './CouponEditor.tsx';
import { switchCoupon } from './couponActions.ts';

const coupon: CouponOfShop = {
  ...{ _id: '01a2237f-7f2f-7238-84c6-bb94ac35fde6', code: 'EID10', kind: 'percent', value: 10 },
  ...{ minSpend: 0, maxDiscount: null, startsAt: null, endsAt: null, limit: null, limitPerPhone: null },
  ...{ categories: [], active: true, state: 'active', used: 1, discounts: 50 },
  changedAt: '2026-11-28T10:00:00.000Z',
};
const changedMeanwhile = () => ({
  status: 409,
  body: { code: 'changedMeanwhile', message: problemMessages.changedMeanwhile },
});

it('a change says which coupon it was made from, and shows that another admin was faster', async () => {
  const sent = mockCalls({ [`PUT /admin/coupons/${coupon._id}`]: changedMeanwhile });
  const onDone = vi.fn();
  await mountPage(<CouponEditor coupon={coupon} onDone={onDone} />);
  await type('value', '20');
  await press(couponsTexts.saveCoupon);
  await waitUntil(() => expect(document.body.textContent).toContain(problemMessages.changedMeanwhile));
  expect(sent[0]?.body).toMatchObject({ value: 20, basedOn: coupon.changedAt });
  expect(onDone).not.toHaveBeenCalled();
});

it('switching a coupon off says which coupon the list shows', async () => {
  const sent = mockCalls({ [`PUT /admin/coupons/${coupon._id}`]: () => ({ body: { coupon } }) });
  await switchCoupon(coupon);
  expect(sent[0]?.body).toMatchObject({ value: 10, active: false, basedOn: coupon.changedAt });
});

it('amounts and limits in Bangla digits are sent as numbers', async () => {
  const sent = mockCalls({ 'POST /admin/coupons': () => ({ body: { coupon: {} } }) });
  const onDone = vi.fn();
  await mountPage(<CouponEditor coupon={null} onDone={onDone} />);
  await type('code', 'EID10');
  await type('value', '১০');
  await type('minSpend', '৫০০.৫');
  await type('limit', '২০');
  await press(couponsTexts.saveCoupon);
  await waitUntil(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toMatchObject({ value: 10, minSpend: 500.5, limit: 20 });
});

it('a number beyond its limits, and what is no number, is refused at its field', async () => {
  const sent = mockCalls({});
  await mountPage(<CouponEditor coupon={null} onDone={vi.fn()} />);
  await type('code', 'EID10');
  await type('value', '১০১');
  await press(couponsTexts.saveCoupon);
  const isRefused = (field: string) =>
    document.querySelector(`[name="${field}"]`)?.getAttribute('aria-invalid') === 'true';
  await waitUntil(() => expect(isRefused('value')).toBe(true));
  await type('value', '10');
  await type('minSpend', '-1');
  await type('limit', '0');
  await type('limitPerPhone', 'two');
  await press(couponsTexts.saveCoupon);
  await waitUntil(() => expect(isRefused('limit')).toBe(true));
  expect(isRefused('minSpend')).toBe(true);
  expect(isRefused('limitPerPhone')).toBe(true);
  expect(sent).toEqual([]);
});
