/**
 * Merges a guest's cart into the account's cart at login. Nothing is refused: unavailable items are skipped,
 * quantities are limited to the stock, and a repeated request (same Idempotency-Key) adds nothing twice.
 */
import type { endpoints } from '#contract/endpoints.ts';
import type { CartAddition } from '#domain/carts.schema.ts';
import { lineKey, MAX_CART_LINES, mergeLines } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import type { Handler } from '#server/context.ts';
import { claimOf } from '#server/database/idempotency.ts';
import { inTransactionWithFinalWrites } from '#server/database/transaction.ts';
import type { ProductsById } from '#server/products/saleQueries.ts';
import { identityOf, type LineToWrite, quantityInCart, rowsOf, withRows } from './cartLines.ts';
import { type Cart, lockCartFor, writingRows } from './cartQueries.ts';
import { type CartResponse, cartResponse } from './cartResponse.ts';

export const mergeCart: Handler<typeof endpoints.mergeCart> = ({ body }, context) =>
  inTransactionWithFinalWrites<CartResponse>(context.db, async (trx) => {
    const { userId } = context.caller;
    const now = context.clock();
    const claim = claimOf(context, body);
    const { items } = body;
    const others = items.map((item) => item.productId).filter(isId);
    const { cart, isRepeated } = await lockCartFor(trx, { claim, userId, now, others });
    if (isRepeated) return { writes: [], result: cartResponse(cart, now) };
    const rows = rowsOf(cart, linesToWrite(items, cart));
    return {
      writes: writingRows({ userId, rows, now, claim }),
      result: cartResponse(withRows(cart, rows), now),
    };
  });

/**
 * The guest's available lines, added to the quantities in the cart, up to the stock and the maximum number of lines.
 */
function linesToWrite(items: readonly CartAddition[], { lines: existing, products }: Cart): LineToWrite[] {
  const existingKeys = new Set(existing.map((line) => lineKey(identityOf(line))));
  const wanted = mergeLines(items.flatMap((item) => wantedLine(item, products)));
  const available = wanted
    .map(({ left, ...line }) => ({
      ...line,
      quantity: Math.min(left, line.quantity + quantityInCart(existing, line)),
    }))
    .filter((line) => line.quantity > 0);
  const known = available.filter((line) => existingKeys.has(lineKey(line)));
  const added = available.filter((line) => !existingKeys.has(lineKey(line)));
  return [...known, ...added.slice(0, MAX_CART_LINES - existing.length)];
}

function wantedLine(item: CartAddition, products: ProductsById): (LineToWrite & { left: number })[] {
  const product = products.get(item.productId);
  if (!product?.listed) return [];
  const chosen = chooseStockUnits(product, item);
  if (!chosen.ok) return [];
  const { pricePoisha } = product;
  return [
    { productId: product.id, ...chosen.choice, quantity: item.quantity, pricePoisha, left: chosen.left },
  ];
}
