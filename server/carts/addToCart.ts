/** Adds a product to the cart. A quantity above the stock changes nothing. A repeated request adds nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { MAX_CART_LINES } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { type Choice, chooseStockUnits } from '#domain/stock.ts';
import type { Handler } from '#server/context.ts';
import { claimOf } from '#server/database/idempotency.ts';
import { inTransactionWithFinalWrites } from '#server/database/transaction.ts';
import type { ProductForSale } from '#server/products/saleQueries.ts';
import { type LineToWrite, quantityInCart, rowsOf, withLineAt, withRows } from './cartLines.ts';
import { type Cart, type CartLineRow, lockCartFor, writingRows } from './cartQueries.ts';
import { type CartResponse, cartResponse } from './cartResponse.ts';

export const addToCart: Handler<typeof endpoints.addToCart> = ({ body }, context) =>
  inTransactionWithFinalWrites<CartResponse>(context.db, async (trx) => {
    const { userId } = context.caller;
    const now = context.clock();
    const claim = claimOf(context, body);
    const { productId } = body;
    const others = [productId].filter(isId);
    const { cart, isRepeated } = await lockCartFor(trx, { claim, userId, now, others });
    if (isRepeated) return { writes: [], result: cartResponse(cart, now) };
    const product = cart.products.get(productId);
    if (!product?.listed) throw new Problem('productNotFound');
    const rows = rowsOf(cart, [chosenLine(cart, product, body)]);
    const { changed, order } = placed(withRows(cart, rows), rows, body.place);
    return {
      writes: writingRows({ userId, rows, now, order, claim }),
      result: cartResponse(changed, now),
    };
  });

/** The cart with the row at the place that the request names, and the order of its lines if that changed. */
function placed(
  cart: Cart,
  [row]: readonly CartLineRow[],
  place: number | undefined,
): { changed: Cart; order?: string[] } {
  if (!row || place === undefined) return { changed: cart };
  const changed = withLineAt(cart, row.id, place);
  return { changed, order: changed.lines.map(({ id }) => id) };
}

/** The new quantity includes the pieces of this choice already in the cart. All of them must be in stock. */
function chosenLine(
  { lines }: Cart,
  product: ProductForSale,
  asked: Choice & { quantity: number },
): LineToWrite {
  const chosen = chooseStockUnits(product, asked);
  if (!chosen.ok) throw new Problem(chosen.problem);
  const line = { productId: product.id, ...chosen.choice };
  const inCart = quantityInCart(lines, line);
  if (inCart === 0 && lines.length >= MAX_CART_LINES) throw new Problem('cartFull');
  const quantity = inCart + asked.quantity;
  if (quantity > chosen.left) throw shortStock(chosen.left);
  return { ...line, quantity, pricePoisha: product.pricePoisha };
}
