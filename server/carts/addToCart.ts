/** Puts a product in the cart; asking for more than there is changes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { type LineIdentity, lineKey, MAX_CART_LINES } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { type Choice, chooseStockUnits } from '#domain/stock.ts';
import type { OpeningHandler } from '#server/http/context.ts';
import type { ProductForSale } from '#server/products/saleQueries.ts';
import { cartAnswer } from './cartAnswer.ts';
import {
  type Cart,
  type CartLineRow,
  type CartRead,
  cartOf,
  keepingLines,
  type LineToKeep,
  lockingCart,
  withKept,
} from './cartQueries.ts';

export const addToCart: OpeningHandler<typeof endpoints.addToCart, CartRead, CartLineRow> = {
  reading: ({ body }, userId, { clock }) =>
    lockingCart(userId, { now: clock(), others: [body.productId.toLowerCase()].filter(isId) }),
  ending: (read, { body }, { caller, clock }) => {
    const cart = cartOf(read);
    const product = cart.products.get(body.productId.toLowerCase());
    if (!product?.listed) throw new Problem('productNotFound');
    const line = chosenLine(cart, product, body);
    return {
      last: keepingLines(caller.userId, [line], clock()),
      answer: (kept) => cartAnswer(withKept(cart, kept)),
    };
  },
};

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
