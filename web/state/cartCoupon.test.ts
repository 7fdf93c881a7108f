import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '#web/auth/session.ts';
import { buildCart } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { cartNow, forgetServerCart } from './cart.ts';
import { appliedDiscount, applyCode, loadCartWithCode, refuseCode, removeCode } from './cartCoupon.ts';
import { setQuantity } from './cartLines.ts';
import { clearPersistedState } from './persistedStore.ts';

const logIn = () => sessionStore.setState({ token: 'token' });
const discount = { code: 'EID10', amount: 50, freeDelivery: false, reason: null };
const returning = (shown: typeof discount | null) => () => ({
  body: { data: { ...buildCart([{ _id: 'line', quantity: 1 }]), discount: shown } },
});
const refusing = () => ({ status: 409, body: { message: 'This code has ended', code: 'couponRefused' } });

beforeEach(() => {
  clearPersistedState();
  sessionStore.setState({ token: null, user: null });
  forgetServerCart();
});

it('a guest’s code is applied after login, once', async () => {
  await applyCode(' eid ১0 ');
  logIn();
  const sent = mockCalls({ 'GET /cart': returning(discount), 'PUT /cart/coupon': returning(discount) });
  expect((await loadCartWithCode()).discount).toEqual(discount);
  await loadCartWithCode();
  const applied = sent.filter(({ call }) => call === 'PUT /cart/coupon');
  expect(applied.map(({ body }) => body)).toEqual([{ code: 'EID10' }]);
});

it('a guest’s code that the shop refuses is not sent again, and does not hide the cart', async () => {
  await applyCode('OLD');
  logIn();
  const sent = mockCalls({ 'GET /cart': returning(null), 'PUT /cart/coupon': refusing });
  expect((await loadCartWithCode()).totalItems).toBe(1);
  await loadCartWithCode();
  expect(sent.filter(({ call }) => call === 'PUT /cart/coupon')).toHaveLength(1);
});

it('a refused code is thrown with the reason, and the cart stays', async () => {
  logIn();
  mockCalls({ 'GET /cart': returning(null), 'PUT /cart/coupon': refusing });
  await loadCartWithCode();
  await expect(applyCode('OLD')).rejects.toThrow('This code has ended');
  expect(cartNow().totalItems).toBe(1);
});

it('the discount stays while a changed quantity is on its way, and goes with the code', async () => {
  logIn();
  mockCalls({
    'GET /cart': returning(discount),
    'PUT /cart/update': returning({ ...discount, amount: 100 }),
    'DELETE /cart/coupon': returning(null),
  });
  await loadCartWithCode();
  const change = setQuantity('line', 2);
  expect(cartNow().discount).toEqual(discount);
  await change;
  expect(appliedDiscount(cartNow())?.amount).toBe(100);
  await removeCode();
  expect(cartNow().discount).toBeNull();
});

it('an order that is refused for its code shows the reason, and the code takes nothing off', async () => {
  logIn();
  mockCalls({ 'GET /cart': returning(discount) });
  await loadCartWithCode();
  refuseCode('You have used this code already');
  expect(cartNow().discount).toMatchObject({
    code: 'EID10',
    amount: 0,
    reason: 'You have used this code already',
  });
  expect(appliedDiscount(cartNow())).toBeNull();
});
