// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { couponsTexts } from '#texts/coupons.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, type, waitUntil } from '#web/testing/mountPage.tsx';
import { CouponEditor } from './CouponEditor.tsx';

afterEach(() => vi.unstubAllGlobals());

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
