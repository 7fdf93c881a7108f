/** Sets the quantity of a line; none or less removes it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { identityOf } from './addToCart.ts';
import { cartAnswer } from './cartAnswer.ts';
import {
  type Cart,
  type CartLineRow,
  keepLines,
  type LineToKeep,
  lockCart,
  removeLine,
  withKept,
  without,
} from './cartQueries.ts';

export const updateCart: Handler<typeof endpoints.updateCart> = async ({ body }, { db, caller, clock }) => {
  const itemId = body.itemId.toLowerCase();
  if (!isId(itemId)) throw new Problem('cartLineNotFound');
  return inTransaction(db, async (trx) => {
    const { userId } = caller;
    const cart = await lockCart(trx, userId, { now: clock() });
    const line = cart.lines.find(({ id }) => id === itemId);
    if (!line) throw new Problem('cartLineNotFound');
    if (body.quantity > 0) {
      const kept = await keepLines(trx, userId, [heldTo(body.quantity, line, cart)], clock());
      return cartAnswer(withKept(cart, kept));
    }
    await removeLine(trx, userId, itemId);
    return cartAnswer(without(cart, itemId));
  });
};

/** Also takes note of today's price: whoever changes a line has seen it. */
function heldTo(quantity: number, line: CartLineRow, { products }: Cart): LineToKeep {
  const product = products.get(line.productId);
  if (!product?.listed) throw new Problem('productGone');
  const identity = identityOf(line);
  const chosen = chooseStockUnits(product, identity);
  // The line was chosen when the product was sold otherwise; the cart has nowhere to choose again.
  if (!chosen.ok) throw new Problem('choiceUnavailable');
  if (quantity > chosen.left) throw shortStock(chosen.left);
  return { ...identity, quantity, pricePoisha: product.pricePoisha };
}
