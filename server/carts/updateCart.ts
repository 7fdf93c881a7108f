/** Sets the quantity of a line. Zero or less removes it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import type { Handler } from '#server/context.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { identityOf, type LineToWrite, rowsOf, withoutLine, withRows } from './cartLines.ts';
import { type Cart, type CartLineRow, lockCart, removeLine, writingRows } from './cartQueries.ts';
import { cartResponse, lineResponse } from './cartResponse.ts';

export const updateCart: Handler<typeof endpoints.updateCart> = async ({ body }, { db, caller, clock }) => {
  const { itemId } = body;
  if (!isId(itemId)) throw new Problem('cartLineNotFound');
  return inTransaction(db, async (trx) => {
    const { userId } = caller;
    const cart = await lockCart(trx, userId, { now: clock() });
    const line = cart.lines.find(({ id }) => id === itemId);
    if (!line) throw new Problem('cartLineNotFound');
    if (isChangedElsewhere(line, body, cart)) throw new Problem('quantityChanged');
    if (body.quantity <= 0) {
      await removeLine(trx, userId, itemId);
      return cartResponse(withoutLine(cart, itemId), clock());
    }
    const rows = rowsOf(cart, [lineWithQuantity(body.quantity, line, cart)]);
    for (const write of writingRows({ userId, rows, now: clock() })) await executePrepared(trx, write);
    return cartResponse(withRows(cart, rows), clock());
  });
};

/** A repeated change finds its own quantity. A shopper sees no more pieces than are left. */
function isChangedElsewhere(
  line: CartLineRow,
  { quantity, seen }: { quantity: number; seen?: readonly number[] },
  { products }: Cart,
): boolean {
  if (!seen) return false;
  return ![...seen, quantity].some(
    (one) => one === line.quantity || one === lineResponse(line, products).quantity,
  );
}

/** Also stores the current price: a user who changes a line has seen it. */
function lineWithQuantity(quantity: number, line: CartLineRow, { products }: Cart): LineToWrite {
  const product = products.get(line.productId);
  if (!product?.listed) throw new Problem('productGone');
  const identity = identityOf(line);
  const chosen = chooseStockUnits(product, identity);
  // The product's choices changed after the line was added, and the cart has no way to choose again.
  if (!chosen.ok) throw new Problem('choiceUnavailable');
  if (quantity > chosen.left) throw shortStock(chosen.left);
  return { ...identity, quantity, pricePoisha: product.pricePoisha };
}
