/** Orders that use a coupon, and what gives its uses back or changes it, at once: its limit holds, and its count is right. */
import { expect, it } from 'vitest';
import { type BuiltCoupon, buildCoupon, usesOf } from '#server/testing/coupons.ts';
import type { TestResponse } from '#server/testing/testApp.ts';
import type { Random } from './random.ts';
import {
  admin,
  atOnce,
  buyers,
  db,
  newAdmin,
  orderFor,
  place,
  product,
  race,
  shop,
  statuses,
} from './runRace.ts';
import { timeout } from './size.ts';

const { call } = shop;
const [buyer] = buyers;
const other = await newAdmin();
const ring = await product({ price: 100, stock: 100_000 });

const raceOf = (name: string, once: (random: Random) => Promise<void>) =>
  it(name, { timeout }, () => race(name, once));

/** Half price: 50 taka off the ring. */
const limited = (uses: number) => buildCoupon(db, { value: 50, usage_limit: uses });

const buy = ({ code }: BuiltCoupon, token = buyer?.token ?? '') => {
  const body = orderFor([ring]);
  return place(token, { ...body, totalPrice: body.totalPrice - 50, couponCode: code }, crypto.randomUUID());
};
const cancel = (id: string) => call('PUT', `/orders/${id}/cancel`, { token: buyer?.token ?? '' });
const close = (id: string) =>
  call('POST', `/admin/orders/${id}/close`, { token: admin.token, body: { reason: 'other' } });
const placed = (responses: readonly TestResponse[]): number =>
  responses.filter(({ status }) => status === 201).length;

raceOf('a coupon with 3 uses is used 3 times by 8 buyers', async (random) => {
  const coupon = await limited(3);
  const responses = await atOnce(
    random,
    buyers.map(
      ({ token }) =>
        () =>
          buy(coupon, token),
    ),
  );
  expect(placed(responses)).toBe(3);
  expect(await usesOf(db, coupon)).toEqual({ used: 3, rows: 3 });
});

raceOf('a cancelled and closed order gives its use back once, to at most one other order', async (random) => {
  const coupon = await limited(1);
  const { body } = await buy(coupon);
  const [cancelled, closed, ...bought] = await atOnce(random, [
    () => cancel(body._id),
    () => close(body._id),
    () => buy(coupon),
    () => buy(coupon),
  ]);
  expect(statuses([cancelled, closed].flatMap((one) => one ?? []))).toEqual([200, 409]);
  const uses = placed(bought);
  expect(uses).toBeLessThanOrEqual(1);
  expect(await usesOf(db, coupon)).toEqual({ used: uses, rows: uses });
});

raceOf('a coupon is edited, deleted or used', async (random) => {
  const coupon = await limited(5);
  const path = `/admin/coupons/${coupon.id}`;
  const form = { code: coupon.code, kind: 'percent', value: 50, limit: 1 };
  const [deleted, , ...bought] = await atOnce(random, [
    () => call('DELETE', path, { token: other.token }),
    () => call('PUT', path, { token: admin.token, body: form }),
    () => buy(coupon),
    () => buy(coupon),
  ]);
  const isDeleted = deleted?.status === 200;
  expect(isDeleted).toBe(placed(bought) === 0);
  if (!isDeleted) expect(await usesOf(db, coupon)).toEqual({ used: placed(bought), rows: placed(bought) });
});

raceOf('the items of an order with a coupon are edited while it is cancelled', async (random) => {
  const coupon = await limited(1);
  const { body } = await buy(coupon);
  const items = [{ product: ring.id, quantity: 2, selectedSize: null, selectedColor: null }];
  const [edited, cancelled] = await atOnce(random, [
    () =>
      call('PUT', `/admin/orders/${body._id}`, {
        token: admin.token,
        body: { version: body.version, items },
      }),
    () => cancel(body._id),
  ]);
  expect(cancelled?.status).toBe(200);
  expect([200, 409]).toContain(edited?.status);
  expect(await usesOf(db, coupon)).toEqual({ used: 0, rows: 0 });
});
