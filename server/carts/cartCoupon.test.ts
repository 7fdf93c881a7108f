import { beforeEach, expect, it } from 'vitest';
import type { CouponToWrite } from '#server/coupons/couponQueries.ts';
import { buildCoupon } from '#server/testing/coupons.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildCustomer, deliverTo, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp({ settings: { limitsFactor: 1 } });
let customer: Person;
let token: string;
let ring: BuiltProduct;

beforeEach(async () => {
  customer = await buildCustomer(db, { phone: deliverTo.phone });
  token = await tokenOf(customer);
  ring = await buildProduct(db, { price: 500, category: 'rings' });
  await add(ring);
});

const add = (product: BuiltProduct, choice = {}) =>
  call('POST', '/cart/add', { token, body: { productId: product.id, ...choice } });
const apply = (code: string) => call('PUT', '/cart/coupon', { token, body: { code } });
const discountNow = async () => (await call('GET', '/cart', { token })).body.data.discount;
const coupon = (terms: Partial<CouponToWrite> = {}) => buildCoupon(db, terms);

it('a code is applied however it is typed, follows the cart, and is removed', async () => {
  const { code } = await coupon({ code: 'BOISHAKH', categories: ['rings'] });
  const applied = await apply(' boi shakh ');
  const discount = { code, amount: 50, freeDelivery: false, reason: null };
  expect(applied).toMatchObject({ status: 200, body: { data: { totalAmount: 500, discount } } });
  expect(await discountNow()).toEqual(discount);

  const more = await add(ring);
  expect(more.body.data.discount.amount).toBe(100);
  await add(await buildBangle(db), { selectedSize: 'M' });
  expect((await discountNow()).amount).toBe(100);

  const removed = await call('DELETE', '/cart/coupon', { token });
  expect(removed.body.data).toMatchObject({ itemCount: 2, discount: null });
  expect(await discountNow()).toBeNull();
});

it('a code that does not apply is refused with the reason at the field, and an earlier one stays', async () => {
  const { code } = await coupon();
  await apply(code);
  const { code: large } = await coupon({ min_spend: 80_000 });
  const reason = 'Spend ৳300 more to use this code';
  expect(await apply(large)).toMatchObject({
    status: 409,
    body: { code: 'couponRefused', message: reason, errors: { code: reason } },
  });
  expect((await apply('NOSUCH')).body.message).toBe('This code is not known');
  expect(await apply(' ')).toMatchObject({ status: 400, body: { errors: { code: 'Code is required' } } });
  expect((await discountNow()).code).toBe(code);
});

it('a code that no longer applies stays in the cart and says why', async () => {
  const { id, code } = await coupon({ kind: 'free_delivery', value: 0 });
  expect((await apply(code)).body.data.discount).toMatchObject({ amount: 0, freeDelivery: true });
  await db.updateTable('coupons').set({ active: false }).where('id', '=', id).execute();
  const refused = { code, amount: 0, freeDelivery: false };
  expect(await discountNow()).toEqual({ ...refused, reason: 'This code has ended' });
  await db.deleteFrom('coupons').where('id', '=', id).execute();
  expect(await discountNow()).toEqual({ ...refused, reason: 'This code is not known' });
});

it('what cannot be bought does not count', async () => {
  const { code } = await coupon();
  await apply(code);
  await db.updateTable('products').set({ is_active: false }).where('id', '=', ring.id).execute();
  expect((await discountNow()).reason).toBe('Add an item to use this code');
});

it('an order takes the code out of the cart, and the same phone cannot use it again', async () => {
  const { code } = await coupon({ limit_per_phone: 1 });
  await apply(code);
  const drafted = draftOf([{ product: ring.id, price: 500 }], deliverTo);
  const body = { ...drafted, totalPrice: drafted.totalPrice - 50, couponCode: code };
  expect((await call('POST', '/orders', { token, body })).status).toBe(201);
  expect(await discountNow()).toBeNull();
  await add(ring);
  expect((await apply(code)).body.message).toBe('You have used this code already');
});

it('clearing the cart removes the code', async () => {
  await apply((await coupon()).code);
  const { body } = await call('DELETE', '/cart/clear', { token });
  expect(body.data.discount).toBeNull();
  expect(await discountNow()).toBeNull();
});

it('codes cannot be found by trying; codes that apply are not counted', async () => {
  const { code } = await coupon();
  for (let tries = 0; tries < 25; tries += 1) expect((await apply(code)).status).toBe(200);
  const guesses = [];
  for (let tries = 0; tries < 21; tries += 1) guesses.push((await apply(`GUESS-${tries}`)).status);
  expect(guesses).toEqual([...Array(20).fill(409), 429]);
});
