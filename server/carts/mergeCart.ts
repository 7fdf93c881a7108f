/**
 * Takes a guest's cart into the server's at sign-in. Nothing is refused: what is not to be had is skipped, quantities
 * are held to the stock, and a repeated request (same Idempotency-Key) adds nothing twice.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { type CartAddition, lineKey, MAX_CART_LINES, mergeLines } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import { claimKey, keepAnswer, requestHashOf } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import type { ProductsById } from '#server/products/saleQueries.ts';
import { identityOf, quantityHeld } from './addToCart.ts';
import { cartAnswer } from './cartAnswer.ts';
import { type Cart, keepLines, type LineToKeep, lockCart, withKept } from './cartQueries.ts';

type CartAnswer = ReturnType<typeof cartAnswer>;

export const mergeCart: Handler<typeof endpoints.mergeCart> = async ({ body }, context) =>
  inTransaction(context.db, async (trx) => {
    const { caller, clock, idempotencyKey: key } = context;
    const { userId } = caller;
    const claim = key ? { userId, key, requestHash: requestHashOf(body) } : null;
    const first = claim && (await claimKey(trx, claim));
    if (first) return first as CartAnswer;
    const items = body.items.map((item) => ({ ...item, productId: item.productId.toLowerCase() }));
    const others = items.map((item) => item.productId).filter(isId);
    const cart = await lockCart(trx, userId, { now: clock(), others });
    const kept = await keepLines(trx, userId, linesToKeep(items, cart), clock());
    const answer = cartAnswer(withKept(cart, kept));
    if (claim) await keepAnswer(trx, claim, { status: 200, answer });
    return answer;
  });

/** Lines of the guest that can be had, added to what the cart holds already, as far as stock and room go. */
function linesToKeep(items: readonly CartAddition[], { lines: held, products }: Cart): LineToKeep[] {
  const heldKeys = new Set(held.map((line) => lineKey(identityOf(line))));
  const wanted = mergeLines(items.flatMap((item) => wantedLine(item, products)));
  const kept = wanted
    .map(({ left, ...line }) => ({
      ...line,
      quantity: Math.min(left, line.quantity + quantityHeld(held, line)),
    }))
    .filter((line) => line.quantity > 0);
  const known = kept.filter((line) => heldKeys.has(lineKey(line)));
  const added = kept.filter((line) => !heldKeys.has(lineKey(line)));
  return [...known, ...added.slice(0, MAX_CART_LINES - held.length)];
}

function wantedLine(item: CartAddition, products: ProductsById): (LineToKeep & { left: number })[] {
  const product = products.get(item.productId);
  if (!product?.listed) return [];
  const chosen = chooseStockUnits(product, item);
  if (!chosen.ok) return [];
  const { pricePoisha } = product;
  return [
    { productId: product.id, ...chosen.choice, quantity: item.quantity, pricePoisha, left: chosen.left },
  ];
}
