/** Reads the cart and removes lines from it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { withoutLine } from './cartLines.ts';
import { findCart, lockCart, removeAllLines, removeLine, setCouponCode } from './cartQueries.ts';
import { cartResponse } from './cartResponse.ts';

export const cart: Handler<typeof endpoints.cart> = async (_, { db, caller, clock }) =>
  cartResponse(await findCart(db, caller.userId), clock());

export const removeFromCart: Handler<typeof endpoints.removeFromCart> = async ({ params }, context) => {
  const { db, caller, clock } = context;
  const { itemId } = params;
  if (!isId(itemId)) throw new Problem('cartLineNotFound');
  return inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, caller.userId, { now: clock() });
    if (!(await removeLine(trx, caller.userId, itemId))) throw new Problem('cartLineNotFound');
    return cartResponse(withoutLine(cart, itemId), clock());
  });
};

export const clearCart: Handler<typeof endpoints.clearCart> = async (_, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, caller.userId, { now: clock() });
    await removeAllLines(trx, caller.userId);
    await setCouponCode(trx, caller.userId, null);
    return cartResponse({ ...cart, lines: [], couponCode: null, coupon: null }, clock());
  });
