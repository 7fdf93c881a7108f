/** Puts a product in the cart; asking for more than there is changes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { type LineIdentity, lineKey, MAX_CART_LINES } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { type Choice, chooseStockUnits } from '#domain/stock.ts';
import { inTransactionEnding } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import type { ProductForSale } from '#server/products/saleQueries.ts';
import { cartAnswer } from './cartAnswer.ts';
import {
  type Cart,
  type CartLineRow,
  keepingLines,
  type LineToKeep,
  lockCart,
  withKept,
} from './cartQueries.ts';

export const addToCart: Handler<typeof endpoints.addToCart> = async ({ body }, { db, caller, clock }) =>
  inTransactionEnding(db, async (trx) => {
    const { userId } = caller;
    const id = body.productId.toLowerCase();
    if (!isId(id)) throw new Problem('productNotFound');
    const cart = await lockCart(trx, userId, { now: clock(), others: [id] });
    const product = cart.products.get(id);
    if (!product?.listed) throw new Problem('productNotFound');
    const line = chosenLine(cart, product, body);
    return {
      last: keepingLines(userId, [line], clock()),
      answer: (kept: readonly CartLineRow[]) => cartAnswer(withKept(cart, kept)),
    };
  });

/** With the pieces of this choice that the cart holds already, all of which must be there. */
function chosenLine(
  { lines }: Cart,
  product: ProductForSale,
  asked: Choice & { quantity: number },
): LineToKeep {
  const chosen = chooseStockUnits(product, asked);
  if (!chosen.ok) throw new Problem(chosen.problem);
  const line = { productId: product.id, ...chosen.choice };
  const held = quantityHeld(lines, line);
  if (held === 0 && lines.length >= MAX_CART_LINES) throw new Problem('cartFull');
  const quantity = held + asked.quantity;
  if (quantity > chosen.left) throw shortStock(chosen.left);
  return { ...line, quantity, pricePoisha: product.pricePoisha };
}

export const identityOf = (line: CartLineRow): LineIdentity => ({
  productId: line.productId,
  selectedSize: line.size,
  selectedColor: line.colour,
});

/** Pieces of this very choice that are in the cart already. */
export function quantityHeld(lines: readonly CartLineRow[], wanted: LineIdentity): number {
  const key = lineKey(wanted);
  return lines.find((line) => lineKey(identityOf(line)) === key)?.quantity ?? 0;
}
