/** Sets the quantity of a line; none or less removes it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { productsForSale } from '#server/products/saleQueries.ts';
import { identityOf } from './addToCart.ts';
import { cartAnswer } from './cartAnswer.ts';
import { type CartLineRow, cartLinesOf, keepLines, lockCart, removeLine } from './cartQueries.ts';

export const updateCart: Handler<typeof endpoints.updateCart> = async ({ body }, { db, caller, clock }) => {
  const itemId = body.itemId.toLowerCase();
  if (!isId(itemId)) throw new Problem('cartLineNotFound');
  return inTransaction(db, async (trx) => {
    const { userId } = caller;
    await lockCart(trx, userId, clock());
    const lines = await cartLinesOf(trx, userId);
    const line = lines.find(({ id }) => id === itemId);
    if (!line) throw new Problem('cartLineNotFound');
    if (body.quantity <= 0) await removeLine(trx, userId, line.id);
    else await setQuantity(trx, { userId, line, quantity: body.quantity, now: clock() });
    return cartAnswer(trx, userId);
  });
};

/** Also takes note of today's price: whoever changes a line has seen it. */
async function setQuantity(
  trx: Database,
  { userId, line, quantity, now }: { userId: string; line: CartLineRow; quantity: number; now: Date },
): Promise<void> {
  const product = (await productsForSale(trx, [line.productId])).get(line.productId);
  if (!product?.listed) throw new Problem('productGone');
  const identity = identityOf(line);
  const chosen = chooseStockUnits(product, identity);
  // The line was chosen when the product was sold otherwise; the cart has nowhere to choose again.
  if (!chosen.ok) throw new Problem('choiceUnavailable');
  if (quantity > chosen.left) throw shortStock(chosen.left);
  await keepLines(trx, userId, [{ ...identity, quantity, pricePoisha: product.pricePoisha }], now);
}
