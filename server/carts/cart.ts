/** The cart read, and lines taken out of it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { cartAnswer } from './cartAnswer.ts';
import { findCart, lockCart, removeAllLines, removeLine, without } from './cartQueries.ts';

export const cart: Handler<typeof endpoints.cart> = async (_, { db, caller }) =>
  cartAnswer(await findCart(db, caller.userId));

export const removeFromCart: Handler<typeof endpoints.removeFromCart> = async ({ params }, context) => {
  const { db, caller, clock } = context;
  const itemId = params.itemId.toLowerCase();
  if (!isId(itemId)) throw new Problem('cartLineNotFound');
  return inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, caller.userId, { now: clock() });
    if (!(await removeLine(trx, caller.userId, itemId))) throw new Problem('cartLineNotFound');
    return cartAnswer(without(cart, itemId));
  });
};

export const clearCart: Handler<typeof endpoints.clearCart> = async (_, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, caller.userId, { now: clock() });
    await removeAllLines(trx, caller.userId);
    return cartAnswer({ ...cart, lines: [] });
  });
