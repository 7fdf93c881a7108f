/** Puts a product in the cart; asking for more than there is changes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { type LineIdentity, lineKey, MAX_CART_LINES } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { type ProductForSale, productsForSale } from '#server/products/saleQueries.ts';
import { cartAnswer } from './cartAnswer.ts';
import { type CartLineRow, cartLinesOf, keepLines, lockCart } from './cartQueries.ts';

export const addToCart: Handler<typeof endpoints.addToCart> = async ({ body }, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    const { userId } = caller;
    const product = await productToSell(trx, body.productId.toLowerCase());
    const chosen = chooseStockUnits(product, body);
    if (!chosen.ok) throw new Problem(chosen.problem);
    await lockCart(trx, userId, clock());
    const lines = await cartLinesOf(trx, userId);
    const line = { productId: product.id, ...chosen.choice };
    const held = quantityHeld(lines, line);
    if (held === 0 && lines.length >= MAX_CART_LINES) throw new Problem('cartFull');
    const quantity = held + body.quantity;
    if (quantity > chosen.left) throw shortStock(chosen.left);
    await keepLines(trx, userId, [{ ...line, quantity, pricePoisha: product.pricePoisha }], clock());
    return cartAnswer(trx, userId);
  });

async function productToSell(db: Database, id: string): Promise<ProductForSale> {
  const product = isId(id) ? (await productsForSale(db, [id])).get(id) : undefined;
  if (!product?.listed) throw new Problem('productNotFound');
  return product;
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
