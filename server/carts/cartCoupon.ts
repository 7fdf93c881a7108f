/** Applies a code to the cart, and removes it. A code that does not apply now is refused with the reason. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { findCoupon } from '#server/coupons/useQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockCart, setCouponCode } from './cartQueries.ts';
import { cartResponse } from './cartResponse.ts';

export const applyCoupon: Handler<typeof endpoints.applyCoupon> = async ({ body: { code } }, context) => {
  const { db, caller, clock } = context;
  return inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, caller.userId, { now: clock() });
    const coupon = await findCoupon(trx, { code, userId: caller.userId });
    const response = cartResponse({ ...cart, couponCode: code, coupon }, clock());
    const reason = response.data.discount?.reason;
    if (reason) throw new Problem('couponRefused', { message: reason, errors: { code: reason } });
    await setCouponCode(trx, caller.userId, code);
    return response;
  });
};

export const removeCoupon: Handler<typeof endpoints.removeCoupon> = async (_, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, caller.userId, { now: clock() });
    await setCouponCode(trx, caller.userId, null);
    return cartResponse({ ...cart, couponCode: null, coupon: null }, clock());
  });
